/** The colours of a page as a theme, as far as texts stay readable on them. */

import type { BrandFile } from '../../../../../src/content/schema.ts';
import { contrast, hexOf, WHITE } from '../../../../studio/src/theme/color.ts';
import { themeProblems } from '../../content/theme-problems.ts';
import { parseColor } from '../../theme/color.ts';
import type { Brand } from './brand.ts';

type Theme = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface ImportedTheme {
  readonly theme: Theme | null;
  /** For pages that set none; null if the page's background is not known. */
  readonly defaults: BrandFile['defaults'] | null;
  readonly unread: readonly string[];
}

const NONE = 'Colours: style sheets are not read. Write theme in brand.json.';

export function themeOf({ surface, text, themeColor }: Brand): ImportedTheme {
  const [ground, letters, accent] = [surface, text, themeColor].map(hexIn);
  const isDark = ground !== null && ground !== undefined && contrastWithWhite(ground) > 4.5;
  const scheme = isDark ? 'dark' : 'light';
  const wanted = [
    ...(ground ? [{ surface: ground }] : []),
    ...(letters ? [{ text: letters }] : []),
    ...(accent ? [{ action: accent }, { accent }] : []),
  ];
  let colors: Readonly<Record<string, string>> = {};
  const refused: string[] = [];
  for (const more of wanted) {
    const next = { ...colors, ...more };
    if (themeProblems('brand.json', { [scheme]: next }).length === 0) colors = next;
    else {
      const [[token, color] = []] = Object.entries(more);
      refused.push(`The colour ${color} as ${token} of theme.${scheme}: texts would have too little contrast.`);
    }
  }
  const theme = Object.keys(colors).length > 0 ? { [scheme]: colors } : null;
  const defaults = ground ? ({ theme: scheme, transparent: false } as const) : null;
  return { theme, defaults, unread: [...refused, ...(theme === null || !surface ? [NONE] : [])] };
}

/** Null for what is no opaque colour. */
function hexIn(text: string | null): string | null {
  if (text === null || !/^[#\w(),.%\s/+-]{3,60}$/.test(text)) return null;
  try {
    const color = parseColor(text.trim());
    return color !== null && color.alpha === 1 ? hexOf(color) : null;
  } catch {
    return null;
  }
}

function contrastWithWhite(hex: string): number {
  const color = parseColor(hex);
  return color === null ? 1 : contrast(color, WHITE);
}
