/** The theme of a company whose colours, font, corners and width all differ from the defaults. */

import type { Theme } from '../../src/content/theme-schema.ts';

export const GLOBEX = {
  light: {
    surface: '#fffdf8',
    raised: '#fff',
    hover: '#f3ede0',
    bar: '#e4f3ec',
    line: 'rgb(16 60 44 / 16%)',
    text: '#10231c',
    textQuiet: '#4a5d55',
    accent: '#00684a',
    action: '#00684a',
    actionHover: '#004d36',
    actionText: '#fff',
  },
  dark: {
    surface: '#08201a',
    raised: '#0d2b23',
    hover: '#16392f',
    bar: 'rgba(127, 224, 189, 0.1)',
    line: 'rgb(200 255 230 / 16%)',
    text: '#f2faf6',
    textQuiet: '#a9c4b8',
    accent: 'oklch(85% 0.12 168)',
    action: 'hsl(158 61% 69%)',
    actionHover: '#a8ecd2',
    actionText: '#06251b',
  },
  font: ['Globex Serif', 'Georgia', 'serif'],
  radius: '2px',
  width: '80rem',
} as const satisfies Theme;
