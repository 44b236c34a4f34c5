/** Reads an SVG file as XML, and keeps only the allowed parts. */

import { type XmlDocument, XmlElement, XmlError, type XmlNode, XmlProcessingInstruction } from '@rgrove/parse-xml';
import { ownValue } from '../../../../../src/contract/own-value.ts';
import { parseXml, withLineFeeds } from '../../../../../src/contract/parse-xml.ts';
import { PictureError } from '../formats/picture-file.ts';
import { cleanDeclarations, cleanSheet, type Report, shortened } from './clean-style.ts';
import { MAX_DEPTH, type Part, type Removed, tooDeep } from './part.ts';
import { ATTRIBUTES, ELEMENTS, OWN_LINK, UNSEEN, valueFault } from './parts.ts';

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

const REMEDIES: Readonly<Record<string, string>> = {
  text: 'convert it to paths',
  image: 'draw it as shapes',
  switch: 'remove it, and keep what is inside',
  pattern: 'draw its shapes',
  filter: 'remove the effect, or draw it as shapes',
};

export interface SvgParts {
  readonly root: Part;
  /** What was left out, except what nobody sees, in the order of the file. */
  readonly removed: readonly Removed[];
}

/** @throws PictureError */
export function readSvg(file: string): SvgParts {
  const text = withLineFeeds(file);
  const document = parsed(text);
  const removed: Removed[] = [];
  const lineOf = lineCounter(text);
  const [root] = document.children.flatMap((node) => partsOf(node, 1));
  if (root?.name !== 'svg') throw new PictureError('has no <svg> element: export it as SVG');
  return { root, removed };

  function partsOf(node: XmlNode, depth: number): Part[] {
    const line = lineOf(node.start);
    const report: Report = (name, reason) => removed.push({ name, line, reason });
    if (node instanceof XmlProcessingInstruction && node.name === 'xml-stylesheet') {
      report(node.name, `<?${node.name} is not allowed: remove it`);
    }
    if (!(node instanceof XmlElement) || UNSEEN.has(node.name) || isForeign(node)) return [];
    const { name } = node;
    if (depth > MAX_DEPTH) throw tooDeep(line);
    if (!ELEMENTS.has(name)) {
      report(name, `<${name}> is not allowed: ${ownValue(REMEDIES, name) ?? 'remove it'}`);
      return [];
    }
    const part = { name, line, attributes: keptAttributes(node, report) };
    const style = cleanDeclarations(node.attributes.style ?? '', report);
    if (name !== 'style') {
      return [{ ...part, style, rules: [], children: node.children.flatMap((child) => partsOf(child, depth + 1)) }];
    }
    const rules = cleanSheet(node.text, report);
    return rules.length > 0 ? [{ ...part, style: [], rules, children: [] }] : [];
  }
}

/** @throws PictureError */
function parsed(text: string): XmlDocument {
  try {
    return parseXml(text, { includeOffsets: true });
  } catch (error) {
    // deeper than the stack
    if (!(error instanceof XmlError)) throw tooDeep(null);
    const [reason = ''] = error.message.split(` (line ${error.line}`);
    throw new PictureError(`is not well-formed XML: ${reason}`, error.line);
  }
}

/** Whether an element with a prefix is of another namespace than SVG, such as an editor's own. */
function isForeign(element: XmlElement): boolean {
  const [prefix, local] = element.name.split(':');
  if (local === undefined) return false;
  for (let outer: XmlElement['parent'] = element; outer instanceof XmlElement; outer = outer.parent) {
    const namespace = outer.attributes[`xmlns:${prefix}`];
    if (namespace !== undefined) return namespace !== SVG_NAMESPACE;
  }
  return true;
}

function keptAttributes(
  { name: elementName, attributes }: XmlElement,
  report: Report,
): Readonly<Record<string, string>> {
  const kept: [string, string][] = [];
  for (const [name, value] of Object.entries(attributes)) {
    const told = `${name}="${shortened(value)}"`;
    if (/^on/i.test(name)) report(name, `${told} is not allowed: remove it, and all scripts`);
    if (name === 'href' || (name === 'xlink:href' && attributes.href === undefined)) {
      if (OWN_LINK.test(value)) kept.push(['href', value]);
      else report(elementName, `${told} refers to something outside: only #ids in the file are allowed`);
    }
    if (!ATTRIBUTES.has(name)) continue;
    const fault = valueFault(name, value);
    if (fault === null) kept.push([name, value.replace(/\s+/g, ' ')]);
    else report(name, `${told} ${fault}`);
  }
  return Object.fromEntries(kept);
}

/** @returns the line at an offset that is not before the last one */
function lineCounter(text: string): (offset: number) => number {
  let [line, end] = [1, text.indexOf('\n')];
  return (offset) => {
    for (; end !== -1 && end < offset; line++) end = text.indexOf('\n', end + 1);
    return line;
  };
}
