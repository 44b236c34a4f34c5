/** The form that makes the page's URL. It works without a script; with one, every change shows at once. */

import { LANGUAGE_NAMES, LANGUAGES } from '../contract/language.ts';
import { PREVIEW_PATH } from './addresses.ts';
import { Choice } from './choice.tsx';
import { Jumps } from './jumps.tsx';
import { MomentField } from './moment-field.tsx';
import type { Preview } from './preview.ts';
import { DEFAULTS, WIDTHS } from './preview-state.ts';
import { TextField } from './text-field.tsx';

const ON_OFF = [
  { value: 'true', text: 'On' },
  { value: 'false', text: 'Off' },
] as const;

const THEMES = [
  { value: 'dark', text: 'Dark' },
  { value: 'light', text: 'Light' },
] as const;

const HEROES = [{ value: 'match', text: 'As theme' }, ...THEMES] as const;

/** How examples/sample-blog can behave. */
const BLOG_STATES = [
  { value: '', text: 'As configured' },
  { value: 'ok', text: 'Answers well' },
  { value: 'slow', text: 'Takes ten seconds' },
  { value: 'failing', text: 'Fails' },
  { value: 'malformed', text: 'Sends broken data' },
  { value: 'huge', text: 'Sends far too much' },
  { value: 'hostile', text: 'Sends a hostile post' },
] as const;

export function Controls({ preview }: { readonly preview: Preview }) {
  const { request, parameters, width, hero } = preview.state;
  const carried = [...parameters].filter(([name]) => !(name in DEFAULTS));
  const advanced = parameters.has('path') || parameters.has('loginLink');
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
      <Choice legend="Behind the header" name="hero" options={HEROES} chosen={hero} />
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
        hint="The same seed draws the same message."
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
        <p className="preview-hint">What the service behind the blog teaser does.</p>
      </div>
      <MomentField state={preview.state} />
      <Jumps preview={preview} />
      <details className="preview-more" open={advanced}>
        <summary>More</summary>
        <TextField
          name="path"
          label="Path of the host page"
          value={parameters.get('path') ?? ''}
          hint="Such as /pricing/"
        />
        <TextField
          name="loginLink"
          label="Login link"
          value={parameters.get('loginLink') ?? DEFAULTS.loginLink}
          hint="A path, or an address that is allowed."
        />
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
