/** Boxes around what is painted, and how transforms move and enlarge them. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** As in `matrix()`. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Transform {
  /** `null` if it isn't known. */
  readonly matrix: Matrix | null;
  /** By how much lengths grow at most. */
  readonly scale: number;
}

const EVERYWHERE: Box = {
  ...{ left: Number.NEGATIVE_INFINITY, top: Number.NEGATIVE_INFINITY },
  ...{ right: Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY },
};

export const NO_TRANSFORM: Transform = { matrix: [1, 0, 0, 1, 0, 0], scale: 1 };

export const UNKNOWN: Transform = { matrix: null, scale: Number.POSITIVE_INFINITY };

export function boxAround(points: readonly (readonly [x: number, y: number])[]): Box | null {
  let box: Box | null = null;
  for (const [x, y] of points) {
    if (!Number.isFinite(x + y)) return EVERYWHERE;
    box = union(box, { left: x, top: y, right: x, bottom: y });
  }
  return box;
}

export function union(one: Box | null, other: Box | null): Box | null {
  if (one === null || other === null) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

export function areaOf(box: Box | null): number {
  return box === null ? 0 : (box.right - box.left) * (box.bottom - box.top) || 0;
}

export function moved({ left, top, right, bottom }: Box, { matrix }: Transform): Box {
  if (matrix === null) return EVERYWHERE;
  const [a, b, c, d, e, f] = matrix;
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  return boxAround(corners) ?? EVERYWHERE;
}

/** @param value of the attribute or property */
export function transformOf(value: string): Transform {
  if (value.trim() === 'none') return NO_TRANSFORM;
  const next = /\s*([a-z]+)\s*\(([^()]*)\)[\s,]*/iy;
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let end = 0;
  for (let found = next.exec(value); found; found = next.exec(value)) {
    const [, name = '', list = ''] = found;
    const own = matrixOf(name, list.split(/[\s,]+/).filter(Boolean));
    if (own === null) return UNKNOWN;
    matrix = multiplied(matrix, own);
    end = next.lastIndex;
  }
  const [a, b, c, d] = matrix;
  return end === value.length ? { matrix, scale: largestScale(a, b, c, d) } : UNKNOWN;
}

export function translation(x: number, y: number): Transform {
  return { matrix: [1, 0, 0, 1, x, y], scale: 1 };
}

function matrixOf(name: string, texts: readonly string[]): Matrix | null {
  const numbers = texts.map((text) => Number(text.replace(/(?:px|deg)$/, '')));
  if (!numbers.every(Number.isFinite)) return null;
  const [first = 0, second, x = 0] = numbers;
  const radians = (first * Math.PI) / 180;
  switch (name) {
    case 'matrix':
      return numbers.length === 6 ? (numbers as unknown as Matrix) : null;
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0];
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0];
    case 'rotate': {
      const turned: Matrix = [Math.cos(radians), Math.sin(radians), -Math.sin(radians), Math.cos(radians), 0, 0];
      const [centreX, centreY] = [second ?? 0, x];
      return multiplied(multiplied([1, 0, 0, 1, centreX, centreY], turned), [1, 0, 0, 1, -centreX, -centreY]);
    }
    case 'skewX':
      return [1, 0, Math.tan(radians), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(radians), 0, 1, 0, 0];
    default:
      return null;
  }
}

function multiplied([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** The larger singular value. */
function largestScale(a: number, b: number, c: number, d: number): number {
  const [sum, determinant] = [a * a + b * b + c * c + d * d, a * d - b * c];
  return Math.sqrt((sum + Math.sqrt(Math.max(0, sum * sum - 4 * determinant * determinant))) / 2);
}
