/** Playwright's `page.keyboard`, over WebDriver. */

import type { Keyboard } from 'playwright-core';
import { Key, type WebDriver } from 'selenium-webdriver';
import { onlyOptions, onlySupported } from './supported.ts';

const KEYS: Readonly<Record<string, string>> = {
  Alt: Key.ALT,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  ControlOrMeta: Key.CONTROL,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Meta: Key.META,
  PageDown: Key.PAGE_DOWN,
  PageUp: Key.PAGE_UP,
  Shift: Key.SHIFT,
  Space: ' ',
  Tab: Key.TAB,
};

function keyOf(name: string): string {
  const key = KEYS[name] ?? name;
  if ([...key].length !== 1) throw new Error(`The key ${name} is not supported in the WebKit suite.`);
  return key;
}

/** @param act performs an action, and waits until the view has reported its effects */
export function keyboardOf(driver: WebDriver, act: (action: () => Promise<void>) => Promise<void>): Keyboard {
  const actions = () => driver.actions({ async: true });
  return onlySupported<Keyboard>('page.keyboard', {
    press: async (names, options) => {
      onlyOptions('keyboard.press', options);
      const keys = names.split(/(?<=.)\+/).map(keyOf);
      const press = actions();
      for (const key of keys) press.keyDown(key);
      for (const key of keys.toReversed()) press.keyUp(key);
      await act(() => press.perform());
    },
    down: (name) => act(() => actions().keyDown(keyOf(name)).perform()),
    up: (name) => act(() => actions().keyUp(keyOf(name)).perform()),
    type: async (text, options) => {
      onlyOptions('keyboard.type', options);
      await act(() => actions().sendKeys(text).perform());
    },
  });
}
