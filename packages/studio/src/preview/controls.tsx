/** The form with the preview's settings. It works without scripts; with scripts, changes apply at once. */

import type { ParameterName } from '../../../../src/request/parameters.ts';
import { entryKey } from '../contract/draft.ts';
import { formatDayOrMoment } from '../contract/format-instant.ts';
import { languageName } from '../contract/language-name.ts';
import { buttonClass, FIELD } from '../page/primitives/control-classes.ts';
import { look, Text } from '../page/primitives/layout.tsx';
import { settingsOf } from './addresses.ts';
import {
  BLOG_OPTIONS,
  COMPARE_OPTIONS,
  HERO_OPTIONS,
  LANGUAGE_OPTIONS,
  optionsOf,
  previewedOptions,
  siteOption,
  WIDTH_OPTIONS,
} from './control-options.ts';
import { Field, Select } from './field.tsx';
import { Jumps } from './jumps.tsx';
import { MomentField } from './moment-field.tsx';
import type { Preview } from './preview.ts';
import { defaultText, type PreviewState, type SettingName } from './preview-state.ts';
import { RadioGroup } from './radio-group.tsx';
import { TextField } from './text-field.tsx';

/** Settings that reviewers can change; the other settings of their link are fixed. */
const OF_REVIEWERS: readonly SettingName[] = ['at', 'lang', 'theme', 'width', 'zone', 'message'];

/** The settings under “For developers”. */
const OF_DEVELOPERS: readonly SettingName[] = [
  'size',
  'hero',
  'transparent',
  'languageSelector',
  'seed',
  'blog',
  'breadcrumbs',
  'languages',
  'loginLink',
  'skipTo',
  'announcement',
  'isolate',
  'links',
];

export function Controls({ preview }: { readonly preview: Preview }) {
  const { state, sites } = preview;
  const { values, defaults, parameters, width, of, compare, place, message } = state;
  return (
    <details className="preview-settings" open data-preview-settings>
      <summary className="preview-settings__summary">
        Settings{' '}
        <Text as="span" size="small" weight="normal" tone="quiet" data-preview-live="settings">
          {settingsText(state)}
        </Text>
      </summary>
      <form
        className={look({ layout: 'grid', gap: 4, pad: 4, surface: 'panel' }, 'preview-controls')}
        method="get"
        action={place.page}
        data-preview-form
        aria-label="Settings"
      >
        <MomentField state={state} />
        {message && <input type="hidden" name="message" value={entryKey(message)} />}
        <RadioGroup legend="Language" name="lang" options={LANGUAGE_OPTIONS} chosen={values.lang} />
        <RadioGroup legend="Width" name="width" options={WIDTH_OPTIONS} chosen={width} />
        <RadioGroup legend="Theme" name="theme" options={optionsOf('theme')} chosen={values.theme} />
        {place.hasChoice ? (
          <>
            <RadioGroup legend="Messages" name="of" options={previewedOptions(of)} chosen={String(of)} />
            <RadioGroup legend="Compare" name="compare" options={COMPARE_OPTIONS} chosen={String(compare)} />
            {sites.length > 1 && (
              <RadioGroup legend="Site" name="site" options={sites.map(siteOption)} chosen={values.site} />
            )}
            <TextField
              name="path"
              label="Page"
              value={parameters.get('path') ?? defaultText('path', defaults)}
              hint="Its path, for example /pricing/"
            />
          </>
        ) : (
          settingsOf(state)
            .filter(([name]) => !OF_REVIEWERS.includes(name))
            .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
        )}
        <Jumps preview={preview} />
        {place.hasChoice && <DeveloperSettings preview={preview} />}
        <button className={buttonClass('primary')} type="submit" data-preview-submit>
          Show
        </button>
      </form>
    </details>
  );
}

/** The summary on a closed panel. */
function settingsText({ values, timeZone }: PreviewState): string {
  const moment = values.at === null ? 'now' : formatDayOrMoment(values.at, timeZone);
  return `${languageName(values.lang)}, ${moment}`;
}

function DeveloperSettings({ preview: { state, sampleBlog } }: { readonly preview: Preview }) {
  const { values, defaults, parameters, hero } = state;
  const textOf = (name: ParameterName) => parameters.get(name) ?? defaultText(name, defaults);
  const changed = settingsOf(state).filter(([name]) => OF_DEVELOPERS.includes(name)).length;
  return (
    <details className="preview-more">
      <summary className={FIELD.label}>
        For developers <span data-preview-live="changed">{changed > 0 && `(${changed} changed)`}</span>
      </summary>
      <RadioGroup legend="Size" name="size" options={optionsOf('size')} chosen={values.size} />
      <RadioGroup legend="Page behind the header" name="hero" options={HERO_OPTIONS} chosen={hero} />
      <RadioGroup
        legend="Transparent"
        name="transparent"
        options={optionsOf('transparent')}
        chosen={`${values.transparent}`}
      />
      <RadioGroup
        legend="Language selector"
        name="languageSelector"
        options={optionsOf('languageSelector')}
        chosen={`${values.languageSelector}`}
      />
      <TextField
        name="seed"
        label="Seed"
        value={textOf('seed')}
        hint="Requests with the same seed get the same message."
      />
      {sampleBlog && (
        <Field id="preview-blog" label="Blog" hint="How the sample blog responds.">
          <Select id="preview-blog" name="blog" chosen={values.blog ?? ''} options={BLOG_OPTIONS} />
        </Field>
      )}
      <TextField
        rows={3}
        name="breadcrumbs"
        label="Breadcrumbs"
        value={textOf('breadcrumbs')}
        hint="One per line, such as /docs Docs"
      />
      <TextField name="languages" label="Languages of the page" value={textOf('languages')} hint="For example de,en" />
      <TextField
        name="loginLink"
        label="Login link"
        value={textOf('loginLink')}
        hint="A path, or a URL on an allowed origin."
      />
      <TextField name="skipTo" label="Id of the main content" value={textOf('skipTo')} hint="Adds a skip link to it." />
      <RadioGroup
        legend="Announcement"
        name="announcement"
        options={optionsOf('announcement')}
        chosen={values.announcement}
      />
      <RadioGroup
        legend="Isolation from the page’s styles"
        name="isolate"
        options={optionsOf('isolate')}
        chosen={values.isolate}
      />
      <RadioGroup legend="Links" name="links" options={optionsOf('links')} chosen={values.links} />
    </details>
  );
}
