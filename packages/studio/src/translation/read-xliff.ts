/** Reads XLIFF 2 from translators, written by any tool. */

import { XmlCdata, XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml';
import { parseXml } from '../../../../src/contract/parse-xml.ts';
import { type ReturnedFile, type ReturnedUnit, UnreadableFile } from './translation-units.ts';

/** The namespaces of XLIFF 2.0, 2.1 and 2.2; others are modules and extensions, which are ignored. */
const NAMESPACE = /^urn:oasis:names:tc:xliff:document:2\.[0-2]$/;

/** @throws UnreadableFile */
export function readXliff(text: string): ReturnedFile {
  // no entities or external files; the parser doesn't resolve them either
  if (/<!DOCTYPE/i.test(text)) throw new UnreadableFile('The file has a DOCTYPE, which XLIFF files don’t have.');
  const root = rootOf(text);
  if (!root || nameOf(root) !== 'xliff') throw new UnreadableFile('The file is not XLIFF 2.');
  return {
    language: root.attributes.trgLang ?? null,
    units: childrenOf(root, 'file').flatMap((file) => {
      const [kind = '', ...id] = (file.attributes.id ?? '').split('.');
      return unitsIn(file).map((unit) => ({ ...unitOf(unit), kind, id: id.join('.') }));
    }),
  };
}

function rootOf(text: string): XmlElement | null {
  try {
    return parseXml(text).root;
  } catch (error) {
    // not XML, or nested too deeply for the stack
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new UnreadableFile(`The file is not XML: ${reason}.`, { cause: error });
  }
}

/** All units, including those in groups. */
function unitsIn(element: XmlElement): readonly XmlElement[] {
  return [...childrenOf(element, 'unit'), ...childrenOf(element, 'group').flatMap(unitsIn)];
}

/** Joins segments: tools may have split the text, with the parts between segments in `ignorable`. */
function unitOf(unit: XmlElement): Pick<ReturnedUnit, 'field' | 'source' | 'target' | 'isReviewed'> {
  const parts = unit.children.filter(
    (child): child is XmlElement =>
      child instanceof XmlElement && ['segment', 'ignorable'].includes(nameOf(child) ?? ''),
  );
  const segments = parts.filter((part) => nameOf(part) === 'segment');
  const texts = parts.map((part, index) => {
    const [source, target] = [childrenOf(part, 'source')[0], childrenOf(part, 'target')[0]];
    const isBetween = nameOf(part) === 'ignorable';
    const order = Number(target?.attributes.order ?? index + 1);
    return { order, source: textOf(source), target: textOf(target ?? (isBetween ? source : undefined)), isBetween };
  });
  const isComplete = texts.some(({ isBetween }) => !isBetween) && texts.every((one) => one.isBetween || one.target);
  const inOrder = [...texts].sort((one, other) => one.order - other.order);
  return {
    field: unit.attributes.id ?? '',
    source: texts.map(({ source }) => source).join(''),
    target: isComplete ? inOrder.map(({ target }) => target).join('') : '',
    isReviewed: segments.every(({ attributes: { state = '' } }) => state === 'reviewed' || state === 'final'),
  };
}

/** Includes characters that XML can't hold; keeps only the texts of inline codes. */
function textOf(node: XmlNode | undefined): string {
  if (node instanceof XmlText || node instanceof XmlCdata) return node.text;
  if (!(node instanceof XmlElement)) return '';
  if (nameOf(node) === 'cp' && /^[0-9A-Fa-f]{4,6}$/.test(node.attributes.hex ?? '')) {
    const code = Number.parseInt(node.attributes.hex ?? '', 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  }
  // doesn't copy the text on each level, as joining would
  return node.children.reduce((text, child) => text + textOf(child), '');
}

function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child): child is XmlElement => child instanceof XmlElement && nameOf(child) === name);
}

/** The local name of an element of XLIFF; `null` of another one. */
function nameOf(element: XmlElement): string | null {
  const [local = '', prefix] = element.name.split(':').reverse();
  const declaration = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
  let scope: XmlNode | null = element;
  while (scope instanceof XmlElement && scope.attributes[declaration] === undefined) scope = scope.parent;
  return scope instanceof XmlElement && NAMESPACE.test(scope.attributes[declaration] ?? '') ? local : null;
}
