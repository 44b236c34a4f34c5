/** The controls of header and footer that the tokens' picture shows at rest, hovered and focused. */

import type { Page } from 'playwright-core';
import type { PageSize } from './open-page.ts';
import { DESKTOP, FOOTER, openLanguages, openMenu, openOverlay, PHONE } from './steps.ts';

export interface ControlsOfPage extends PageSize {
  /** What a visitor does to make the controls appear. */
  readonly steps?: (page: Page) => Promise<unknown>;
  /** Selectors by the name of the control; the first visible match is shown. */
  readonly controls: Readonly<Record<string, string>>;
}

const DESKTOP_WINDOW = { width: DESKTOP, height: 900 };
const PHONE_WINDOW = { width: PHONE, height: 844 };

export const CONTROLS: readonly ControlsOfPage[] = [
  {
    ...DESKTOP_WINDOW,
    controls: {
      Logo: '.portico-header .portico-logo',
      'Section button': '.portico-section__button',
      'Section link': '.portico-section__link',
      'Language button': '.portico-language-menu__button',
      'Link in the bar': '.portico-bar__login',
      'Dismiss button': '.portico-announcement__dismiss',
      'Primary action': '.portico-action--primary',
      'Quiet action': '.portico-action--quiet',
    },
  },
  { ...PHONE_WINDOW, controls: { Burger: '.portico-burger', Announcement: '.portico-announcement__link' } },
  {
    ...PHONE_WINDOW,
    steps: openOverlay,
    controls: { 'Secondary action': '.portico-action--secondary', 'Folded section': '.portico-section__button' },
  },
  {
    ...DESKTOP_WINDOW,
    steps: openLanguages,
    controls: { Language: '.portico-language-list__link' },
  },
  {
    ...DESKTOP_WINDOW,
    steps: openMenu('NAV_DOCUMENTATION'),
    controls: {
      'Link with an icon': '.portico-link:has(> svg)',
      'Title of a column': '.portico-column__title-link',
      'Further link': '.portico-column__further',
      Teaser: '.portico-teaser',
    },
  },
  {
    ...DESKTOP_WINDOW,
    steps: openMenu('NAV_DEVELOPERS'),
    controls: { 'Link of an item list': '.portico-column--items .portico-link' },
  },
  {
    ...DESKTOP_WINDOW,
    controls: {
      'Footer link': `${FOOTER} .portico-footer-link`,
      'Social link': `${FOOTER} .portico-footer__social-link`,
    },
  },
  { ...PHONE_WINDOW, controls: { 'Folded column': `${FOOTER} summary` } },
];
