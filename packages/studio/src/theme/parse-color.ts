/** Parses a theme's colours: hex, `rgb()`, `hsl()` and `oklch()`. */

import { ownValue } from '../../../../src/contract/own-value.ts';
import type { Color } from './color.ts';

type Channels = Color['channels'];

/** Clips each channel to sRGB. @returns `null` if the text is not such a colour */
export function parseColor(text: string): Color | null {
  const [, hex] = /^#((?:[\da-f]{3,4}){1,2})$/i.exec(text) ?? [];
  if (hex !== undefined) return fromHex(hex);
  const [, name = '', inner = ''] = /^(rgb|hsl|oklch)a?\(([^()]*)\)$/i.exec(text) ?? [];
  const parts = inner.split(/[\s,/]+/).filter(Boolean);
  const [one = '', two = '', three = '', opacity = '1'] = parts;
  if (parts.length < 3 || parts.length > 4) return null;
  const channels = channelsOf(name.toLowerCase(), one, two, three);
  const alpha = amount(opacity, 1);
  if (![...channels, alpha].every(Number.isFinite)) return null;
  return { channels: channels.map((value) => within(value, 255)) as unknown as Channels, alpha: within(alpha, 1) };
}

function channelsOf(name: string, one: string, two: string, three: string): Channels {
  if (name === 'rgb') return [amount(one, 255), amount(two, 255), amount(three, 255)];
  if (name === 'hsl') return fromHsl(degrees(one), amount(two, 100) / 100, amount(three, 100) / 100);
  return fromOklch(amount(one, 1), amount(two, 0.4), degrees(three));
}

function fromHex(hex: string): Color {
  const digits = hex.length > 4 ? hex : [...hex].map((digit) => digit + digit).join('');
  const byte = (index: number) => Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16);
  return { channels: [byte(0), byte(1), byte(2)], alpha: digits.length > 6 ? byte(3) / 255 : 1 };
}

/** A number or a percentage. @param whole the value of 100 % */
function amount(text: string, whole: number): number {
  const [, digits, percent] = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%?)$/i.exec(text) ?? [];
  return digits === undefined ? Number.NaN : percent ? (Number(digits) / 100) * whole : Number(digits);
}

function degrees(text: string): number {
  const [, digits = '', unit = 'deg'] = /^(.*?)(deg|grad|rad|turn)?$/i.exec(text) ?? [];
  const perUnit = ownValue({ deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }, unit.toLowerCase()) ?? 1;
  return digits === '' || digits.endsWith('%') ? Number.NaN : amount(digits, 1) * perUnit;
}

function fromHsl(hue: number, saturation: number, lightness: number): Channels {
  const channel = (offset: number) => {
    const position = (((offset + hue / 30) % 12) + 12) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/** The matrices of CSS Color 4. */
function fromOklch(lightness: number, chroma: number, hue: number): Channels {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function encoded(linear: number): number {
  const share = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return 255 * share;
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
