/** Prints the tests that are skipped in the run's engine. Fails the run if left-out.ts names a file not in the suite. */

import { basename } from 'node:path';
import type { TestProject } from 'vitest/node';
import { LEFT_OUT } from './left-out.ts';

export default async function setup(project: TestProject): Promise<() => void> {
  const { testFiles } = await project.globTestFiles();
  const known = testFiles.map((file) => basename(file));
  const files = Object.entries(LEFT_OUT[project.name] ?? {})
    // with few cases, the suite has fewer files
    .filter(([file]) => known.includes(file) || process.env.TEST_CASES !== 'few');
  for (const [file] of files)
    if (!known.includes(file)) throw new Error(`left-out.ts names ${file}, which ${project.name} does not run.`);
  return () => {
    const lines = files.flatMap(([file, reasons]) =>
      Object.entries(reasons).map(([test, reason]) => `  ${file}: ${test} (${reason})`),
    );
    console.log(`Left out in ${project.name}: ${lines.length === 0 ? 'nothing' : `\n${lines.join('\n')}`}`);
  };
}
