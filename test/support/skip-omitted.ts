/** Skips the tests that omitted.ts lists for the suite's engine, and fails if one of them does not exist. */

import { basename } from 'node:path';
import { beforeEach, type RunnerTask } from 'vitest';
import { OMITTED } from './omitted.ts';

const omitted = OMITTED[process.env.TEST_BROWSER ?? ''] ?? {};

const namesIn = (tasks: readonly RunnerTask[]): string[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? namesIn(task.tasks) : task.name));

beforeEach(({ task, skip }) => {
  const reasons = omitted[basename(task.file.filepath)] ?? {};
  const known = namesIn(task.file.tasks);
  const missing = Object.keys(reasons).filter((name) => !known.includes(name));
  if (missing.length > 0) throw new Error(`omitted.ts names tests that do not exist: ${missing.join(', ')}`);
  const reason = reasons[task.name];
  if (reason !== undefined) skip(reason);
});
