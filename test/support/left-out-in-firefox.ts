/** The tests that Firefox, or the way it is driven, can't run: the only list of them, each with its reason. */

import { basename } from 'node:path';
import { beforeEach, type RunnerTask } from 'vitest';

const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'overlay.test.ts': {
    'it starts there also when the page is scrolled': 'the driver scrolls the page before it presses a sticky button',
  },
};

const namesIn = (tasks: readonly RunnerTask[]): string[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? namesIn(task.tasks) : task.name));

beforeEach(({ task, skip }) => {
  const leftOut = LEFT_OUT[basename(task.file.filepath)] ?? {};
  const known = namesIn(task.file.tasks);
  const gone = Object.keys(leftOut).filter((name) => !known.includes(name));
  if (gone.length > 0)
    throw new Error(`${basename(import.meta.filename)} names tests that are gone: ${gone.join(', ')}`);
  const reason = leftOut[task.name];
  if (reason !== undefined) skip(reason);
});
