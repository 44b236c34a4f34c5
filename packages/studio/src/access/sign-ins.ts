/** Records who uses the Studio: each person's first request of a day. */

import type { MiddlewareHandler } from 'hono';
import type { Guarded } from './guard.ts';

interface SignInOptions {
  /** Records the person in the audit, at most once a day. */
  readonly signIn: (person: string) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Must run after the guard. If recording fails, the next request tries again. */
export function noteSignIns({ signIn, now }: SignInOptions): MiddlewareHandler<Guarded> {
  /** Each person's last recorded day, so that not every request writes to the store. */
  const noted = new Map<string, string>();
  return async (context, next) => {
    const person = context.get('person');
    const day = new Date(now()).toISOString().slice(0, 10);
    if (noted.get(person) === day) return next();
    noted.set(person, day);
    const noting = signIn(person).catch((error) => {
      noted.delete(person);
      console.error(error);
    });
    await Promise.all([next(), noting]);
  };
}
