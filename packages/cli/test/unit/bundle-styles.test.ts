/** The bundled style sheet, checked against the markup of every example. */

import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileContent } from '../../../../src/content/content-for.ts';
import { COLOR_SCHEMES } from '../../../../src/contract/theme.ts';
import { renderTeaser } from '../../../../src/html/render.tsx';
import { staticContent } from '../../../../src/publication/content-source.ts';
import { EXAMPLES } from '../../../../test/examples.ts';
import { testApp } from '../../../../test/support/app.ts';
import { globex } from '../../../../test/support/globex.ts';
import { classesOf } from '../../../../test/support/markup.ts';
import { SCROLLED_OPACITY } from '../../../studio/src/theme/contrast-problems.ts';
import { bundleStyles } from '../../src/bundle-styles.ts';

interface Part {
  readonly type: string;
  readonly name?: string;
  readonly kind?: string;
  /** A list; for `:host()`, the only selector. */
  readonly selectors?: readonly Selector[] | Selector | null;
}
type Selector = readonly Part[];

const EXTRA_SPECIFICITY =
  '{"type":"pseudo-class","kind":"not","selectors":[[{"type":"id","name":"#"},{"type":"id","name":"#"},{"type":"id","name":"#"}]]}';

let css: string;
let selectors: Selector[];
let rendered: Set<string>;

beforeAll(async () => {
  css = await bundleStyles(fileURLToPath(new URL('../../../../src/view', import.meta.url)), { needsSiteStyles: true });
  selectors = [];
  transform({
    filename: 'chrome.css',
    code: Buffer.from(css),
    visitor: {
      Rule: { style: ({ value }) => void selectors.push(...(value.selectors as unknown as Selector[])) },
    },
  });
  const app = testApp();
  const paths = EXAMPLES.flatMap(({ query }) => [`/chrome/header?${query}`, `/chrome/footer?${query}`]);
  const markup = await Promise.all(paths.map(async (path) => (await app.request(path)).text()));
  const loading = renderTeaser({ id: 'x', epigraph: 'x', state: 'loading', loading: 'x', language: 'en' });
  const other = testApp({ contents: staticContent(fileContent(globex())) });
  const columns = await (await other.request('/chrome/header')).text();
  rendered = classesOf([...markup, loading, columns].join(''));
});

const isSelector = (inner: readonly Selector[] | Selector): inner is Selector => !Array.isArray(inner[0]);

function innerSelectors({ selectors: inner }: Part): readonly Selector[] {
  if (!inner) return [];
  return isSelector(inner) ? [inner] : inner;
}

const classesIn = (selector: Selector): string[] =>
  selector.flatMap((part) => [
    ...(part.type === 'class' && part.name ? [part.name] : []),
    ...innerSelectors(part).flatMap(classesIn),
  ]);

/** Whether a selector matches only elements of the chrome. */
function isInside(selector: Selector): boolean {
  const end = selector.findIndex(({ type }) => type === 'combinator');
  const first = end === -1 ? selector : selector.slice(0, end);
  return first.some(
    (part) =>
      (part.type === 'class' && part.name?.startsWith('portico-')) ||
      (part.type === 'attribute' && part.name === 'data-portico') ||
      (part.type === 'pseudo-class' &&
        /^(where|is|host)$/.test(part.kind ?? '') &&
        innerSelectors(part).length > 0 &&
        innerSelectors(part).every(isInside)),
  );
}

/** The minifier wraps some selector lists in `:is()`. */
function hasExtraSpecificity(selector: Selector): boolean {
  const [first] = selector;
  if (first && selector.length === 1 && isKind(first, 'is')) return innerSelectors(first).every(hasExtraSpecificity);
  return selector.filter((part) => JSON.stringify(part) === EXTRA_SPECIFICITY).length === 1;
}

