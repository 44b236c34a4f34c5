/** Unfolds and marks the edited part of a header or footer: the service's scripts don't run in the frame. */

import { ENHANCED_ATTRIBUTE, MENU_ID, OPEN_ATTRIBUTE } from '../../../../../src/contract/markup.ts';
import type { Middle } from '../bar/fill-frame.ts';

export interface Shown {
  readonly fragment: 'header' | 'footer';
  /** Whether the menu is in an overlay, which covers the rows. */
  readonly hasOverlay: boolean;
  /** The id of a menu item, or of a menu of the second row; `null` for none. */
  readonly section: string | null;
  /** The index of a footer column; -1 for none. */
  readonly column: number;
  /** The name of a link; `null` for none. */
  readonly marked: string | null;
}

/** In pixels, around a panel, for its shadow. */
const MARGIN = 24;

/**
 * @returns in pixels, the height of the visible content, the top of the marked link (`null` without one), and what to
 * show of a frame that is cropped
 */
export function showInFrame(document: Document, shown: Shown) {
  const { fragment, section, column, marked } = shown;
  const opened = fragment === 'header' ? openSection(document, section) : openColumn(document, column);
  const height = heightOf(document, opened, shown);
  const link = mark(opened ?? document.body, marked);
  return { height, top: link?.getBoundingClientRect().top ?? null, middle: middleOf(panelOf(opened) ?? opened, link) };
}

function panelOf(opened: HTMLElement | null): HTMLElement | null {
  return opened?.querySelector<HTMLElement>('[data-portico-part="panel"]') ?? null;
}

/** The middle of what is open, or else the link, which is shown in any case. Without a link, the start. */
function middleOf(opened: HTMLElement | null, link: HTMLElement | null): Middle {
  const [around, inside] = [opened ?? link, link ?? opened].map((element) => element?.getBoundingClientRect());
  if (!around || !inside) return { centre: 0, start: 0, end: 0 };
  const start = Math.max(0, inside.left - MARGIN);
  return { centre: around.left + around.width / 2, start, end: link ? inside.right + MARGIN : start };
}

function heightOf(document: Document, opened: HTMLElement | null, { fragment, hasOverlay }: Shown): number {
  if (fragment === 'footer') return Math.ceil(document.querySelector('footer')?.getBoundingClientRect().height ?? 0);
  const overlay = document.getElementById(MENU_ID);
  if (overlay && hasOverlay) {
    openOverlay(overlay, opened);
    return document.documentElement.clientHeight;
  }
  if (overlay?.matches(':popover-open')) overlay.hidePopover();
  // a second row that is too wide scrolls
  if (opened?.parentElement) opened.parentElement.scrollLeft += centreOf(opened) - centreOf(opened.parentElement);
  const panel = panelOf(opened);
  const header = document.querySelector('header');
  const bottoms = [panel, header].map((element) => element?.getBoundingClientRect().bottom ?? 0);
  return Math.ceil(Math.max(...bottoms)) + MARGIN;
}

function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

function openSection(document: Document, id: string | null): HTMLElement | null {
  let opened: HTMLElement | null = null;
  for (const section of document.querySelectorAll<HTMLElement>('nav [data-portico-id].portico-section')) {
    const isOpen = section.dataset.porticoId === id;
    section.parentElement?.setAttribute(ENHANCED_ATTRIBUTE, '');
    section.toggleAttribute(OPEN_ATTRIBUTE, isOpen);
    if (isOpen) opened = section;
  }
  return opened;
}

function openOverlay(overlay: HTMLElement, opened: HTMLElement | null): void {
  if (!overlay.matches(':popover-open')) overlay.showPopover();
  const scroller = overlay.querySelector('.portico-menu__scroller');
  if (scroller && opened) {
    const distance = opened.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollTop += distance;
  }
}

function openColumn(document: Document, index: number): HTMLElement | null {
  const columns = [...document.querySelectorAll<HTMLElement>('[data-portico-part="column"]')];
  for (const [position, column] of columns.entries()) {
    const toggle = column.querySelector('details');
    if (toggle) toggle.open = position === index;
  }
  return columns[index] ?? null;
}

/** Draws a line around the link. @returns the link */
function mark(within: Element, name: string | null): HTMLElement | null {
  const links = [...within.ownerDocument.querySelectorAll<HTMLElement>('a')];
  const found = name === null ? undefined : links.find((link) => within.contains(link) && startsWith(link, name));
  for (const link of links) {
    link.style.outline = link === found ? '3px solid #6557ea' : '';
    link.style.outlineOffset = link === found ? '3px' : '';
  }
  return found ?? null;
}

function startsWith({ textContent }: HTMLElement, name: string): boolean {
  return textContent.trim().startsWith(name);
}
