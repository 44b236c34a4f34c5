/** Counts what a drawing takes to paint, through every reference, without expanding any. */

import { numberText } from '../../contract/limits.ts';
import { PictureError } from '../formats/picture-file.ts';
import { areaOf, grown, NO_TRANSFORM, type Transform, transformOf, translation, UNKNOWN } from './box.ts';
import { declarationsIn } from './declarations.ts';
import { type Drawing, inheritedEffects, layerEffects, widest } from './effects.ts';
import { lengthOf, outlineOf } from './outline.ts';
import { type Canvas, costOf, NOTHING, type Painting, together, transformed } from './painting.ts';
import { MAX_DEPTH, type Part, tooDeep } from './part.ts';
import { ONLY_REFERENCED, SHAPES } from './parts.ts';

/** In units (painting.ts): half of what Chromium paints in 100 ms on a computer with two cores. */
const MAX_COST = 1_000;

/** Units for a selector that matches an element, and for each declaration of its rule (painting.ts). */
const MATCH = 0.001;

/** @throws PictureError if it takes too long, a part refers to itself, or references are nested too deeply */
export function checkCost(root: Part, size: { readonly width: number; readonly height: number }): void {
  const parts = allOf(root);
  const outer = new Map(parts.flatMap((part) => part.children.map((child) => [child, part])));
  const ids = new Map(parts.toReversed().map((part) => [part.attributes.id, part]));
  const { of: declared, fromRules, valuesOf } = declarationsIn(parts);
  if (parts.reduce((sum, part) => sum + fromRules(part), 0) > MAX_COST / MATCH) {
    throw new PictureError('has more rules for its shapes than browsers apply in time: give fewer shapes a style');
  }
  const hasStrokes = valuesOf('stroke').some((value) => value !== 'none');
  const hasScreenStrokes = valuesOf('vector-effect').some((value) => value !== 'none');
  const strokeWidth = widest(['1', ...valuesOf('stroke-width')]);
  const outset = hasStrokes ? strokeWidth * widest(['4', ...valuesOf('stroke-miterlimit')]) : 0;
  const hasViewports = parts.some((part) => part !== root && isViewport(part));
  const whole = hasViewports ? Number.POSITIVE_INFINITY : Math.max(size.width, size.height);
  const drawing: Drawing = { hasStrokes, strokeWidth, paint, inside };
  const canvas: Canvas = { ...size, hasStrokes };
  const counted = new Map<Part, Painting>();
  const open = new Set<Part>();

  // not a number if numbers are too large
  if (!(costOf(painted(root), canvas) <= MAX_COST)) throw tooCostly(root);

  function painted(part: Part): Painting {
    const known = counted.get(part);
    if (known) return known;
    const { name, line } = part;
    if (open.has(part)) throw new PictureError(`has a <${name}> that refers to itself: remove it`, line);
    if (open.size === MAX_DEPTH) throw tooDeep(line);
    open.add(part);
    const target = paint(part.attributes.href?.slice(1)).map((content) => transformed(content, placeOf(part)));
    const content = withInherited(part, together([outlined(part), ...part.children.map(inPlace), ...target]));
    const layers = declared(part).flatMap((own) => layerEffects(own, content, SHAPES.has(name), drawing));
    const painting = transformed(together([content, ...layers]), transformIn(part));
    open.delete(part);
    counted.set(part, painting);
    return painting;
  }

  function inPlace(part: Part): Painting {
    const painting = painted(part);
    return ONLY_REFERENCED.has(part.name) ? { ...NOTHING, elements: painting.elements } : painting;
  }

  function withInherited(part: Part, content: Painting): Painting {
    return together([content, ...declared(part).flatMap((own) => inheritedEffects(own, content, drawing))]);
  }

  function paint(id: string | undefined): Painting[] {
    const target = id === undefined ? undefined : ids.get(id);
    return target ? [painted(target)] : [];
  }

  function inside(id: string): Painting[] {
    const target = ids.get(id);
    if (!target) return [];
    let content = painted(target);
    for (let part = outer.get(target); part; part = outer.get(part)) content = withInherited(part, content);
    const { maskContentUnits, clipPathUnits } = target.attributes;
    const isRelative = [maskContentUnits, clipPathUnits].includes('objectBoundingBox');
    return [{ ...(isRelative ? transformed(content, UNKNOWN) : content), elements: 0, box: null }];
  }

  function outlined(part: Part): Painting {
    const { name, attributes } = part;
    const element = { ...NOTHING, elements: 1, units: MATCH * fromRules(part) };
    if (!SHAPES.has(name)) return element;
    const { segments, length, box, isSimple } = outlineOf(name, attributes, whole);
    const ownLength = Math.max(length, lengthOf(attributes.pathLength ?? '0', whole));
    return {
      ...element,
      ...{ shapes: 1, area: areaOf(box), segments, box: box && grown(box, outset) },
      // browsers fill simple shapes faster than outlines
      length: hasStrokes ? length + segments : isSimple ? 0 : length,
      ownLength: hasScreenStrokes ? Number.POSITIVE_INFINITY : ownLength,
    };
  }

  function transformIn(part: Part): Transform {
    const [value, ...others] = declared(part).flatMap(([property, own]) => (property === 'transform' ? own : []));
    if (others.length > 0 || (part !== root && isViewport(part))) return UNKNOWN;
    return value === undefined ? NO_TRANSFORM : transformOf(value);
  }

  function placeOf({ name, attributes: { x = '0', y = '0' } }: Part): Transform {
    return name === 'use' ? translation(lengthOf(x, whole), lengthOf(y, whole)) : NO_TRANSFORM;
  }

  /** Names the innermost part with more than half of it. */
  function tooCostly(part: Part): PictureError {
    const total = costOf(painted(root), canvas);
    const inner = part.children.find((child) => costOf(inPlace(child), canvas) >= total / 2);
    if (inner) return tooCostly(inner);
    const shapes = total <= 1_000_000 ? numberText(Math.ceil(total)) : 'over 1,000,000';
    return new PictureError(
      `has a <${part.name}> that makes the drawing as slow to paint as ${shapes} large shapes, and the limit is ${numberText(MAX_COST)}: simplify it`,
      part.line,
    );
  }
}

/** Whether its own size and viewBox may enlarge what is inside. */
function isViewport({ name }: Part): boolean {
  return name === 'svg' || name === 'symbol';
}

function allOf(part: Part): Part[] {
  return [part, ...part.children.flatMap(allOf)];
}
