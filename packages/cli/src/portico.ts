#!/usr/bin/env node

/** The command `portico`. Imports only what every Node can read, so that one that is too old says so. */

import { nodeProblem } from './node-version.ts';

const problem = nodeProblem();
if (problem === null) import('./run-command.ts').then(({ runCommand }) => runCommand(process.argv.slice(2)));
else {
  console.error(problem);
  process.exitCode = 1;
}
