/** What attributes and styles add to the painting of a part. */

import { areaOf } from './box.ts';
import type { Declaration } from './clean-style.ts';
import { lengthOf } from './outline.ts';
import { NOTHING, type Painting, product } from './painting.ts';
import { referencesIn } from './parts.ts';

export interface Drawing {
  readonly hasStrokes: boolean;
  /** The widest. */
  readonly strokeWidth: number;
  /** What an id names, if there is such a part. */
  paint(id: string): Painting[];
  /** The same for a mask or clip path. */
  inside(id: string): Painting[];
}

/** Units for what covers a card (painting.ts). */
const [MASK, OPACITY, CLIP] = [100, 30, 20];
const gradientUnits = ({ elements }: Painting) => 25 + elements / 4;
/** Clip paths of several shapes are joined, segment by segment. */
const joiningUnits = ({ shapes, segments }: Painting) => (shapes > 1 ? segments ** 2 / 50 : 0);

/** What a declaration means for all shapes inside, also of a mask or clip path. */
export function inheritedEffects([property, value]: Declaration, content: Painting, drawing: Drawing): Painting[] {
  const { shapes, area, segments, ownLength, box } = content;
  const gradients = (covered: number) =>
    referencesIn(value)
      .flatMap(drawing.paint)
      .map((gradient) => layer(gradientUnits(gradient) * shapes, covered));
  if (property === 'fill') return gradients(area / shapes);
  if (property === 'stroke') return gradients(areaOf(box));
  if (property === 'stroke-width') return [{ ...NOTHING, length: product(segments, widest([value])) }];
  if (property !== 'stroke-dasharray') return [];
  const dashes = dashesIn(value, ownLength);
  return [{ ...NOTHING, dashes, dashWidth: product(dashes, drawing.strokeWidth) }];
}

/** @param isShape whether it is the declaration of a single shape */
export function layerEffects(
  [property, value]: Declaration,
  { box }: Painting,
  isShape: boolean,
  { hasStrokes, inside }: Drawing,
): Painting[] {
  const area = areaOf(box);
  const references = referencesIn(value);
  if (property === 'mask') return references.flatMap((id) => [layer(MASK, area), ...inside(id)]);
  if (property === 'clip-path') {
    return references
      .flatMap(inside)
      .flatMap((clip) => [layer(CLIP, area), clip, { ...NOTHING, units: joiningUnits(clip) }]);
  }
  // browsers paint a single fill with its opacity
  return property === 'opacity' && value !== '1' && (hasStrokes || !isShape) ? [layer(OPACITY, area)] : [];
}

/** Infinite if one of the widths isn't known. */
export function widest(widths: readonly string[]): number {
  return widths.reduce((most, width) => Math.max(most, lengthOf(width, Number.POSITIVE_INFINITY)), 0);
}

function layer(units: number, area: number): Painting {
  return { ...NOTHING, effects: units, effectArea: product(units, area) };
}

function dashesIn(value: string, length: number): number {
  const pattern = value
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((dash) => lengthOf(dash, Number.NaN));
  const sum = pattern.reduce((total, dash) => total + dash, 0);
  // without a pattern, or with one that is not valid, the stroke is solid
  if (value === 'none' || sum === 0 || pattern.some((dash) => dash < 0)) return 0;
  return Number.isFinite(sum) ? product(length, pattern.length / sum) : Number.POSITIVE_INFINITY;
}
