/** The date and time to preview, in the time zone of the preview, and a link back to now. */

import { fromAbsolute, toCalendarDateTime } from '@internationalized/date';
import { formatExactShortMoment } from '../contract/format-instant.ts';
import { timeZoneName } from '../contract/time-zone.ts';
import { previewHref } from './addresses.ts';
import type { PreviewState } from './preview-state.ts';

export function MomentField({ state }: { readonly state: PreviewState }) {
  const { values, timeZone } = state;
  const { at } = values;
  return (
    <div className="preview-field">
      <input type="hidden" name="zone" value={timeZone} />
      <label className="preview-label" htmlFor="preview-at">
        Date and time ({timeZoneName(timeZone)})
      </label>
      <input
        id="preview-at"
        type="datetime-local"
        name="at"
        step="1"
        max="9999-12-31T23:59:59"
        defaultValue={at === null ? '' : toCalendarDateTime(fromAbsolute(at, timeZone)).toString()}
        aria-describedby="preview-at-hint"
      />
      <div className="preview-field__row">
        <p className="preview-hint" id="preview-at-hint">
          <span data-preview-live="utc">
            {at === null || timeZone === 'UTC' ? '' : `${formatExactShortMoment(at, 'UTC')}. `}
          </span>
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
