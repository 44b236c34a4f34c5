/** The date and time to preview, in UTC, and a link back to now. */

import { previewHref } from './addresses.ts';
import { instantField } from './instant-text.ts';
import type { PreviewState } from './preview-state.ts';

export function MomentField({ state }: { readonly state: PreviewState }) {
  const { at } = state.values;
  return (
    <div className="preview-field">
      <label className="preview-label" htmlFor="preview-at">
        Date and time (UTC)
      </label>
      <input
        id="preview-at"
        type="datetime-local"
        name="at"
        step="1"
        max="9999-12-31T23:59:59"
        defaultValue={at === null ? '' : instantField(at)}
        aria-describedby="preview-at-hint"
      />
      <div className="preview-field__row">
        <p className="preview-hint" id="preview-at-hint">
          Leave empty for now.
        </p>
        <span data-preview-live="now">
          <a
            className="preview-jump"
            id="preview-now"
            href={previewHref(state, { at: '' })}
            aria-current={at === null ? 'true' : undefined}
            data-preview-link
          >
            Now
          </a>
        </span>
      </div>
    </div>
  );
}
