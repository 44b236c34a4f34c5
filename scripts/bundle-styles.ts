/** Joins the style sheets of all components, foundations first and visitors' preferences last, and minifies them. */

import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserslistToTargets, Features, type Selector, type SelectorComponent, transform } from 'lightningcss';

/** Foundations come first, so that components of the same specificity win. */
const FIRST = ['tokens/tokens.css', 'tokens/base.css', 'tokens/language.css'];

/** What a visitor prefers comes after what a component says. */
const LAST = 'tokens/preferences.css';

/** Safari 16.4 and the browsers of its time; newer features have a stated fallback. */
const TARGETS = browserslistToTargets(['safari 16.4', 'ios_saf 16.4', 'chrome 111', 'firefox 115']);

/** A host that sizes its root differently sets `--portico-rem`; everyone else gets the usual tenth. */
const DEFAULT_REM = '.625rem';

/** Excludes no element, and weighs three ids: more than style sheets of hosts do. */
const WEIGHT: SelectorComponent = {
  type: 'pseudo-class',
  kind: 'not',
  selectors: [Array.from({ length: 3 }, () => ({ type: 'id', name: '#' }))],
};

export async function bundleStyles(directory: string): Promise<string> {
  const names = (await Array.fromAsync(glob('**/*.css', { cwd: directory }))).sort();
  const others = names.filter((name) => !FIRST.includes(name) && name !== LAST);
  const ordered = [...FIRST, ...others, LAST];
  const sources = await Promise.all(ordered.map((name) => readFile(join(directory, name), 'utf8')));
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

/** Every rule gets the same weight, so their order stays; only what hosts may override (`:where`) has none at all. */
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
