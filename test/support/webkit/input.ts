/** Playwright's `page.mouse` and `page.keyboard`, over WebDriver. */

import type { Keyboard, Mouse } from 'playwright-core';
import { Key, Origin, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { onlyOptions, onlySupported } from './supported.ts';

/** Keys that the driver calls something else. */
const KEYS: Readonly<Record<string, string>> = { Backspace: Key.BACK_SPACE, ControlOrMeta: Key.CONTROL, Space: ' ' };

function keyOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  const key = name.length === 1 ? name : (KEYS[name] ?? Key[words as 'ARROW_DOWN']);
  if (key === undefined) throw new Error(`The key ${name} is not supported in the WebKit suite.`);
  return key;
}

/** The driver scrolls by the difference to what the same wheel did before, so each event needs a wheel of its own. */
let wheels = 0;

/** @param act performs an action, and waits until the view has reported its effects */
export function inputOf(driver: WebDriver, act: (action: () => Promise<void>) => Promise<void>) {
  const actions = () => driver.actions({ async: true });
  let at = { x: 0, y: 0 };
  let hasMoved = false;
  /** Adds the steps of a straight movement. */
  const moving = (x: number, y: number, steps = 1) => {
    const movement = actions();
    for (let step = 1; step <= steps; step++)
      movement.move({
        x: Math.round(at.x + ((x - at.x) * step) / steps),
        y: Math.round(at.y + ((y - at.y) * step) / steps),
        origin: Origin.VIEWPORT,
        duration: 0,
      });
    at = { x, y };
    hasMoved = true;
    return movement;
  };
  return {
    mouse: onlySupported<Mouse>('page.mouse', {
      move: (x, y, options) => moving(x, y, options?.steps).perform(),
      click: async (x, y, options) => {
        onlyOptions('mouse.click', options, 'clickCount');
        const clicks = moving(x, y);
        for (let count = 0; count < (options?.clickCount ?? 1); count++) clicks.press().release();
        await act(() => clicks.perform());
      },
      wheel: (deltaX, deltaY) => {
        const scroll = { type: 'scroll', x: Math.round(at.x), y: Math.round(at.y), deltaX, deltaY, duration: 0 };
        wheels += 1;
        const wheel = { type: 'wheel', id: `wheel-${wheels}`, actions: [scroll] };
        return act(() => driver.execute(new Command(Name.ACTIONS).setParameter('actions', [wheel])));
      },
    }),
    keyboard: onlySupported<Keyboard>('page.keyboard', {
      press: async (names) => {
        const keys = names.split(/(?<=.)\+/).map(keyOf);
        const press = actions();
        for (const key of keys) press.keyDown(key);
        for (const key of keys.toReversed()) press.keyUp(key);
        await act(() => press.perform());
      },
      type: (text) => act(() => actions().sendKeys(text).perform()),
    }),
    /** Moves to where the pointer already is: after a layout change, WebKit still hovers over the old element. */
    moveAgain: async () => {
      if (hasMoved) await moving(at.x, at.y).perform();
    },
  };
}
