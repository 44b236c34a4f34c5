/** The only list of the tests that are skipped in Firefox, each with its reason. */

import { basename } from 'node:path';
import { beforeEach, type RunnerTask } from 'vitest';

const SKIPPED: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

const namesIn = (tasks: readonly RunnerTask[]): string[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? namesIn(task.tasks) : task.name));

beforeEach(({ task, skip }) => {
  const skipped = SKIPPED[basename(task.file.filepath)] ?? {};
  const known = namesIn(task.file.tasks);
  const missing = Object.keys(skipped).filter((name) => !known.includes(name));
  if (missing.length > 0)
    throw new Error(`${basename(import.meta.filename)} names tests that do not exist: ${missing.join(', ')}`);
  const reason = skipped[task.name];
  if (reason !== undefined) skip(reason);
});
