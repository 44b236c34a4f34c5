/** Creates a link to a preview of the draft, or of the part that is previewed, for people without access to the Studio. Needs the script. */

import { buttonClass, FIELD } from '../page/primitives/control-classes.ts';
import { look, Row, Stack } from '../page/primitives/layout.tsx';
import { Field, Select } from './field.tsx';
import type { Preview } from './preview.ts';

/** In days; the API accepts one to thirty. */
const LIFETIMES = [1, 3, 7, 14, 30].map((days) => ({ value: days, text: days === 1 ? '1 day' : `${days} days` }));
const USUAL = 7;

export function ShareForm({ preview }: { readonly preview: Preview }) {
  const parts = partsOf(preview);
  return (
    <details className="preview-share" data-preview-share hidden>
      <summary className={buttonClass()}>Share…</summary>
      <form
        className={look({ layout: 'stack', gap: 3, pad: 4, surface: 'raised' }, 'preview-share__panel')}
        aria-label="Share a preview"
      >
        <p>
          Anyone with the link sees this preview with{' '}
          {parts.length === 1 ? WHOLE.text.toLowerCase() : 'what you choose'}, as it is now, and that you shared it.
          They need no account.
        </p>
        {parts.length > 1 && (
          <Field id="preview-share-only" label="They see">
            <Select id="preview-share-only" name="only" chosen={parts[0]?.value ?? ''} options={parts} />
          </Field>
        )}
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

const WHOLE = { value: '', text: 'The whole draft' };

/** What can be shared, the previewed part first. The values are parts as JSON. */
function partsOf({ state: { of, message }, named }: Preview) {
  const rest = 'and everything else as published';
  const isRelease = typeof of === 'string' && of.startsWith('release-');
  const release = isRelease && {
    value: JSON.stringify({ release: of.slice('release-'.length) }),
    text: `This release, ${rest}`,
  };
  const title = named && 'shown' in named ? `The draft of “${named.shown.title}”` : 'The draft of this message';
  const entry = message && of === 'draft' && { value: JSON.stringify(message), text: `${title}, ${rest}` };
  return [...(release ? [release] : []), ...(entry ? [entry] : []), WHOLE];
}
