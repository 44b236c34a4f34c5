/** Measures the outline of a shape without drawing it: never less than browsers paint. */

import { ownValue } from '../../../../../src/contract/own-value.ts';
import { type Box, boxAround } from './box.ts';

export interface Outline {
  readonly segments: number;
  readonly length: number;
  readonly box: Box | null;
  /** Whether it is a rectangle, an ellipse or a line. */
  readonly isSimple: boolean;
}

type Attributes = Readonly<Record<string, string>>;
type Point = readonly [x: number, y: number];

/** By command, the numbers that follow it. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Positions of the flags among an arc's numbers, which need no separator. */
const FLAGS: ReadonlySet<number> = new Set([3, 4]);

const GEOMETRY = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2'];

const COMMAND = /[\s,]*([MLHVCSQTAZ])/iy;
const NUMBER = /[\s,]*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;

const ORIGIN: Point = [0, 0];

/** Browsers draw an arc as up to four curves. */
const ARC_SEGMENTS = 4;

/** @param name of the element @param whole what percentages are of */
export function outlineOf(name: string, attributes: Attributes, whole: number): Outline {
  const [x, y, width, height, cx, cy, r, rx, ry, x1, y1, x2, y2] = GEOMETRY.map((key) =>
    lengthOf(ownValue(attributes, key) ?? '0', whole),
  ) as [number, number, number, number, number, number, number, number, number, number, number, number, number];
  const ellipse = ([horizontal, vertical]: Point) =>
    boxOutline([cx - horizontal, cy - vertical], [cx + horizontal, cy + vertical]);
  switch (name) {
    case 'path':
      return pathOutline(attributes.d ?? '');
    case 'polyline':
    case 'polygon':
      return pathOutline(`M${attributes.points ?? ''}z`);
    case 'line':
      return boxOutline([x1, y1], [x2, y2]);
    case 'rect':
      return boxOutline([x, y], [x + width, y + height]);
    case 'circle':
      return ellipse([r, r]);
    default:
      return ellipse([rx || ry, ry || rx]);
  }
}

/** In user units; not finite for one that depends on the font, the screen or the page. */
export function lengthOf(value: string, whole: number): number {
  const [, number, unit] = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(px|%)?\s*$/i.exec(value) ?? [];
  if (number === undefined) return Number.POSITIVE_INFINITY;
  return unit === '%' ? (Number(number) / 100) * whole : Number(number);
}

function boxOutline(from: Point, to: Point): Outline {
  const length = 2 * (Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]));
  // with rounded corners
  return {
    segments: 8,
    length: Number.isNaN(length) ? Number.POSITIVE_INFINITY : length,
    box: boxAround([from, to]),
    isSimple: true,
  };
}

function pathOutline(data: string): Outline {
  const corners: Point[] = [];
  let [segments, length] = [0, 0];
  let [current, start, control]: readonly [Point, Point, Point] = [ORIGIN, ORIGIN, ORIGIN];
  let previous = '';
  for (const { command, numbers } of commandsIn(data)) {
    const kind = command.toUpperCase();
    const points = pointsOf(kind, numbers, command === kind ? ORIGIN : current, current, start);
    if (kind === 'S' || kind === 'T') {
      const continues = (kind === 'S' ? 'CS' : 'QT').includes(previous);
      points.unshift(continues ? [2 * current[0] - control[0], 2 * current[1] - control[1]] : current);
    }
    const end = points.at(-1) ?? current;
    const radius = kind === 'A' ? arcRadius(numbers, distance(current, end)) : 0;
    for (const [x, y] of points) {
      corners.push([x - 2 * radius, y - 2 * radius], [x + 2 * radius, y + 2 * radius]);
    }
    if (kind !== 'M') {
      segments += kind === 'A' ? ARC_SEGMENTS : 1;
      length += 2 * Math.PI * radius;
      for (const [index, point] of points.entries()) length += distance(points[index - 1] ?? current, point);
    }
    control = points.at(-2) ?? end;
    current = end;
    if (kind === 'M') start = end;
    previous = kind;
  }
  return { segments, length, box: boxAround(corners), isSimple: false };
}

/** @param origin of the numbers */
function pointsOf(kind: string, numbers: readonly number[], origin: Point, current: Point, start: Point): Point[] {
  const [first = 0] = numbers;
  if (kind === 'Z') return [start];
  if (kind === 'H') return [[origin[0] + first, current[1]]];
  if (kind === 'V') return [[current[0], origin[1] + first]];
  const pairs = kind === 'A' ? numbers.slice(5) : numbers;
  return pairs.flatMap((x, index) =>
    index % 2 ? [] : [[origin[0] + x, origin[1] + (pairs[index + 1] ?? 0)] as const],
  );
}

/** Reads on where browsers would stop at an error. */
function* commandsIn(data: string): Generator<{ readonly command: string; readonly numbers: readonly number[] }> {
  const token = (pattern: RegExp): string | null => {
    pattern.lastIndex = position;
    const [whole = '', text = null] = pattern.exec(data) ?? [];
    position += whole.length;
    return text;
  };
  let position = 0;
  for (let command = token(COMMAND); command !== null; command = token(COMMAND)) {
    const kind = command.toUpperCase();
    const count = ownValue(NUMBERS, kind) ?? 0;
    do {
      const texts: string[] = [];
      for (let text: string | null = ''; text !== null && texts.length < count; ) {
        text = token(kind === 'A' && FLAGS.has(texts.length) ? FLAG : NUMBER);
        if (text !== null) texts.push(text);
      }
      if (texts.length < count) break;
      yield { command, numbers: texts.map(Number) };
      // further pairs after a move are lines
      if (kind === 'M') command = command === kind ? 'L' : 'l';
    } while (count > 0);
  }
}

/** Radii that are too small are enlarged until the arc reaches its end. */
function arcRadius([rx = 0, ry = 0]: readonly number[], chord: number): number {
  const [small, large] = [Math.min(Math.abs(rx), Math.abs(ry)), Math.max(Math.abs(rx), Math.abs(ry))];
  return small === 0 ? 0 : large * Math.max(1, chord / small);
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(otherX - x, otherY - y);
}
