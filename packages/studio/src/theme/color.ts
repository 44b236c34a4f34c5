/** Blends colours, and measures their contrast. */

export interface Color {
  /** Red, green and blue in sRGB, from 0 to 255. */
  readonly channels: readonly [number, number, number];
  /** From 0, which is transparent, to 1. */
  readonly alpha: number;
}

export const BLACK: Color = { channels: [0, 0, 0], alpha: 1 };
export const WHITE: Color = { channels: [255, 255, 255], alpha: 1 };

/** The colour in CSS, as `#rrggbb`, or `#rrggbbaa` if it is translucent. */
export function hexOf({ channels, alpha }: Color): string {
  const all = alpha < 1 ? [...channels, alpha * 255] : channels;
  return `#${all.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** The visible colour of `top` on an opaque `bottom`. */
export function over(top: Color, bottom: Color): Color {
  const mix = (index: 0 | 1 | 2) => top.channels[index] * top.alpha + bottom.channels[index] * (1 - top.alpha);
  return { channels: [mix(0), mix(1), mix(2)], alpha: 1 };
}

/** The contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, from 0 to 1 (WCAG 2.2). */
function luminance({ channels }: Color): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = channels;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
