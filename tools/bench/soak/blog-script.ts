/** A blog worker that fails, hangs and recovers: by a schedule, or for good under a prefix of its path. */

import { BLOG_POST } from '../server/workers.ts';

/** In milliseconds: how long the blog stays in each state of its schedule. */
const PHASE = 12_000;

/** The states of the schedule, in order. */
const SCHEDULE = ['failing', 'hanging', 'right', 'malformed', 'right', 'busy', 'huge', 'broken off', 'right'];

/** The source of the worker. Its module runs in workerd, so that it refers to nothing outside. */
export function blogScript(): string {
  return `let started; const post = ${JSON.stringify(BLOG_POST)}; const schedule = ${JSON.stringify(SCHEDULE)};
const answers = {
  right: (phase) => Response.json({ ...post, title: 'Post ' + phase }),
  failing: () => new Response('no', { status: 500 }),
  hanging: () => new Promise((resolve) => setTimeout(() => resolve(Response.json(post)), 60_000)),
  malformed: () => new Response('[{"title": "cut o'),
  busy: () => new Response('', { status: 429, headers: { 'retry-after': '5' } }),
  huge: () => Response.json({ ...post, body: 'x'.repeat(2_000_000) }),
  'broken off': () => new Response(new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })),
  flapping: (phase) => answers[phase % 2 ? 'failing' : 'right'](phase),
};
export default { fetch(request) {
  started ??= Date.now(); // the clock stands still until the first request
  const phase = Math.floor((Date.now() - started) / ${PHASE});
  const [, behaviour] = /^\\/(right|failing|hanging|flapping)\\//.exec(new URL(request.url).pathname) ?? [];
  return answers[behaviour ?? schedule[phase % schedule.length]](phase);
} };`;
}
