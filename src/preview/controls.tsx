/** The form that makes the page's URL. It works without a script; with one, every change shows at once. */

import { LANGUAGE_NAMES, LANGUAGES } from '../contract/language.ts';
import { PREVIEW_PATH } from './addresses.ts';
import { Choice } from './choice.tsx';
import { ANNOUNCEMENTS, BLOG_STATES, HEROES, ISOLATIONS, LINKS, ON_OFF, THEMES } from './control-options.ts';
import { Jumps } from './jumps.tsx';
import { MomentField } from './moment-field.tsx';
import type { Preview } from './preview.ts';
import { DEFAULTS, WIDTHS } from './preview-state.ts';
import { TextField } from './text-field.tsx';

/** What stands below “More”, which is open where one of them is not as usual. */
const ADVANCED = ['path', 'loginLink', 'announcement', 'isolate', 'links'] as const;

export function Controls({ preview }: { readonly preview: Preview }) {
  const { request, parameters, width, hero } = preview.state;
  const carried = [...parameters].filter(([name]) => !(name in DEFAULTS));
  const advanced = ADVANCED.some((name) => (parameters.get(name) ?? DEFAULTS[name]) !== DEFAULTS[name]);
  return (
    <form className="preview-controls" method="get" action={PREVIEW_PATH} data-preview-form aria-label="Settings">
      <Choice
        legend="Language"
        name="lang"
        options={LANGUAGES.map((language) => ({ value: language, text: LANGUAGE_NAMES[language], lang: language }))}
        chosen={request.language}
      />
      <Choice legend="Theme" name="theme" options={THEMES} chosen={request.theme} />
      <Choice
        legend="Width"
        name="width"
        options={WIDTHS.map((value) => ({ value, text: value === 'full' ? 'Full' : value }))}
        chosen={width}
      />
      <Choice legend="Page behind the header" name="hero" options={HEROES} chosen={hero} />
      <Choice half legend="Transparent" name="transparent" options={ON_OFF} chosen={`${request.transparent}`} />
      <Choice
        half
        legend="Language selector"
        name="languageSelector"
        options={ON_OFF}
        chosen={`${request.languageSelector}`}
      />
      <TextField
        name="seed"
        label="Seed"
        value={parameters.get('seed') ?? ''}
        hint="Requests with the same seed get the same message."
      />
      <div className="preview-field">
        <label className="preview-label" htmlFor="preview-blog">
          Blog
        </label>
        <select id="preview-blog" name="blog" defaultValue={request.blog ?? ''}>
          {BLOG_STATES.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <p className="preview-hint">How the sample blog responds.</p>
      </div>
      <MomentField state={preview.state} />
      <Jumps preview={preview} />
      <details className="preview-more" open={advanced}>
        <summary>More</summary>
        <TextField
          name="path"
          label="Path of the page"
          value={parameters.get('path') ?? ''}
          hint="For example /pricing/"
        />
        <TextField
          name="loginLink"
          label="Login link"
          value={parameters.get('loginLink') ?? DEFAULTS.loginLink}
          hint="A path, or a URL on an allowed origin."
        />
        <Choice legend="Announcement" name="announcement" options={ANNOUNCEMENTS} chosen={request.announcement} />
        <Choice
          legend="Isolation from the page’s styles"
          name="isolate"
          options={ISOLATIONS}
          chosen={request.isolate}
        />
        <Choice legend="Links" name="links" options={LINKS} chosen={request.links} />
      </details>
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="preview-button" type="submit" data-preview-submit>
        Show
      </button>
    </form>
  );
}
