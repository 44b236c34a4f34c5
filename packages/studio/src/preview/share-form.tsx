/** Creates a link to a preview of the draft, for people without access to the Studio. Needs the script. */

import { buttonClass, FIELD } from '../page/primitives/control-classes.ts';
import { look, Row, Stack } from '../page/primitives/layout.tsx';
import { Field, Select } from './field.tsx';

/** In days; the API accepts one to thirty. */
const LIFETIMES = [1, 3, 7, 14, 30].map((days) => ({ value: days, text: days === 1 ? '1 day' : `${days} days` }));
const USUAL = 7;

export function ShareForm() {
  return (
    <details className="preview-share" data-preview-share hidden>
      <summary className={buttonClass()}>Share…</summary>
      <form
        className={look({ layout: 'stack', gap: 3, pad: 4, surface: 'raised' }, 'preview-share__panel')}
        aria-label="Share the draft"
      >
        <p>Anyone with the link sees the draft as it is now, in this preview. They need no account.</p>
        <Field id="preview-share-days" label="The link works for">
          <Select id="preview-share-days" name="days" chosen={USUAL} options={LIFETIMES} />
        </Field>
        <button className={buttonClass('primary')} type="submit">
          Make a link
        </button>
        <Stack gap={1} role="status" data-preview-shared />
        {/* filled in by the script */}
        <template data-preview-link-made>
          <label className={FIELD.label} htmlFor="preview-share-link">
            Link
          </label>
          <Row gap={2} oneLine>
            <input id="preview-share-link" className={FIELD.input} readOnly />
            <button type="button" className={buttonClass()} data-preview-copy="">
              Copy
            </button>
          </Row>
        </template>
      </form>
    </details>
  );
}
