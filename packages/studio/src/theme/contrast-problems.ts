/** Finds text and focus rings without enough contrast (WCAG 2.2, level AA) in the colours of a colour scheme. */

import type { ColorToken } from '../../../../src/content/theme-schema.ts';
import { BLACK, type Color, contrast, over, WHITE } from './color.ts';

/** By token; null for an invalid colour. */
export type Colors = Readonly<Record<ColorToken, Color | null>>;

/** The surface of a scrolled header and of the bar, through which the page shows. */
const SCROLLED = 'scrolled';

/** Its opacity (src/view/tokens/tokens.css). */
export const SCROLLED_OPACITY = 0.85;

type Layer = ColorToken | typeof SCROLLED;

/** A background of the chrome, and what is drawn on it. */
interface Background {
  /** From the top down. */
  readonly layers: readonly Layer[];
  readonly text: readonly ColorToken[];
  /** Colours of focus rings that no text has. */
  readonly focusRings?: readonly ColorToken[];
}

/**
 * Taken from the components' styles. A pill in the footer is `surface` on `accent`, with the same contrast as
 * `accent` on `surface`. A header with the focus in it is solid.
 */
const BACKGROUNDS: readonly Background[] = [
  { layers: ['surface'], text: ['text', 'textQuiet', 'accent'] },
  { layers: ['raised'], text: ['text', 'textQuiet', 'accent'] },
  { layers: ['bar', 'surface'], text: ['text', 'textQuiet', 'accent'] },
  { layers: ['hover', 'surface'], text: ['text', 'textQuiet'], focusRings: ['accent'] },
  { layers: ['hover', 'raised'], text: ['text', 'textQuiet', 'accent'] },
  { layers: ['action', 'surface'], text: ['actionText'] },
  { layers: ['actionHover', 'surface'], text: ['actionText'] },
  { layers: [SCROLLED], text: ['text', 'textQuiet'] },
  { layers: ['bar', SCROLLED], text: ['text', 'textQuiet', 'accent'] },
];

/** Foregrounds with their layers and the contrast that they need. */
const PAIRS = BACKGROUNDS.flatMap(({ layers, text, focusRings = [] }) => [
  ...text.map((token) => ({ token, layers, needs: 4.5 })),
  ...focusRings.map((token) => ({ token, layers, needs: 3 })),
]);

const PAGES = { white: WHITE, black: BLACK };

interface ContrastProblem {
  readonly token: ColorToken;
  /** The layers in words, from the top down. */
  readonly background: string;
  readonly ratio: number;
  readonly needs: number;
  /** How to change the token for more contrast. */
  readonly change: 'lighter' | 'darker';
  /** All tokens that the ratio depends on. */
  readonly tokens: readonly ColorToken[];
}

/**
 * Skips pairs with a colour that is not valid.
 *
 * @param prefix the path of the colours in the file, such as `theme.dark`
 * @param scrolled whether the page shows through a scrolled header
 */
export function contrastProblems(
  colors: Colors,
  prefix: string,
  scrolled: 'translucent' | 'opaque' = 'translucent',
): ContrastProblem[] {
  const problems = PAIRS.flatMap(({ token, layers, needs }): ContrastProblem[] => {
    if (scrolled === 'opaque' && layers.includes(SCROLLED)) return [];
    const visible = visibleLayers(colors, layers);
    const ratios = Object.entries(PAGES).flatMap(([page, color]) => {
      const background = backgroundOn(color, colors, visible);
      const text = colors[token];
      return background && text ? [{ page, background, ratio: contrast(over(text, background), background) }] : [];
    });
    const [worst] = ratios.sort((one, other) => one.ratio - other.ratio);
    if (!worst || worst.ratio >= needs) return [];
    const names = visible.map((layer) =>
      layer === SCROLLED
        ? `${prefix}.surface at ${SCROLLED_OPACITY * 100} % over a ${worst.page} page`
        : `${prefix}.${layer}`,
    );
    const tokens = [token, ...visible.map(tokenOf)];
    const change = contrast(WHITE, worst.background) > contrast(BLACK, worst.background) ? 'lighter' : 'darker';
    return [{ token, background: names.join(' over '), ratio: worst.ratio, needs, change, tokens }];
  });
  const isFirst = ({ token, background }: ContrastProblem, index: number) =>
    problems.findIndex((other) => other.token === token && other.background === background) === index;
  return problems.filter(isFirst);
}

/** Whether text stays readable on a scrolled header, whatever page shows through. */
export function canBeTranslucent(colors: Colors): boolean {
  const count = (scrolled: 'translucent' | 'opaque') => contrastProblems(colors, '', scrolled).length;
  return count('translucent') === count('opaque');
}

/** The layers down to the first that is opaque. */
function visibleLayers(colors: Colors, layers: readonly Layer[]): readonly Layer[] {
  const opaque = layers.findIndex((layer) => layer !== SCROLLED && colors[layer]?.alpha === 1);
  return opaque === -1 ? layers : layers.slice(0, opaque + 1);
}

/** The visible colour of the layers over a page; null if one of them is invalid. */
function backgroundOn(page: Color, colors: Colors, layers: readonly Layer[]): Color | null {
  let background = page;
  for (const layer of layers.toReversed()) {
    const color = colors[tokenOf(layer)];
    if (!color) return null;
    background = over(layer === SCROLLED ? { ...color, alpha: SCROLLED_OPACITY } : color, background);
  }
  return background;
}

function tokenOf(layer: Layer): ColorToken {
  return layer === SCROLLED ? 'surface' : layer;
}
