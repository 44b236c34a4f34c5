/** Takes pictures of each control at rest, hovered and focused. */

import type { CDPSession, Locator, Page } from 'playwright-core';
import { CONTROLS } from './controls.ts';
import { cachePost, openPage, type PictureSource, settle } from './open-page.ts';

export const INTERACTIONS = ['rest', 'hover', 'focus'] as const;
type Interaction = (typeof INTERACTIONS)[number];

/** PNGs of a control. */
export interface ControlPictures extends Readonly<Record<Interaction, Buffer>> {
  readonly name: string;
}

/** What an interaction matches: the control itself, and all elements around it. */
const PSEUDO_CLASSES: Readonly<
  Record<Interaction, { readonly own: readonly string[]; readonly around: readonly string[] }>
> = {
  rest: { own: [], around: [] },
  hover: { own: ['hover'], around: ['hover'] },
  focus: { own: ['focus', 'focus-visible', 'focus-within'], around: ['focus-within'] },
};

/** Around a control, in pixels: room for the focus ring. */
const MARGIN = 6;

/** Marks the control, and with another value the elements around it. */
const MARK = 'data-picture';
const OWN = 'own';
const AROUND = 'around';

/** Hides what is next to the control, inside the header or footer and outside. */
const STYLES = `[${MARK}="${AROUND}"] > :not([${MARK}]) { visibility: hidden !important }`;

/** @returns the pictures in the order of `CONTROLS`, without controls that the content lacks */
export async function captureControls(source: PictureSource): Promise<readonly ControlPictures[]> {
  await cachePost(source.service, source.language);
  const pictures: ControlPictures[] = [];
  for (const { controls, steps, ...window } of CONTROLS) {
    const page = await openPage(source, window);
    await steps?.(page);
    await page.evaluate((styles) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
      const header = document.querySelector('[data-portico="header"]') ?? document.body;
      document.body.style.background = getComputedStyle(header).getPropertyValue('--portico-used-surface');
    }, STYLES);
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    for (const [name, selector] of Object.entries(controls)) {
      const control = page.locator(selector).filter({ visible: true }).first();
      if ((await control.count()) === 0) console.warn(`${name} is omitted: nothing matches ${selector}`);
      else pictures.push({ name, ...(await capture(page, session, root.nodeId, control)) });
    }
    await page.close();
  }
  return pictures;
}

/** Forces the pseudo-classes, because a real pointer or focus would also open menus over the control. */
async function capture(
  page: Page,
  session: CDPSession,
  documentId: number,
  control: Locator,
): Promise<Omit<ControlPictures, 'name'>> {
  await control.scrollIntoViewIfNeeded();
  await control.evaluate(mark, { name: MARK, own: OWN, around: AROUND });
  const marked = async (value: string) =>
    (await session.send('DOM.querySelectorAll', { nodeId: documentId, selector: `[${MARK}="${value}"]` })).nodeIds;
  const [own, around] = [await marked(OWN), await marked(AROUND)];
  const force = async (interaction: Interaction) => {
    const { own: ofControl, around: ofOthers } = PSEUDO_CLASSES[interaction];
    for (const nodeId of own)
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...ofControl] });
    for (const nodeId of around)
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...ofOthers] });
    await settle(page);
  };
  const shoot = async (interaction: Interaction) => {
    await force(interaction);
    const box = await control.boundingBox();
    if (box === null) throw new Error(`${control} is not visible`);
    const clip = {
      x: box.x - MARGIN,
      y: box.y - MARGIN,
      width: box.width + 2 * MARGIN,
      height: box.height + 2 * MARGIN,
    };
    return page.screenshot({ animations: 'disabled', clip });
  };
  const pictures = { rest: await shoot('rest'), hover: await shoot('hover'), focus: await shoot('focus') };
  await force('rest');
  await control.evaluate(unmark, MARK);
  return pictures;
}

function mark(control: Element, { name, own, around }: Readonly<Record<'name' | 'own' | 'around', string>>): void {
  control.setAttribute(name, own);
  for (let parent = control.parentElement; parent; parent = parent.parentElement) parent.setAttribute(name, around);
}

function unmark(control: Element, name: string): void {
  for (let element: Element | null = control; element; element = element.parentElement) element.removeAttribute(name);
}
