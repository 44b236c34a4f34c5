/** Concatenates the style sheets of all components, tokens first and user preferences last, and minifies them. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserslistToTargets, Features, type Selector, type SelectorComponent, transform } from 'lightningcss';
import type { Theme } from '../../../src/content/theme-schema.ts';
import { directionOf, LANGUAGES } from '../../../src/contract/language.ts';
import type { ColorScheme } from '../../../src/contract/theme.ts';
import { canBeTranslucent } from '../../studio/src/theme/contrast-problems.ts';
import { DEFAULT_COLORS } from '../../studio/src/theme/default-colors.ts';
import { derivedColors, parsedColors } from '../../studio/src/theme/derive-colors.ts';
import { withColors, withShared } from './theme/token-defaults.ts';

/** The tokens that all themes share, and the dark theme's. */
const TOKENS = 'tokens/tokens.css';

/** The tokens of the light theme, which also apply to the theme `auto` if the visitor prefers light pages. */
const LIGHT = 'tokens/light.css';

/** Rules for particular languages; the build adds the rules that every language needs. */
const LANGUAGE = 'tokens/language.css';

/** Before the components, so that components win at the same specificity. */
const FIRST = [TOKENS, LIGHT, 'tokens/base.css', LANGUAGE];

/** After the components, so that user preferences win. */
const LAST = 'tokens/preferences.css';
/** After that: the preferences of components that only some sites have. */
const PREFERENCES = /preferences\.css$/;

/** Only for companies with a right-to-left language, to save bytes for the others. */
const RIGHT_TO_LEFT = 'tokens/right-to-left.css';

/** Only for companies with drawings of their own; after the components that show them. */
const DRAWING = 'drawing/drawing.css';

/** Only for sites with a second level or slots. */
const OF_SITES = /^(?:breadcrumbs|second-level|slot)\//;

/** Safari 16.4 and browsers of the same age; docs/browsers.md lists what degrades without newer features. */
const TARGETS = browserslistToTargets(['safari 16.4', 'ios_saf 16.4', 'chrome 111', 'firefox 115']);

/** Matches every element with the specificity of three ids, which beats hosts' styles. */
const EXTRA_SPECIFICITY: SelectorComponent = {
  type: 'pseudo-class',
  kind: 'not',
  selectors: [Array.from({ length: 3 }, () => ({ type: 'id', name: '#' }))],
};

/** Excludes a host's content in the header's slots, without adding specificity. */
const OF_CHROME: SelectorComponent = {
  type: 'pseudo-class',
  kind: 'where',
  selectors: [[{ type: 'pseudo-class', kind: 'not', selectors: [filled(), filled('*')] }]],
};

/** Which optional styles to include. */
interface StyleNeeds {
  /** The company's defaults of design tokens, which replace those of the components. */
  readonly theme?: Theme | undefined;
  /** Whether the company's logo or icons are SVG files. */
  readonly hasDrawings?: boolean;
  /** Whether a site has a second level or slots. */
  readonly needsSiteStyles?: boolean;
}

/**
 * @param directory the directory of the components
 * @returns the style sheet of the chrome
 */
