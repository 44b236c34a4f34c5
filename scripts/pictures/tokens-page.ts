/** Renders a page that shows each design token in both themes, for the picture in docs/hosts.md. */

import { COLOR_SCHEMES } from '../../src/contract/theme.ts';

const BACKGROUNDS = ['surface', 'raised', 'hover', 'bar'];
const ACTIONS = ['action', 'action-hover'];
const TEXTS = ['text', 'text-quiet', 'accent'];
const SHADOWS = ['shadow', 'panel-shadow'];

const STYLES = `
body { margin: 0; display: grid; grid-template-columns: repeat(${COLOR_SCHEMES.length}, 1fr); }
.theme { padding: 32px 40px 40px; background: var(--portico-surface); color: var(--portico-text); font: 15px/1.5 var(--portico-font); }
h1 { margin: 0 0 20px; font-size: 20px; font-weight: 650; letter-spacing: -.02em; }
h2 { margin: 24px 0 12px; font-size: 13px; font-weight: 600; color: var(--portico-text-quiet); }
.row { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px; }
.row--texts { grid-template-columns: repeat(3, 1fr); }
.swatch { box-sizing: border-box; height: 64px; border-radius: var(--portico-radius); border: 1px solid var(--portico-line); }
.button { display: grid; place-items: center; border: 0; color: var(--portico-action-text); font-weight: 600; }
.shadow { border: 0; background: var(--portico-raised); }
.corner { background: linear-gradient(135deg, var(--portico-hover), var(--portico-raised)); }
.line { height: 64px; border-block-end: 1px solid var(--portico-line); }
code { display: block; margin-top: 8px; font: 12px/1.4 ui-monospace, monospace; color: var(--portico-text-quiet); }
.sample { font-size: 22px; font-weight: 600; }
`;

const named = (name: string, sample: string) => `<div>${sample}<code>--portico-${name}</code></div>`;
const value = (name: string) => `var(--portico-${name})`;
const swatch = (name: string) => named(name, `<div class="swatch" style="background:${value(name)}"></div>`);
const button = (name: string) =>
  named(name, `<div class="swatch button" style="background:${value(name)}">Sign up</div>`);
const text = (name: string) => named(name, `<span class="sample" style="color:${value(name)}">Identity</span>`);
const shadow = (name: string) => named(name, `<div class="swatch shadow" style="box-shadow:${value(name)}"></div>`);

const section = (title: string, kind: string, samples: readonly string[]) =>
  `<h2>${title}</h2><div class="row ${kind}">${samples.join('')}</div>`;

const themePanel = (
  theme: string,
) => `<section class="theme" data-portico="tokens" data-theme="${theme}"><h1>${theme}</h1>
${section('Backgrounds', '', BACKGROUNDS.map(swatch))}
${section('Text', 'row--texts', TEXTS.map(text))}
${section('Primary button', '', [...ACTIONS.map(button), named('action-text', `<div class="swatch button" style="background:${value('action')}">Sign up</div>`)])}
${section('Lines, corners, shadows', '', [named('line', '<div class="line"></div>'), named('radius', '<div class="swatch corner"></div>'), ...SHADOWS.map(shadow)])}
</section>`;

/** @param stylesHref the address of the chrome's style sheet */
export function tokensPage(stylesHref: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Design tokens</title>
<link rel="stylesheet" href="${stylesHref}"><style>${STYLES}</style></head><body>${COLOR_SCHEMES.map(themePanel).join('')}</body></html>`;
}
