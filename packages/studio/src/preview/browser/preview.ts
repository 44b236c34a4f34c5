/** Updates the preview page in place: fetches the page that the server renders for changed settings. */

import { withTypedYear } from '../../contract/full-year.ts';
import { fitStages } from './fit-stage.ts';
import { followFrame } from './follow-frame.ts';
import { offerCopies } from './offer-copies.ts';
import { showSavedState } from './saved-state.ts';
import { arrangeSettings } from './settings-panel.ts';
import { shareDraft } from './share-draft.ts';

/** The theme that the person chose in the Studio (`packages/studio/src/page/frame/theme.ts`). */
const THEME_KEY = 'portico-studio/theme';

const form = document.querySelector<HTMLFormElement>('[data-preview-form]');
const frames = [...document.querySelectorAll('iframe')];
let request = new AbortController();

showTheme();
showSavedState();
if (form) {
  form.querySelector('[data-preview-submit]')?.setAttribute('hidden', '');
  form.addEventListener('change', () => show(addressOf(form)));
  form.addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'at') target.value = withTypedYear(target.value);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show(addressOf(form));
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-preview-link]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(link.href, { again: link.hasAttribute('data-preview-again') });
  });
  addEventListener('popstate', () => show(location.href, { past: true }));
  arrangeSettings();
  fitStages();
  offerCopies();
  shareDraft();
  const chooseLanguage = (language: string) => {
    const option = form.querySelector<HTMLInputElement>(`[name="lang"][value="${CSS.escape(language)}"]`);
    if (option) option.checked = true;
    show(addressOf(form));
  };
  for (const [index, frame] of frames.entries()) followFrame(frame, { isFirst: index === 0, chooseLanguage });
}

function showTheme(): void {
  try {
    document.documentElement.dataset.studioTheme = localStorage.getItem(THEME_KEY) ?? 'auto';
  } catch {
    // storage is blocked: use the system's theme
  }
}

/** The form's address, without empty fields. */
function addressOf(source: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(source)) if (value !== '') query.set(name, String(value));
  return `${source.action}?${query}`;
}

/** @param how `past`: the address is already in the history; `again`: reload the frames even if nothing has changed */
async function show(address: string, how: { readonly past?: boolean; readonly again?: boolean } = {}): Promise<void> {
  request.abort();
  request = new AbortController();
  if (!how.past && address !== location.href) history.pushState(null, '', address);
  document.body.ariaBusy = 'true';
  try {
    const response = await fetch(address, { signal: request.signal });
    if (!response.ok) throw new Error(`${response.status}`);
    update(new DOMParser().parseFromString(await response.text(), 'text/html'), how.again ?? false);
    document.body.ariaBusy = null;
  } catch (error) {
    // navigate instead, so that the browser shows the error
    if ((error as Error).name !== 'AbortError') location.assign(address);
  }
}

function update(page: Document, again: boolean): void {
  const focused = document.activeElement?.id;
  document.title = page.title;
  for (const live of document.querySelectorAll('[data-preview-live]')) {
    const name = live.getAttribute('data-preview-live');
    const replacement = page.querySelector(`[data-preview-live="${name}"]`);
    if (replacement) live.replaceWith(document.importNode(replacement, true));
  }
  applySettings(page);
  if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
  const width = page.querySelector<HTMLElement>('[data-preview-page]')?.dataset.width;
  for (const stage of document.querySelectorAll<HTMLElement>('[data-preview-page]')) {
    if (width) stage.dataset.width = width;
  }
  for (const frame of frames) updateFrame(frame, page.getElementById(frame.id)?.getAttribute('src') ?? null, again);
  document.dispatchEvent(new Event('preview:update'));
}

/** @param source the address of the framed page; `null` hides the frame */
function updateFrame(frame: HTMLIFrameElement, source: string | null, again: boolean): void {
  const section = frame.closest<HTMLElement>('[data-preview-frame]');
  if (section) section.hidden = source === null;
  const { pathname, search } = frame.contentWindow?.location ?? new URL(location.href);
  // setting `src` would add an entry to the history
  if (source && (again || source !== pathname + search)) frame.contentWindow?.location.replace(source);
}

/** Sets the controls to the settings of the fetched page, except one that has the focus. */
function applySettings(page: Document): void {
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-preview-form] [name]')) {
    const selector = `[data-preview-form] [name="${control.name}"]`;
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      const chosen = page.querySelector<HTMLInputElement>(`${selector}[checked]`)?.value;
      control.checked = control.value === chosen;
    } else if (control !== document.activeElement) {
      control.value = page.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value ?? '';
    }
  }
}
