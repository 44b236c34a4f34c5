/** Prints the tests that are skipped in the run's engine. Fails the run if omitted.ts names a file not in the suite. */

import { basename } from 'node:path';
import type { TestProject } from 'vitest/node';
import { OMITTED } from './omitted.ts';

export default async function setup(project: TestProject): Promise<() => void> {
  const { testFiles } = await project.globTestFiles();
  const known = testFiles.map((file) => basename(file));
  const files = Object.entries(OMITTED[project.name] ?? {})
    // with few cases, the suite has fewer files
    .filter(([file]) => known.includes(file) || process.env.TEST_CASES !== 'few');
  for (const [file] of files)
    if (!known.includes(file)) throw new Error(`omitted.ts names ${file}, which ${project.name} does not run.`);
  return () => {
    const lines = files.flatMap(([file, reasons]) =>
      Object.entries(reasons).map(([test, reason]) => `  ${file}: ${test} (${reason})`),
    );
    console.log(`Omitted in ${project.name}: ${lines.length === 0 ? 'nothing' : `\n${lines.join('\n')}`}`);
  };
}
