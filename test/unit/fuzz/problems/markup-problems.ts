/** Finds what is wrong with a fragment: in its markup, and in what the markup may contain. */

import {
  type Element,
  type ParsedMarkup,
  parsedMarkup,
} from '../../../../packages/cli/src/conformance/parsed-markup.ts';
import { attribute } from '../../../support/markup.ts';

/** What the input of a test contains where it tries to get into the markup. */
export const MARKER = 'zq7x';

/** The start of a directive of an include processor or template language that works on the text of a page. */
const DIRECTIVE = /<!--|<\/?esi:|<\?|<%/i;

const TAGS = new Set(
  'a button details div footer form header img input li link nav ol p path script search section slot span summary svg table tbody td template tr ul'.split(
    ' ',
  ),
);
const HANDLER = /^on|^(?:style|srcdoc|srcset|formaction|ping|background|http-equiv)$/;
const ADDRESSES = ['href', 'src', 'xlink:href', 'action'];

/** A fragment of the host's page, a root-relative path, or a URL with https and a host. */
const SAFE_ADDRESS =
  /^(?:#[A-Za-z][\w-]*|\/(?![/\\])[^\s<>"\\]*|https:\/\/(?:[a-z0-9][a-z0-9.-]*|\[[0-9a-f:.]+\])(?:[/?#:][^\s<>"\\]*)?)$/i;
const ASSET = /^(?:https:\/\/[a-z.]+)?\/chrome\/assets\/[\w.-]+(?:#elements)?$/;

export interface MarkupLimits {
  /** What every address that leads to another origin matches; by default any https URL is accepted. */
  readonly addresses?: RegExp;
  /** Whether the content is damaged: then an address may be anything but a script. */
  readonly damaged?: boolean;
}

/** Problems of the markup of any answer: an empty list if a browser reads it as it was meant. */
export function markupProblemsOf(markup: string, limits: MarkupLimits = {}): string[] {
  return problemsOf(markup, parsedMarkup(markup), limits);
}

function problemsOf(markup: string, { errors, elements, nodes }: ParsedMarkup, limits: MarkupLimits): string[] {
  const problems = [...errors];
  if (!/^<[a-z]/.test(markup)) problems.push('does not start with a tag');
  if (!markup.endsWith('>')) problems.push('does not end with a tag');
  const directive = DIRECTIVE.exec(markup);
  if (directive) problems.push(`contains the directive ${directive[0]}`);
  for (const node of nodes) if (!('tagName' in node)) problems.push(`has ${node.nodeName} beside its root`);
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
  if (new Set(ids).size < ids.length) problems.push('repeats an id');
  for (const id of ids) if (!id.startsWith('portico-')) problems.push(`has the id ${id}`);
  for (const element of elements) problems.push(...elementProblems(element, limits));
  return problems;
}

function elementProblems(element: Element, { addresses = SAFE_ADDRESS, damaged = false }: MarkupLimits): string[] {
  const problems: string[] = [];
  const { tagName } = element;
  const report = (problem: string) => problems.push(`<${tagName}> ${problem}`);
  if (!TAGS.has(tagName)) report('is not an element of the chrome');
  if (tagName === 'script' && element.childNodes.length > 0) report('has a text');
  for (const child of element.childNodes) {
    if ('value' in child && child.value.includes(MARKER)) report(`shows ${child.value}`);
  }
  for (const { name, value } of element.attrs) {
    if (HANDLER.test(name)) report(`has the attribute ${name}`);
    if (name.includes(MARKER)) report(`has the attribute ${name}`);
    if (name === 'class' && value.split(' ').some((part) => !part.startsWith('portico-'))) report(`has class ${value}`);
    if (!ADDRESSES.includes(name)) {
      if (value.includes(MARKER)) report(`has ${name}="${value}"`);
    } else if (['script', 'link'].includes(tagName)) {
      if (!ASSET.test(value)) report(`loads ${value}`);
    } else if (damaged) {
      if (/^\s*(?:javascript|data):/i.test(value)) report(`leads to ${value}`);
    } else if (!SAFE_ADDRESS.test(value) || (value.startsWith('https:') && !addresses.test(value))) {
      report(`leads to ${value}`);
    }
  }
  return problems;
}

export interface FragmentExpectation {
  readonly language: string;
  /** Whether its assets stand around it; the default is `true`. */
  readonly assets?: boolean;
  readonly theme?: string;
}

/** Problems of a header or footer: the markup, its root, and what stands beside it. */
export function fragmentProblemsOf(
  name: 'header' | 'footer',
  markup: string,
  { language, assets = true, theme }: FragmentExpectation,
  limits: MarkupLimits = {},
): string[] {
  const parsed = parsedMarkup(markup);
  const { elements, nodes } = parsed;
  const problems = problemsOf(markup, parsed, limits);
  const expected = assets ? ['link', name, 'script'] : [name];
  const roots = nodes.map(({ nodeName }) => nodeName);
  if (roots.join() !== expected.join()) problems.push(`has ${roots.join(', ')} instead of ${expected.join(', ')}`);
  const roles = elements.filter((element) => attribute(element, 'data-portico') !== undefined);
  const [root] = roles;
  if (!root || roles.length > 1) return [...problems, `has ${roles.length} roots`];
  const wanted = { class: `portico-${name}`, 'data-portico': name, lang: language };
  for (const [key, value] of Object.entries(theme === undefined ? wanted : { ...wanted, 'data-theme': theme })) {
    const actual = attribute(root, key);
    if (actual !== value) problems.push(`has ${key}=${actual} instead of ${value}`);
  }
  return problems;
}