export async function bundleStyles(directory: string, needs: StyleNeeds = {}): Promise<string> {
  const { theme = {}, hasDrawings = false, needsSiteStyles = false } = needs;
  const paths = await readdir(directory, { recursive: true });
  const names = paths
    .filter((path) => path.endsWith('.css'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const others = names.filter(
    (name) => ![...FIRST, DRAWING, RIGHT_TO_LEFT, LAST].includes(name) && (needsSiteStyles || !OF_SITES.test(name)),
  );
  const hasRightToLeft = LANGUAGES.some((language) => directionOf(language) === 'rtl');
  const ordered = [
    ...FIRST,
    ...others.filter((name) => !PREFERENCES.test(name)),
    ...(hasDrawings ? [DRAWING] : []),
    ...(hasRightToLeft ? [RIGHT_TO_LEFT] : []),
    LAST,
    ...others.filter((name) => PREFERENCES.test(name)),
  ];
  const sources = await Promise.all(
    ordered.map(async (name) => {
      const source = await readFile(join(directory, name), 'utf8');
      if (name === TOKENS) return withShared(withScheme(source, 'dark', theme), theme);
      if (name === LIGHT) return withAutoTheme(withScheme(source, 'light', theme));
      // the other tokens have the same value in every language
      if (name === RIGHT_TO_LEFT) return withShared(source, theme.font ? { font: theme.font } : {});
      return name === LANGUAGE ? localeRules() + source : source;
    }),
  );
  const source = sources.join('\n');
  const { code } = transform({
    filename: 'chrome.css',
    code: Buffer.from(source),
    minify: true,
    // it would add custom properties without the prefix
    exclude: Features.LightDark,
    targets: TARGETS,
    visitor: { Selector: (selector) => raiseSpecificity(needsSiteStyles ? withoutSlotted(selector) : selector) },
  });
  return escapeCharacters(code.toString());
}

/**
 * Escapes non-ASCII characters. One such character makes Chromium store the style sheet in 16 bits, and its custom
 * properties then never equal the same values set by a script: the page's styles would be computed again.
 */
function escapeCharacters(css: string): string {
  return css.replace(/[^\0-\x7f]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `);
}

/** The style sheet with a scheme's colours. Where the page would make text unreadable, a scrolled header hides it. */
function withScheme(css: string, scheme: ColorScheme, theme: Theme): string {
  const given = theme[scheme];
  const colors = { ...derivedColors(given ?? {}, scheme), ...given };
  const isTranslucent = canBeTranslucent(parsedColors({ ...DEFAULT_COLORS[scheme], ...colors }));
  const themes = scheme === 'dark' ? '[data-portico]' : '[data-portico][data-theme="light"]';
  const rule = `\n:where(${themes}), :host(${themes}) { --portico-ground: var(--portico-used-surface) }`;
  return withColors(css, colors) + (isTranslucent ? '' : rule);
}

/** Repeats the rules of `data-theme="light"` for `auto` in a media query. */
function withAutoTheme(light: string): string {
  const auto = light.replaceAll('[data-theme="light"]', '[data-theme="auto"]');
  return `${light}\n@media (prefers-color-scheme: light) {\n${auto}\n}`;
}

/**
 * `all: initial` also resets the language, which Chromium and Safari keep in a property: hyphens and line breaks
 * depend on it.
 */
function localeRules(): string {
  const rules = LANGUAGES.map(
    (code) =>
      `.portico-header:lang(${code}), .portico-footer:lang(${code}), .portico-header [lang="${code}"] { -webkit-locale: "${code}" }`,
  );
  return `${rules.join('\n')}\n`;
}

/** Adds the same specificity to every selector, except to those that hosts may override (`:where`). */
function raiseSpecificity(selector: Selector): Selector {
  const isExempt =
    selector.every((part) => isPseudoClass(part, 'where')) || selector.some((part) => isPseudoClass(part, 'host'));
  if (isExempt) return selector;
  const pseudoElement = selector.findIndex(({ type }) => type === 'pseudo-element');
  return selector.toSpliced(pseudoElement === -1 ? selector.length : pseudoElement, 0, EXTRA_SPECIFICITY);
}

/**
 * Keeps rules for elements away from the host's content in slots. Rules for classes need nothing: classes have the
 * chrome's prefix.
 */
function withoutSlotted(selector: Selector): Selector {
  const start = selector.findLastIndex(({ type }) => type === 'combinator') + 1;
  const isForClass = selector.slice(start).some(({ type }) => type === 'class' || type === 'attribute');
  if (start === 0 || isForClass) return selector;
  const pseudoElement = selector.findIndex(({ type }) => type === 'pseudo-element');
  return selector.toSpliced(pseudoElement === -1 ? selector.length : pseudoElement, 0, OF_CHROME);
}

/** @param inside `*` for everything in the content, instead of the content itself */
function filled(inside?: '*'): Selector {
  // in a slot, or a child of an isolated header
  const parents: Selector[] = [[attribute('data-portico-slot')], [attribute('data-portico')]];
  const content: Selector = [
    { type: 'pseudo-class', kind: 'is', selectors: parents },
    { type: 'combinator', value: 'child' },
    attribute('slot'),
  ];
  return inside ? [...content, { type: 'combinator', value: 'descendant' }, { type: 'universal' }] : content;
}

function attribute(name: string): SelectorComponent {
  return { type: 'attribute', name };
}

function isPseudoClass(part: SelectorComponent, kind: 'where' | 'host'): boolean {
  return part.type === 'pseudo-class' && part.kind === kind;
}
