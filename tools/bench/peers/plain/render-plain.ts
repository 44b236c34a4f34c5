/** Renders the plain header: templates, and panels that a small script shows and hides. */

import type { AnnouncementModel, LanguageSelectorModel } from '../../../../src/chrome/chrome.ts';
import { ICON_PATHS } from '../../../../src/view/icon/drawings.ts';
import type { PeerColumn, PeerHeader, PeerItem, PeerLink } from '../peer-header.ts';

export function renderPlain({
  language,
  brand,
  announcement,
  login,
  languageSelector,
  labels,
  items,
  actions,
}: PeerHeader): string {
  return `<header class="header" lang="${language}">
<div class="bar">${announcement ? announcementOf(announcement) : ''}<div class="bar__tools">
${languageSelector ? languages(languageSelector) : ''}
${login ? anchor('bar__login', login) : ''}
</div></div>
<div class="row">
<a class="logo" href="${escapeText(brand.homeHref)}" aria-label="${escapeText(brand.homeLabel)}">
<svg viewBox="${brand.logo.viewBox}" width="28" height="28" fill="currentColor" aria-hidden="true"><path d="${brand.logo.path}"/></svg>
<span>${escapeText(brand.name)}</span></a>
<button class="burger" type="button" aria-expanded="false" aria-controls="menu" aria-label="${escapeText(labels.open)}">☰</button>
<div class="menu" id="menu">
<nav class="navigation" aria-label="${escapeText(labels.navigation)}"><ul class="sections">${items.map(section).join('')}</ul></nav>
<div class="actions">${actions
    .map((action, index) => anchor(index === 0 ? 'action action--primary' : 'action', action))
    .reverse()
    .join(' ')}</div>
</div></div></header>`;
}

function announcementOf({ id, label, href, title, description, cta, dismissLabel }: AnnouncementModel): string {
  return `<section class="announcement" aria-label="${escapeText(label)}" data-announcement="${escapeText(id)}">
<a class="announcement__link" href="${escapeText(href)}"><strong>${escapeText(title)}</strong> <span>${escapeText(description)}</span>
<span class="announcement__cta">${escapeText(cta)}</span></a>
<button class="announcement__dismiss" type="button" aria-label="${escapeText(dismissLabel)}">×</button></section>`;
}

function languages({ label, currentName, languages }: LanguageSelectorModel): string {
  const links = languages.map(
    ({ language, href, text, current }) =>
      `<li><a class="list__link" href="${escapeText(href)}" lang="${language}" hreflang="${language}"${current ? ' aria-current="page"' : ''}>${escapeText(text)}</a></li>`,
  );
  return `<div class="languages">${disclosure('languages', currentName, `<ul class="list">${links.join('')}</ul>`, label)}</div>`;
}

function section(item: PeerItem): string {
  if ('link' in item) return `<li class="section">${anchor('trigger', item.link)}</li>`;
  const columns = `<div class="columns">${item.columns.map(column).join('')}</div>`;
  return `<li class="section">${disclosure(item.id, item.title, columns)}</li>`;
}

/** @param label replaces the title for screen readers */
function disclosure(id: string, title: string, content: string, label?: string): string {
  const name = label ? ` aria-label="${escapeText(label)}"` : '';
  return `<button class="trigger" type="button" aria-expanded="false" aria-controls="panel-${id}" data-section="${id}"${name}>${escapeText(title)}</button>
<div class="panel${id === 'languages' ? ' panel--languages' : ''}" id="panel-${id}" data-panel="${id}" hidden>${content}</div>`;
}

function column({ title, titleLink, lists, furtherLinks, teaser }: PeerColumn): string {
  return `<div class="column"><p class="column__title">${titleLink ? anchor('column__link', titleLink) : escapeText(title)}</p>
${lists.map(list).join('')}${furtherLinks.map((link) => anchor('column__link', link)).join('')}${
  teaser
    ? `<a class="teaser" href="${escapeText(teaser.href)}">${
        teaser.imageSrc
          ? `<img src="${escapeText(teaser.imageSrc)}" alt="" width="300" height="169" loading="lazy">`
          : ''
      }<span class="teaser__epigraph">${escapeText(teaser.epigraph)}</span> <span>${escapeText(teaser.title)}</span></a>`
    : ''
}</div>`;
}

function list({ title, links }: PeerColumn['lists'][number]): string {
  return `${title ? `<p class="column__title">${escapeText(title)}</p>` : ''}<ul class="list">${links.map(listItem).join('')}</ul>`;
}

function listItem({ href, icon, text, description, pill }: PeerLink): string {
  return `<li><a class="list__link" href="${escapeText(href)}">${
    icon
      ? `<svg class="icon" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true"><path d="${ICON_PATHS[icon]}"/></svg>`
      : ''
  }<span><span class="list__name">${escapeText(text)}</span> ${
    description ? `<span class="list__description">${escapeText(description)}</span>` : ''
  }</span>${pill ? `<span class="pill">${escapeText(pill)}</span>` : ''}</a></li>`;
}

function anchor(className: string, { href, text }: PeerLink): string {
  return `<a class="${className}" href="${escapeText(href)}">${escapeText(text)}</a>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
