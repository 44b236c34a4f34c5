/** Renders a page that shows each design token and control in both themes, for the picture in docs/customizing.md. */

import { COLOR_SCHEMES, type ColorScheme } from '../../src/contract/theme.ts';
import { type ControlPictures, INTERACTIONS } from './capture-controls.ts';
import { pngWidth } from './png-width.ts';

/** In pixels. */
export const TOKENS_WIDTH = 1760;

/** In pixels: a control with a wider picture takes the whole row. */
const HALF = 120;

const BACKGROUNDS = ['surface', 'raised', 'hover', 'bar'];
const ACTIONS = ['action', 'action-hover'];
const TEXTS = ['text', 'text-quiet', 'accent'];
const SHADOWS = ['shadow', 'panel-shadow'];

const STYLES = `
body { margin: 0; display: grid; grid-template-columns: repeat(${COLOR_SCHEMES.length}, 1fr); }
.theme { padding: 32px 40px 40px; background: var(--portico-used-surface); color: var(--portico-used-text); font: 15px/1.5 var(--portico-used-font); }
h1 { margin: 0 0 20px; font-size: 20px; font-weight: 650; letter-spacing: -.02em; }
h2 { margin: 24px 0 12px; font-size: 13px; font-weight: 600; color: var(--portico-used-text-quiet); }
.row { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px; }
.row--texts { grid-template-columns: repeat(3, 1fr); }
.swatch { box-sizing: border-box; height: 64px; border-radius: var(--portico-used-radius); border: 1px solid var(--portico-used-line); }
.button { display: grid; place-items: center; border: 0; color: var(--portico-used-action-text); font-weight: 600; }
.shadow { border: 0; background: var(--portico-used-raised); }
.corner { background: linear-gradient(135deg, var(--portico-used-hover), var(--portico-used-raised)); }
.scrim { height: 120px; border: 0; background: var(--portico-used-scrim), repeating-linear-gradient(45deg, #fff 0 8px, #888 8px 16px); }
.line { height: 64px; border-block-end: 1px solid var(--portico-used-line); }
code { display: block; margin-top: 8px; font: 12px/1.4 ui-monospace, monospace; color: var(--portico-used-text-quiet); }
.sample { font-size: 22px; font-weight: 600; }
.controls { display: grid; grid-template-columns: 1fr 1fr; grid-auto-flow: row dense; gap: 20px 24px; align-items: start; }
.control { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; align-items: center; min-width: 0; }
.control--wide { grid-column: 1 / -1; }
.control h3 { grid-column: 1 / -1; margin: 0; font: 13px/1.4 var(--portico-used-font); color: var(--portico-used-text-quiet); }
.control img { display: block; max-width: 100%; border-radius: 6px; }
`;

const named = (name: string, sample: string) => `<div>${sample}<code>--portico-${name}</code></div>`;
const value = (name: string) => `var(--portico-used-${name})`;
const swatch = (name: string) => named(name, `<div class="swatch" style="background:${value(name)}"></div>`);
const button = (name: string) =>
  named(name, `<div class="swatch button" style="background:${value(name)}">Sign up</div>`);
const text = (name: string) => named(name, `<span class="sample" style="color:${value(name)}">Identity</span>`);
const shadow = (name: string) => named(name, `<div class="swatch shadow" style="box-shadow:${value(name)}"></div>`);

const section = (title: string, kind: string, samples: readonly string[]) =>
  `<h2>${title}</h2><div class="row ${kind}">${samples.join('')}</div>`;

const control = (pictures: ControlPictures) =>
  `<div class="control ${pngWidth(pictures.rest) > HALF ? 'control--wide' : ''}"><h3>${pictures.name}</h3>${INTERACTIONS.map(
    (interaction) => `<img src="data:image/png;base64,${pictures[interaction].toString('base64')}" alt="">`,
  ).join('')}</div>`;

const themePanel = (
  theme: ColorScheme,
  controls: readonly ControlPictures[],
) => `<section class="theme" data-portico="tokens" data-theme="${theme}"><h1>${theme}</h1>
${section('Backgrounds', '', BACKGROUNDS.map(swatch))}
${section('Text', 'row--texts', TEXTS.map(text))}
${section('Primary button', '', [...ACTIONS.map(button), named('action-text', `<div class="swatch button" style="background:${value('action')}">Sign up</div>`)])}
${section('Lines, corners, shadows', '', [named('line', '<div class="line"></div>'), named('radius', '<div class="swatch corner"></div>'), ...SHADOWS.map(shadow), named('scrim', '<div class="swatch scrim"></div>')])}
<h2>At rest, hovered, focused</h2><div class="controls">${controls.map(control).join('')}</div>
</section>`;

/**
 * @param stylesHref the address of the chrome's style sheet
 * @param controls by theme
 */
export function tokensPage(
  stylesHref: string,
  controls: Readonly<Record<ColorScheme, readonly ControlPictures[]>>,
): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Design tokens</title>
<link rel="stylesheet" href="${stylesHref}"><style>${STYLES}</style></head><body>${COLOR_SCHEMES.map((theme) => themePanel(theme, controls[theme])).join('')}</body></html>`;
}
