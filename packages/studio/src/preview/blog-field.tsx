/** The choice of how the sample blog responds. */

import { BLOG_OPTIONS } from './control-options.ts';

export function BlogField({ chosen }: { readonly chosen: string }) {
  return (
    <div className="preview-field">
      <label className="preview-label" htmlFor="preview-blog">
        Blog
      </label>
      <select id="preview-blog" name="blog" defaultValue={chosen}>
        {BLOG_OPTIONS.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <p className="preview-hint">How the sample blog responds.</p>
    </div>
  );
}
