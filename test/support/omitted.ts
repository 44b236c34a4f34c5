/** The only list of tests that are skipped in an engine, each with its reason. */

/** By engine, file and name of the test. */
export const OMITTED: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  firefox: {
    'breadcrumbs.test.ts': {
      'without scripts they are shown too, and scroll away with the header':
        'the driver cannot disable scripts, which `scripting: none` asks for',
    },
    'second-level.test.ts': {
      'no state has an accessibility violation': 'axe cannot decide the size of the logo below the skip link',
      'the second level is not printed': 'the driver cannot emulate print',
    },
  },
  webkit: {
    'alternates.test.ts': {
      'are kept by a language link that is followed with the middle button, in a new tab':
        'the driver presses only the main button',
      'are kept by a language link that is followed with the context menu': 'as above',
    },
    'breadcrumbs.test.ts': {
      'without scripts they are shown too, and scroll away with the header':
        'the driver cannot disable scripts, which `scripting: none` asks for',
    },
    'second-level.test.ts': {
      'the second level is not printed': 'the driver cannot emulate print',
      'the current link alone is underlined, with forced colours: none': 'the driver cannot force colours',
      'the current link alone is underlined, with forced colours: active': 'the driver cannot force colours',
    },
  },
};
