/** Finds the lines of keys and list entries in JSON files and in `portico.config.ts`, and what is wrong with JSON. */

import { printParseErrorCode, visit } from 'jsonc-parser';

export interface Position {
  /** From 1, as editors count. */
  readonly line: number;
  /** From 1; null if only the line is known. */
  readonly column: number | null;
  /** Such as `items[2].href`. */
  readonly place: string;
}

/** By path, such as `items.2.href`; the path of the file itself is empty. */
export type Positions = ReadonlyMap<string, Position>;

type Path = readonly (string | number)[];

/** A fault of the JSON itself. */
interface JsonFault {
  readonly position: Position;
  readonly reason: string;
}

interface JsonPositions {
  readonly positions: Positions;
  /** The first syntax error; later ones are its consequences. */
  readonly syntax: JsonFault | null;
  /** Keys that occur twice in an object; `JSON.parse` keeps the last. */
  readonly duplicates: readonly (JsonFault & { readonly path: string })[];
}

const REASONS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'has a word without double quotes',
  PropertyNameExpected: 'needs a key in double quotes here, or no comma before',
  ValueExpected: 'needs a value here, or no comma before',
  ColonExpected: 'needs a colon here',
  CommaExpected: 'needs a comma before this',
  CloseBraceExpected: 'needs a } here',
  CloseBracketExpected: 'needs a ] here',
  EndOfFileExpected: 'must end before this',
  InvalidCommentToken: 'must not have comments',
  UnexpectedEndOfString: 'needs double quotes at the end of this text',
};

/** @param text of any form */
export function positionsInJson(text: string): JsonPositions {
  const positions = new Map<string, Position>();
  const duplicates: (JsonFault & { path: string })[] = [];
  let syntax: JsonFault | null = null;
  const add = (path: Path, line: number, column: number) => {
    const position = { line: line + 1, column: column + 1, place: placeOf(path) };
    const key = path.join('.');
    if (!positions.has(key)) positions.set(key, position);
    return position;
  };
  visit(
    text,
    {
      onObjectProperty(name, _offset, _length, line, column, parent) {
        const path = [...parent(), name];
        const key = path.join('.');
        const first = positions.get(key);
        const position = add(path, line, column);
        const reason = `appears twice, first on line ${first?.line}; remove one`;
        if (first && !duplicates.some((outer) => key.startsWith(`${outer.path}.`)))
          duplicates.push({ path: key, position, reason });
      },
      onObjectBegin: (_offset, _length, line, column, path) => void add(path(), line, column),
      onArrayBegin: (_offset, _length, line, column, path) => void add(path(), line, column),
      onLiteralValue: (_value, _offset, _length, line, column, path) => void add(path(), line, column),
      onError(code, _offset, _length, line, column) {
        const name = printParseErrorCode(code);
        const position = { line: line + 1, column: column + 1, place: '' };
        syntax ??= { position, reason: `is not valid JSON: ${REASONS[name] ?? name}` };
      },
    },
    { disallowComments: true },
  );
  return { positions, syntax, duplicates };
}

/** Comments, strings, words, and single signs such as brackets. */
const TOKEN = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[\w$]+|[^\s\w$]/g;

/** The keys that a module's object literals write as `name:`. */
export function positionsInModule(text: string): Positions {
  const positions = new Map<string, Position>();
  const path: string[] = [];
  let [name, offset, key] = ['', 0, ''];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token.startsWith('//') || token.startsWith('/*')) continue;
    if (token === ':') {
      key = name;
      const before = text.slice(0, offset);
      const full = [...path.filter((part) => part !== ''), key];
      const line = before.split('\n').length;
      positions.set(full.join('.'), { line, column: offset - before.lastIndexOf('\n'), place: full.join('.') });
    } else if ('{[('.includes(token)) {
      path.push(key);
      key = '';
    } else if ('}])'.includes(token)) path.pop();
    else if (token === ',') key = '';
    [name, offset] = [/^['"`]/.test(token) ? token.slice(1, -1) : token, index];
  }
  return positions;
}

/** The position of the path, or of the nearest known part around it; null if there is none. */
export function positionOf(positions: Positions, path: string): Position | null {
  const keys = path.split('.');
  for (let length = keys.length; length >= 0; length -= 1) {
    const found = positions.get(keys.slice(0, length).join('.'));
    // keys that the file lacks are appended to the known place
    const rest = keys.slice(length);
    if (found) return { ...found, place: [found.place, ...rest].filter((part) => part !== '').join('.') };
  }
  return null;
}

function placeOf(path: Path): string {
  return path.reduce<string>(
    (place, key) => (typeof key === 'number' ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`),
    '',
  );
}
