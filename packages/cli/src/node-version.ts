/** Whether this Node runs the package. Everything here, and what portico.ts imports first, runs on Node 12 too. */

import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly engines: { readonly node: string };
};

/** As npm compares them: `^22.16.0 || >= 24`. Pre-releases and other operators do not occur. */
export function accepts(range: string, node: string): boolean {
  return range.split('||').some((alternative) => {
    const match = /^(\^|>=|)\s*(\d+(?:\.(?:\d+|\*))*)$/.exec(alternative.trim());
    if (match === null) throw new Error(`engines has ${range}`);
    const [, operator, lowest = ''] = match;
    const isAtLeast = lowest.localeCompare(node, 'en', { numeric: true }) <= 0;
    return isAtLeast && (operator === '>=' || Number.parseInt(lowest, 10) === Number.parseInt(node, 10));
  });
}

/** What to install instead of this Node; null if it will do. */
export function nodeProblem(node = process.versions.node): string | null {
  return accepts(engines.node, node) ? null : `Portico needs Node ${engines.node}. This is Node ${node}.`;
}
