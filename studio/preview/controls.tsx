/** The form with the settings of the preview. It works without scripts; with scripts, every change is shown at once. */

import type { ParameterName } from '../../src/request/parameters.ts';
import { BlogField } from './blog-field.tsx';
import {
  COMPARE_OPTIONS,
  HERO_OPTIONS,
  LANGUAGE_OPTIONS,
  optionsOf,
  previewedOptions,
  siteOption,
  WIDTH_OPTIONS,
} from './control-options.ts';
import { Jumps } from './jumps.tsx';
import { MomentField } from './moment-field.tsx';
import type { Preview } from './preview.ts';
import { defaultText } from './preview-state.ts';
import { RadioGroup } from './radio-group.tsx';
import { TextField } from './text-field.tsx';

/** The parameters under “More”, which is open if one of them differs from its default. */
const ADVANCED: readonly ParameterName[] = [
  'path',
  'breadcrumbs',
  'languages',
  'loginLink',
  'skipTo',
  'announcement',
  'isolate',
  'links',
];

export function Controls({ preview }: { readonly preview: Preview }) {
  const { values, defaults, parameters, width, hero, of, compare, place } = preview.state;
  const textOf = (name: ParameterName) => parameters.get(name) ?? defaultText(name, defaults);
  const isAdvanced = ADVANCED.some((name) => textOf(name) !== defaultText(name, defaults));
  return (
    <form
      className="preview-controls"
      method="get"
      action={preview.state.place.page}
      data-preview-form
      aria-label="Settings"
    >
      {place.hasChoice && (
        <>
          <RadioGroup legend="Messages" name="of" options={previewedOptions(of)} chosen={String(of)} />
          <RadioGroup legend="Compare" name="compare" options={COMPARE_OPTIONS} chosen={String(compare)} />
        </>
      )}
      <RadioGroup legend="Language" name="lang" options={LANGUAGE_OPTIONS} chosen={values.lang} />
      {preview.sites.length > 1 && (
        <RadioGroup legend="Site" name="site" options={preview.sites.map(siteOption)} chosen={values.site} />
      )}
      <RadioGroup legend="Theme" name="theme" options={optionsOf('theme')} chosen={values.theme} />
      <RadioGroup legend="Size" name="size" options={optionsOf('size')} chosen={values.size} />
      <RadioGroup legend="Width" name="width" options={WIDTH_OPTIONS} chosen={width} />
      <RadioGroup legend="Page behind the header" name="hero" options={HERO_OPTIONS} chosen={hero} />
      <RadioGroup
        half
        legend="Transparent"
        name="transparent"
        options={optionsOf('transparent')}
        chosen={`${values.transparent}`}
      />
      <RadioGroup
        half
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
      {preview.sampleBlog && <BlogField chosen={values.blog ?? ''} />}
      <MomentField state={preview.state} />
      <Jumps preview={preview} />
      <details className="preview-more" open={isAdvanced}>
        <summary>More</summary>
        <TextField name="path" label="Path of the page" value={textOf('path')} hint="For example /pricing/" />
        <TextField
          rows={3}
          name="breadcrumbs"
          label="Breadcrumbs"
          value={textOf('breadcrumbs')}
          hint="One per line, such as /docs Docs"
        />
        <TextField
          name="languages"
          label="Languages of the page"
          value={textOf('languages')}
          hint="For example de,en"
        />
        <TextField
          name="loginLink"
          label="Login link"
          value={textOf('loginLink')}
          hint="A path, or a URL on an allowed origin."
        />
        <TextField
          name="skipTo"
          label="Id of the main content"
          value={textOf('skipTo')}
          hint="Adds a skip link to it."
        />
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
      <button className="preview-button" type="submit" data-preview-submit>
        Show
      </button>
    </form>
  );
}
