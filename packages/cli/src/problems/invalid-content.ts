/** The error for invalid content, which lists file, line, place and reason of every problem. */

import { styleText } from 'node:util';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { UserError } from '../user-error.ts';
import { type Position, type Positions, positionOf } from './positions.ts';

/** The path of a problem with the file as a whole. */
export const WHOLE_FILE = '(file)';

export interface Problem {
  readonly file: string;
  /** Location in the file, such as `announcements.0.startDate`. */
  readonly path: string;
  /** What is wrong, and what to write. */
  readonly reason: string;
  /** Whether another problem of the file is the reason, so that it is not listed. */
  readonly isImplied?: boolean;
  /** If it is known. */
  readonly position?: Position | null;
}

/** Where the files with problems are, and the positions in them. */
export interface Sources {
  /** A file's path, relative to the current folder. */
  readonly pathOf: (file: string) => string;
  readonly positions: Readonly<Record<string, Positions>>;
}

const NO_SOURCES: Sources = { pathOf: (file) => file, positions: {} };

export class InvalidContentError extends UserError {
  override readonly name = 'InvalidContentError';
  readonly problems: readonly Problem[];
  readonly #sources: Sources;

  constructor(found: readonly Problem[], sources = NO_SOURCES) {
    const problems = found.filter(({ isImplied }) => !isImplied);
    super(textOf(problems, sources, (_, text) => text));
    this.problems = problems;
    this.#sources = sources;
  }

  override textFor(stream: NodeJS.WriteStream): string {
    return textOf(this.problems, this.#sources, (style, text) => styleText(style, text, { stream }));
  }
}

function positionIn({ positions }: Sources, { file, path }: Problem): Position | null {
  const inFile = ownValue(positions, file);
  return inFile && path !== WHOLE_FILE ? positionOf(inFile, path) : null;
}

type Paint = (style: 'red' | 'cyan' | 'bold', text: string) => string;

function textOf(problems: readonly Problem[], sources: Sources, paint: Paint): string {
  const lines = problemLines(problems, sources, paint).map((line) => `  ${line}`);
  return `${paint('red', 'The content is not valid:')}\n${lines.join('\n')}`;
}

/** One line for each problem, by file and then by line. */
export function problemLines(problems: readonly Problem[], sources: Sources, paint: Paint): string[] {
  return inOrder(problems, sources).map(({ file, path, reason, position }) => {
    const name = sources.pathOf(file);
    const where = paint('cyan', [name, ...(position ? [position.line, position.column ?? []].flat() : [])].join(':'));
    const place = position?.place ?? (path === WHOLE_FILE ? '' : path);
    return [where, ...(place === '' ? [] : [paint('bold', place)]), reason].join('  ');
  });
}

function inOrder(problems: readonly Problem[], sources: Sources): Problem[] {
  const files = [...new Set(problems.map(({ file }) => file))];
  const located = problems.map((problem) => ({
    ...problem,
    position: problem.position ?? positionIn(sources, problem),
  }));
  const lineOf = ({ position }: Problem) => position?.line ?? 0;
  return located.sort(
    (one, other) => files.indexOf(one.file) - files.indexOf(other.file) || lineOf(one) - lineOf(other),
  );
}
