/** Playwright's `page.mouse`, over WebDriver. */

import type { Mouse } from 'playwright-core';
import { Origin, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { onlyOptions, onlySupported } from './supported.ts';

export interface TabMouse {
  readonly mouse: Mouse;
  /** Moves to where the pointer already is: after a layout change, WebKit still hovers over the old element. */
  readonly moveAgain: () => Promise<void>;
}

/** The driver scrolls by the difference to what the same wheel did before, so each event needs a wheel of its own. */
let wheels = 0;

/** @param act performs an action, and waits until the view has reported its effects */
export function mouseOf(driver: WebDriver, act: (action: () => Promise<void>) => Promise<void>): TabMouse {
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
  const mouse = onlySupported<Mouse>('page.mouse', {
    move: async (x, y, options) => {
      onlyOptions('mouse.move', options, 'steps');
      await moving(x, y, options?.steps).perform();
    },
    click: async (x, y, options) => {
      onlyOptions('mouse.click', options, 'clickCount');
      const clicks = moving(x, y);
      for (let count = 0; count < (options?.clickCount ?? 1); count++) clicks.press().release();
      await act(() => clicks.perform());
    },
    down: (options) => {
      onlyOptions('mouse.down', options);
      return act(() => actions().press().perform());
    },
    up: (options) => {
      onlyOptions('mouse.up', options);
      return act(() => actions().release().perform());
    },
    wheel: (deltaX, deltaY) => {
      const scroll = { type: 'scroll', x: Math.round(at.x), y: Math.round(at.y), deltaX, deltaY, duration: 0 };
      wheels += 1;
      const wheel = { type: 'wheel', id: `wheel-${wheels}`, actions: [scroll] };
      return act(() => driver.execute(new Command(Name.ACTIONS).setParameter('actions', [wheel])));
    },
  });
  const moveAgain = async () => {
    if (hasMoved) await moving(at.x, at.y).perform();
  };
  return { mouse, moveAgain };
}
