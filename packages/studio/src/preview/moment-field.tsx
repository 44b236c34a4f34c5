/** The date and time to preview, in the time zone of the preview, and a link back to now. */

import { fromAbsolute, toCalendarDateTime } from '@internationalized/date';
import { formatExactShortMoment } from '../contract/format-instant.ts';
import { timeZoneName } from '../contract/time-zone.ts';
import { buttonClass, FIELD } from '../page/primitives/control-classes.ts';
import { Row } from '../page/primitives/layout.tsx';
import { previewHref } from './addresses.ts';
import { Field, hintOf } from './field.tsx';
import type { PreviewState } from './preview-state.ts';

const ID = 'preview-at';

export function MomentField({ state }: { readonly state: PreviewState }) {
  const { values, timeZone } = state;
  const { at } = values;
  return (
    <div>
      <input type="hidden" name="zone" value={timeZone} />
      <Field id={ID} label={`Date and time (${timeZoneName(timeZone)})`}>
        <input
          id={ID}
          className={FIELD.input}
          type="datetime-local"
          name="at"
          step="1"
          max="9999-12-31T23:59:59"
          defaultValue={at === null ? '' : toCalendarDateTime(fromAbsolute(at, timeZone)).toString()}
          aria-describedby={hintOf(ID)}
        />
      </Field>
      <Row gap={2} justify="between" oneLine above={1}>
        <p className={FIELD.hint} id={hintOf(ID)}>
          <span data-preview-live="utc">
            {at === null || timeZone === 'UTC' ? '' : `${formatExactShortMoment(at, 'UTC')}. `}
          </span>
          Leave empty for now.
        </p>
        <span data-preview-live="now">
          <a
            className={buttonClass('secondary', 'small')}
            id="preview-now"
            href={previewHref(state, { at: '' })}
            aria-current={at === null ? 'true' : undefined}
            data-preview-link
          >
            Now
          </a>
        </span>
      </Row>
    </div>
  );
}
