/** The name of a link as a reader sees it: without descriptions, counters and hidden additions. */

import {
  allText,
  attribute,
  childrenOf,
  type Element,
  isVisuallyHidden,
  marksOf,
  oneLine,
  visibleText,
  widthOf,
  within,
} from './dom.ts';

const NAME = /(?<![a-z])(?:title|heading|headline|name|label)(?![a-z])/;
const BLOCK = /^(?:div|p|h[1-6]|dt|dd|li|strong|span)$/;

/** A note for screen readers, in the languages of western Europe. */
const NEW_WINDOW =
  /\s*\([^()]*(?:new (?:window|tab)|neue[mns] (?:fenster|tab)|nouvel(?:le fenêtre| onglet)|nueva ventana|nuova finestra|nieuw venster)[^()]*\)$/i;

/** Longer than any name, and short enough for the rules about names. */
const MAX_TEXT = 500;

/** Longer names of a card are a title with a description. */
const MAX_NAME = 40;

/** @returns an empty text if nothing names it */
export function nameOf(link: Element): string {
  const text = (titleIn(link) ?? visibleText(link)).slice(0, MAX_TEXT);
  if (/[\p{L}\p{N}]/u.test(text)) return text.replace(NEW_WINDOW, '');
  const pictures = within(link).filter(({ tagName }) => tagName === 'img');
  const drawings = within(link).filter(({ tagName }) => tagName === 'svg');
  const titles = drawings.flatMap((drawing) => childrenOf(drawing).filter(({ tagName }) => tagName === 'title'));
  const names = [
    attribute(link, 'aria-label'),
    allText(link),
    ...pictures.map((picture) => attribute(picture, 'alt')),
    ...titles.map(allText),
    attribute(link, 'title'),
  ];
  return names.map((name) => oneLine(name ?? '').slice(0, MAX_TEXT)).find((name) => /[\p{L}\p{N}]/u.test(name)) ?? '';
}

/** What a card says after its title. */
export function descriptionOf(link: Element, name: string): string | null {
  const text = titleIn(link) === name ? visibleText(link) : '';
  return (text.startsWith(name) && text.slice(name.length).trim()) || null;
}

/** Of a card with several texts: its heading, or the first text. */
function titleIn(link: Element): string | null {
  const inner = within(link).filter((element) => BLOCK.test(element.tagName) && !isVisuallyHidden(element));
  const heading = inner.find(({ tagName }) => /^h[1-6]$/.test(tagName));
  const texts = inner
    .filter((element) => !within(element).some(({ tagName }) => BLOCK.test(tagName)))
    .map((element) => ({ element, text: visibleText(element) }))
    .filter(({ text }) => text !== '');
  if (heading && texts.length > 1) return visibleText(heading);
  if (texts.length < 2) return null;
  if (isGlued(link)) return texts[0]?.text ?? null;
  const marked = texts.find(({ element }) => NAME.test(marksOf(element)));
  if (marked && widthOf(visibleText(link)) > MAX_NAME) return marked.text;
  return texts.every(({ element }) => /^(?:div|p|dt|dd)$/.test(element.tagName)) ? (texts[0]?.text ?? null) : null;
}

/** Whether nothing, not even a space, is between its texts, so that a style sheet must put them on lines of their own. */
function isGlued(link: Element): boolean {
  const [only, ...others] = childrenOf(link);
  if (only && others.length === 0) return isGlued(only);
  const shown = link.childNodes.filter((node) => !('tagName' in node) || visibleText(node) !== '');
  return (
    shown.length > 1 && shown.every((node) => 'tagName' in node && /^(?:span|strong|b|em|small)$/.test(node.tagName))
  );
}