const isKind = (part: Part, kind: string): boolean => part.type === 'pseudo-class' && part.kind === kind;
const isToken = (selector: Selector): boolean => selector.every((part) => isKind(part, 'where'));
/** The rules that give the root the two properties which the script keeps up to date. */
const isRoot = (selector: Selector): boolean =>
  isToken(selector) &&
  selector.flatMap(innerSelectors).every(([first]) => first !== undefined && isKind(first, 'root'));
const isHost = (selector: Selector): boolean => selector.some((part) => isKind(part, 'host'));

/** What a panel and its chevron inherit from the section that opens them; hosts do not override it. */
const OPENS = /^--portico-(?:fold-delay|open|rows|turn|visible):/;

const FIRST_PREFERENCE = '@media (prefers-reduced-motion:reduce)';
const definitionsIn = (styles: string): string[] =>
  [...styles.matchAll(/(?<=[{;])--portico-[\w-]+:[^;}]*/g)].map(([definition]) => definition);

test('every class in the markup has a rule', () => {
  const styled = new Set(selectors.flatMap(classesIn));
  expect([...rendered].filter((name) => !styled.has(name)).sort()).toEqual([]);
});

test('every class with a rule is in the markup', () => {
  const unused = selectors.flatMap(classesIn).filter((name) => !rendered.has(name));
  expect([...new Set(unused)].sort()).toEqual([]);
});

test('no rule styles anything outside the chrome; three set custom properties on the root of a page with a header', () => {
  const outside = selectors.filter((selector) => !isRoot(selector) && !isInside(selector));
  expect(outside.map((selector) => JSON.stringify(selector))).toEqual([]);
  expect(selectors.filter(isRoot)).toHaveLength(3);
  expect(css.match(/:root[^{]*\{[^}]*\}/g)).toEqual([
    ':root:has([data-portico=header])){--portico-offset:64px;--portico-bottom:104px}',
    ':root:has(.portico-header__inner):not(:has(.portico-bar))){--portico-offset:62px;--portico-bottom:64px}',
    ':root:has([data-portico=header]>[data-portico-part=second-level])){--portico-offset:92px;--portico-bottom:132px}',
  ]);
});

test('the style sheet is ASCII, so that a script can set a property to an equal value', () => {
  expect(css).toMatch(/^[\0-\x7f]+$/);
  expect(css).toContain('\\2192 ');
});

test('every rule has the same extra specificity, above the styles of hosts', () => {
  const raised = selectors.filter((selector) => !isToken(selector) && !isHost(selector));
  expect(raised.length).toBeGreaterThan(100);
  expect(raised.filter((selector) => !hasExtraSpecificity(selector))).toEqual([]);
});

