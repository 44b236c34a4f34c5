/** Creates links to a preview of the draft or a part of it, with the current settings. */

import type { ApiError, NewShare } from '../../contract/api.ts';
import { formatShortMoment } from '../../contract/format-instant.ts';
import { inLocaleOf } from '../../contract/format-locale.ts';
import { initOf, pathOf } from '../../contract/route-request.ts';
import type { AnswerOf, RequestOf } from '../../contract/routes.ts';

const ROUTE = 'POST /shares';

export function shareDraft(): void {
  const share = document.querySelector<HTMLElement>('[data-preview-share]');
  const form = share?.querySelector('form');
  const status = share?.querySelector<HTMLElement>('[data-preview-shared]');
  if (!share || !form || !status) return;
  share.hidden = false;
  share.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    share.removeAttribute('open');
    share.querySelector('summary')?.focus();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    status.textContent = 'Making a link…';
    try {
      const data = new FormData(form);
      const only = data.get('only');
      const body = { days: Number(data.get('days')), ...(only && { only: JSON.parse(String(only)) }) };
      const made = await requestShare({ body });
      status.replaceChildren(shown(form, made));
    } catch (error) {
      status.textContent = error instanceof RefusedError ? error.message : 'The Studio cannot be reached. Try again.';
    }
  });
}

class RefusedError extends Error {}

async function requestShare(request: RequestOf<typeof ROUTE>): Promise<NewShare> {
  const response = await fetch(`/api/${pathOf(ROUTE, request)}`, initOf(ROUTE, request));
  const answer: unknown = await response.json();
  if (!response.ok) throw new RefusedError((answer as ApiError).message);
  return answer as AnswerOf<typeof ROUTE>;
}

function shown(form: HTMLFormElement, { path, expiresAt }: NewShare): Node {
  const address = new URL(path, location.origin);
  address.search = location.search;
  for (const name of ['of', 'compare']) address.searchParams.delete(name);
  const timeZone = document.querySelector<HTMLInputElement>('[data-preview-form] [name="zone"]')?.value ?? 'UTC';
  const until = inLocaleOf(navigator.language, () => formatShortMoment(Date.parse(expiresAt), timeZone));
  const template = form.querySelector<HTMLTemplateElement>('[data-preview-link-made]');
  const made = document.importNode(template?.content ?? new DocumentFragment(), true);
  const [label, link, copy] = [made.querySelector('label'), made.querySelector('input'), made.querySelector('button')];
  if (label) label.textContent = `Link, until ${until}`;
  if (link) link.value = address.href;
  if (copy) copy.dataset.previewCopy = address.href;
  return made;
}
