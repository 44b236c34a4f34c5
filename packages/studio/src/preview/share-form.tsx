/** Creates a link to a preview of the draft, for people without access to the Studio. Needs the script. */

/** In days; the API accepts one to thirty. */
const LIFETIMES = [1, 3, 7, 14, 30];
const USUAL = 7;

export function ShareForm() {
  return (
    <details className="preview-share-form" data-preview-share hidden>
      <summary className="preview-button">Share…</summary>
      <form className="preview-share-form__panel" aria-label="Share the draft">
        <p>Anyone with the link sees the draft as it is now, in this preview. They need no account.</p>
        <div className="preview-field">
          <label className="preview-label" htmlFor="preview-share-days">
            The link works for
          </label>
          <select id="preview-share-days" name="days" defaultValue={USUAL}>
            {LIFETIMES.map((days) => (
              <option key={days} value={days}>
                {days === 1 ? '1 day' : `${days} days`}
              </option>
            ))}
          </select>
        </div>
        <button className="preview-button" type="submit">
          Make a link
        </button>
        <div role="status" data-preview-shared />
      </form>
    </details>
  );
}
