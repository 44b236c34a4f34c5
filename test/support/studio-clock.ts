/** One clock for a Studio and its service on workerd, which tests set, so that they need not wait for a release. */

import type { StartedStudio, StartStudioOptions } from '../../packages/cli/src/local/studio.ts';
import { workerModules } from '../../packages/cli/src/local/worker-modules.ts';

/** The start of the path of a request that sets a worker's clock. */
const PATH = '/test-clock/';

/** Evaluated before the worker's modules. */
const CLOCK = `const RealDate = Date;
let ahead = 0;
globalThis.Date = class Date extends RealDate {
  constructor(...values) {
    super(...(values.length === 0 ? [RealDate.now() + ahead] : values));
  }
  static now() {
    return RealDate.now() + ahead;
  }
};
export function setTo(instant) {
  ahead = instant - RealDate.now();
}`;

/** The store's Durable Object runs in the same isolate as the Studio. */
const ENTRY = `import { setTo } from './test-clock.js';
import worker, * as modules from './worker.js';
export class MessageStore extends (modules.MessageStore ?? Object) {
  ring() {
    return this.alarm();
  }
}
export default {
  ...worker,
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('${PATH}')) return worker.fetch(request, env, context);
    setTo(Number(pathname.slice('${PATH}'.length)));
    await env.STORE?.getByName('messages').ring();
    return new Response();
  },
};`;

/** @param dist the directory of the worker's build */
async function modulesWithClock(dist: string) {
  const own = { 'test-entry.js': ENTRY, 'test-clock.js': CLOCK };
  const modules = Object.entries(own).map(([path, contents]) => ({ type: 'ESModule' as const, path, contents }));
  return { modules: [...modules, ...(await workerModules(dist))] };
}

/** @returns options of a Studio for `setClock` */
export async function withClock(): Promise<Pick<StartStudioOptions, 'replaced' | 'replacedInService'>> {
  const [replaced, replacedInService] = await Promise.all(['dist/studio', 'dist'].map(modulesWithClock));
  return { ...(replaced && { replaced }), ...(replacedInService && { replacedInService }) };
}

/** Sets the clock, which runs on from there, and rings the alarm of the store. @param instant in milliseconds since 1970 */
export async function setClock({ studio, service }: StartedStudio, instant: number): Promise<void> {
  for (const worker of [studio, service]) {
    const { status } = await worker.fetch(`${PATH}${instant}`);
    if (status !== 200) throw new Error(`The clock was not set: ${status}`);
  }
}
