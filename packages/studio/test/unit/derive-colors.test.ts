/** The colours that a company omits follow those it gives. */

import { expect, test } from 'vitest';
import { derivedColors } from '../../src/theme/derive-colors.ts';

test('without a surface and an action nothing is derived', () => {
  expect(derivedColors({}, 'light')).toEqual({});
  expect(derivedColors({ accent: '#00684a', bar: '#eee', action: undefined }, 'light')).toEqual({});
});

test('on a surface of another brightness, texts and lines are light, and menus have its colour', () => {
  expect(derivedColors({ surface: '#1d70b8' }, 'light')).toEqual({
    text: '#ffffff',
    raised: '#1d70b8',
    hover: '#2b79bc',
    line: '#ffffff33',
    textQuiet: '#ffffff',
    accent: '#ffffff',
  });
});

test('on a surface like the default one, only the backgrounds follow it', () => {
  expect(derivedColors({ surface: '#fafafa' }, 'light')).toEqual({ raised: '#fafafa', hover: '#ececed' });
});

test('a button has the text that is readable on it, and is hovered with more contrast', () => {
  expect(derivedColors({ action: '#1d70b8' }, 'light')).toEqual({ actionHover: '#195f9c' });
  expect(derivedColors({ action: '#ffdd00' }, 'light')).toEqual({ actionText: '#12151f', actionHover: '#ffe226' });
});

test('colours that are given stay, and invalid ones count as omitted', () => {
  expect(derivedColors({ surface: '#1d70b8', text: '#fff', raised: 'navy', accent: '#fff' }, 'light')).toEqual({
    raised: '#1d70b8',
    hover: '#2b79bc',
    textQuiet: '#ffffff',
  });
});
