/** Finds where the code looks up a record by a text, as TypeScript's types tell. */

import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isDeleteExpression,
  isElementAccessExpression,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';
import { ROOT } from '../../packages/cli/src/root.ts';

const CONFIGURATIONS = ['tsconfig.json', 'tsconfig.worker.json', 'packages/studio/tsconfig.page.json'];

/**
 * @param isChecked whether to search the file with this path
 * @returns `path: record[name]` and `path: name in record`, by path; empty for a file without them
 */
export function textLookups(isChecked: (path: string) => boolean): ReadonlyMap<string, readonly string[]> {
  const api = new API({ cwd: ROOT });
  const found = new Map<string, readonly string[]>();
  for (const configuration of CONFIGURATIONS) {
    const project = api.updateSnapshot({ openProjects: [ROOT + configuration] }).getProject(ROOT + configuration);
    if (!project) throw new Error(`${configuration} cannot be read`);
    const { program, checker } = project;
    for (const name of program.getSourceFileNames()) {
      const path = name.slice(ROOT.length);
      const file = name.startsWith(ROOT) && isChecked(path) && !found.has(path) ? program.getSourceFile(name) : null;
      if (!file) continue;
      const { accesses, tests } = lookupsIn(file);
      const types = checker.getTypeAtLocation(accesses.map(({ argumentExpression }) => argumentExpression));
      const byText = accesses.filter((_, index) => {
        const type = types[index];
        return type && checker.typeToString(type) === 'string';
      });
      found.set(
        path,
        [...byText, ...tests].map((node) => `${path}: ${file.text.slice(node.getStart(file), node.end)}`),
      );
    }
  }
  api.close();
  return found;
}

/** All that read `record[…]` or test `… in record` with something else than a literal. */
function lookupsIn(file: Node) {
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    nodes.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return {
    accesses: nodes
      .filter(isElementAccessExpression)
      .filter((node) => !isStringLiteral(node.argumentExpression) && !isWritten(node)),
    tests: nodes
      .filter(isBinaryExpression)
      .filter(({ operatorToken, left }) => operatorToken.kind === SyntaxKind.InKeyword && !isStringLiteral(left)),
  };
}

function isWritten(node: Node): boolean {
  const { parent } = node;
  const isTarget = isBinaryExpression(parent) && parent.left === node;
  return isDeleteExpression(parent) || (isTarget && parent.operatorToken.kind === SyntaxKind.EqualsToken);
}