test('tokens have no specificity, so that hosts can override them', () => {
  const tokens = selectors.filter((selector) => isToken(selector) && !isRoot(selector));
  expect(tokens).toHaveLength(12);
  const outside = css.replaceAll(
    /:where\((?:\[data-portico\]|:root:has\(|\.portico-header(?::has\(|__inner--))[^{]*\{[^}]*\}/g,
    '',
  );
  const tokensIn = (styles: string) => definitionsIn(styles).filter((definition) => !OPENS.test(definition));
  expect(tokensIn(outside.slice(0, outside.indexOf(FIRST_PREFERENCE)))).toEqual([]);
  expect(tokensIn(outside)).toContain('--portico-used-motion:0s');
});

test('no token is set, only its used value, so that tokens of the host are inherited', () => {
  const tokens = new Set([...css.matchAll(/--portico-used-([a-z-]+):/g)].map(([, name]) => `--portico-${name}:`));
  expect(tokens.size).toBeGreaterThan(15);
  expect([...tokens].filter((token) => css.includes(`{${token}`) || css.includes(`;${token}`))).toEqual([]);
});

test('the theme auto has the light tokens if the visitor prefers light pages', () => {
  const [, light] = /:where\(\[data-portico\]\[data-theme=light\]\)[^{]*(\{[^}]*\})/.exec(css) ?? [];
  const [, auto] =
    /@media \(prefers-color-scheme:light\)\{:where\(\[data-portico\]\[data-theme=auto\]\),:host\(\[data-portico\]\[data-theme=auto\]\)(\{[^}]*\})\}/.exec(
      css,
    ) ?? [];
  expect(definitionsIn(light ?? '').length).toBeGreaterThan(10);
  expect(auto).toBe(light);
});

test.each(COLOR_SCHEMES)('the theme %s defines the same tokens as every other theme', (theme) => {
  const namesOf = (scheme: string) => {
    const [, block] =
      new RegExp(`:where\\(\\[data-portico\\](?::is\\(|)\\[data-theme=${scheme}\\][^{]*(\\{[^}]*\\})`).exec(css) ?? [];
    return definitionsIn(block ?? '').map((definition) => definition.replace(/:.*/, ''));
  };
  expect(namesOf(theme).length).toBeGreaterThan(10);
  expect(namesOf(theme)).toEqual(namesOf(COLOR_SCHEMES[0]));
});

test('the rules for user preferences come last', () => {
  const start = css.indexOf(FIRST_PREFERENCE);
  expect(start).toBeGreaterThan(0);
  expect(css.slice(0, start)).not.toMatch(/prefers-(reduced|contrast)|forced-colors|@media print/);
  const outsideOfMedia = css.slice(start).replaceAll(/@media[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
  expect(outsideOfMedia.trim()).toBe('');
});

test('every custom property in use is defined or has a fallback', () => {
  const used = [...css.matchAll(/var\(\s*(--[\w-]+)\s*([,)])/g)];
  const defined = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter(([, name, next]) => next === ')' && !defined.has(name)).map(([use]) => use)).toEqual([]);
});

test('every custom property and animation has the prefix of the product', () => {
  const names = [...css.matchAll(/(?<![\w-])(--[\w-]+)|@keyframes\s+([\w-]+)/g)].map(
    ([, property, animation]) => property ?? animation,
  );
  expect(names.filter((name) => !/^(--)?portico-/.test(name ?? '')).sort()).toEqual([]);
});

test('the style sheet loads nothing else', () => {
  expect(css).not.toMatch(/@import|@font-face|url\(/);
});

test('a scrolled header is as opaque as the check of contrasts assumes', () => {
  expect(css).toMatch(
    new RegExp(`--portico-ground:color-mix\\(in srgb, ?var\\(--portico-used-surface\\) ${100 * SCROLLED_OPACITY}%`),
  );
});

describe('the unit of all lengths', () => {
  const definition = () => /--portico-unit:var\(--portico-rem,(calc\(.*?)\)[;}]/.exec(css)?.[1] ?? '';
  /** The rest of the style sheet. */
  const others = () => css.replace(definition(), '');

  test('is defined once, and --portico-rem overrides it', () => {
    expect(definition()).not.toBe('');
    expect(css.match(/--portico-unit:/g)).toHaveLength(1);
    expect(css.match(/var\(--portico-rem\b/g)).toHaveLength(1);
    expect(css).toMatch(/@property --portico-typed\{[^}]*initial-value:1[;}]/);
  });

  test('is in every length that is not as thin as a line, or relative to the text or the window', () => {
    expect(others().match(/var\(--portico-unit\)/g)?.length).toBeGreaterThan(100);
    expect(others()).not.toMatch(/[\d.](?:rem|pt|cm|mm|in|pc|Q)\b/);
    const declarations = [...others().matchAll(/(?<=[{;])([\w-]+):([^;{}]+)/g)];
    const inPixels = declarations.flatMap(([, property = '', value = '']) =>
      /shadow|backdrop-filter|^--portico-(offset|bottom)$/.test(property)
        ? []
        : [...value.matchAll(/([\d.]+)px/g)].map(([, size]) => Number(size)),
    );
    expect(inPixels.length).toBeGreaterThan(20);
    expect(inPixels.filter((size) => size > 3)).toEqual([]);
  });
});
