/** The default colours, as in the chrome's style sheets; a test compares them. */

import type { ColorToken } from '../../../../src/content/theme-schema.ts';
import type { ColorScheme } from '../../../../src/contract/theme.ts';

export const DEFAULT_COLORS: Readonly<Record<ColorScheme, Readonly<Record<ColorToken, string>>>> = {
  light: {
    surface: '#ffffff',
    raised: '#ffffff',
    hover: '#f3f4f8',
    bar: '#12151f0a',
    line: '#12151f1f',
    text: '#12151f',
    textQuiet: '#454c5e',
    accent: '#3730a3',
    action: '#12151f',
    actionHover: '#454c5e',
    actionText: '#ffffff',
  },
  dark: {
    surface: '#0b0d14',
    raised: '#12151f',
    hover: '#1b2030',
    bar: '#b4bac91a',
    line: '#ffffff1f',
    text: '#f3f4f8',
    textQuiet: '#b4bac9',
    accent: '#b3bcff',
    action: '#ffffff',
    actionHover: '#dfe2ea',
    actionText: '#0b0d14',
  },
};
