/** Joins the style sheets of all components, tokens first and visitors' preferences last, and minifies them. */

import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserslistToTargets, Features, type Selector, type SelectorComponent, transform } from 'lightningcss';
import { LANGUAGES } from '../src/contract/language.ts';

/** The tokens of the light theme, which the theme `auto` has as well where the visitor prefers a light page. */
const LIGHT = 'tokens/light.css';

/** What a language needs; the build adds the rules that every language needs. */
const LANGUAGE = 'tokens/language.css';

/** Before the components, which win at the same specificity. */
const FIRST = ['tokens/tokens.css', LIGHT, 'tokens/base.css', LANGUAGE];

/** After the components: what a visitor prefers wins. */
const LAST = 'tokens/preferences.css';

/** Safari 16.4 and the browsers of its time; docs/browsers.md says what happens without newer features. */
const TARGETS = browserslistToTargets(['safari 16.4', 'ios_saf 16.4', 'chrome 111', 'firefox 115']);

/** A tenth of the usual root size. A host whose root has another size sets `--portico-rem`. */
const DEFAULT_REM = '.625rem';

/** Matches every element with the specificity of three ids, which is more than style sheets of hosts have. */
const WEIGHT: SelectorComponent = {
  type: 'pseudo-class',
  kind: 'not',
  selectors: [Array.from({ length: 3 }, () => ({ type: 'id', name: '#' }))],
};

/**
 * @param directory of the components
 * @returns the one style sheet of the chrome
 */
export async function bundleStyles(directory: string): Promise<string> {
  const names = (await Array.fromAsync(glob('**/*.css', { cwd: directory }))).sort();
  const others = names.filter((name) => !FIRST.includes(name) && name !== LAST);
  const ordered = [...FIRST, ...others, LAST];
  const sources = await Promise.all(
    ordered.map(async (name) => {
      const source = await readFile(join(directory, name), 'utf8');
      if (name === LIGHT) return withAutoTheme(source);
      return name === LANGUAGE ? localeRules() + source : source;
    }),
  );
  const source = sources.join('\n').replaceAll('var(--portico-rem)', `var(--portico-rem, ${DEFAULT_REM})`);
  return transform({
    filename: 'chrome.css',
    code: Buffer.from(source),
    minify: true,
    // its variables would not be named after the product
    exclude: Features.LightDark,
    targets: TARGETS,
    visitor: { Selector: lift },
  }).code.toString();
}

/** The rules for `data-theme="light"`, and the same for `auto` where the visitor prefers a light page. */
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

/** Adds the same weight to every rule, so that their order stays, except where hosts may override it (`:where`). */
function lift(selector: Selector): Selector {
  const hasNone =
    selector.every((part) => isPseudoClass(part, 'where')) || selector.some((part) => isPseudoClass(part, 'host'));
  if (hasNone) return selector;
  const pseudoElement = selector.findIndex(({ type }) => type === 'pseudo-element');
  return selector.toSpliced(pseudoElement === -1 ? selector.length : pseudoElement, 0, WEIGHT);
}

function isPseudoClass(part: SelectorComponent, kind: 'where' | 'host'): boolean {
  return part.type === 'pseudo-class' && part.kind === kind;
}
