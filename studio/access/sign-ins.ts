/** Records who uses the Studio: each person's first request of a day. */

import type { MiddlewareHandler } from 'hono';
import type { Guarded } from './guard.ts';

interface SignInOptions {
  /** Adds a person to the audit, who may be in it today already. */
  readonly signIn: (person: string) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Expects the guard in front of it. If recording fails, the next request tries again. */
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
