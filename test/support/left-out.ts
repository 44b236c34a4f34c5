/** The only list of the tests that are left out in an engine, each with its reason. */

/** By engine, file and name of the test. */
export const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  firefox: {
    'breadcrumbs.test.ts': {
      'without scripts they are shown too, and scroll away with the header':
        'the driver cannot disable scripts, which `scripting: none` asks for',
    },
    'right-to-left.test.ts': {
      'no state has an accessibility violation': 'axe cannot decide the size of the logo below the skip link',
    },
    'second-level.test.ts': {
      'no state has an accessibility violation': 'as above',
      'the second level is not printed': 'the driver cannot emulate print',
    },
  },
  webkit: {
    'breadcrumbs.test.ts': {
      'no state has an accessibility violation': 'the driver cannot evaluate the source of axe',
      'without scripts they are shown too, and scroll away with the header':
        'the driver cannot disable scripts, which `scripting: none` asks for',
    },
    'signed-in.test.ts': {
      'no state has an accessibility violation': 'the driver cannot evaluate the source of axe',
    },
    'right-to-left.test.ts': {
      'no state has an accessibility violation': 'the driver cannot evaluate the source of axe',
    },
    'second-level.test.ts': {
      'no state has an accessibility violation': 'the driver cannot evaluate the source of axe',
      'the second level is not printed': 'the driver cannot emulate print',
      'the current link alone is underlined, with forced colours: none': 'the driver cannot force colours',
      'the current link alone is underlined, with forced colours: active': 'the driver cannot force colours',
    },
    'second-level-place.test.ts': {
      'no state has an accessibility violation': 'the driver cannot evaluate the source of axe',
    },
    'sites-right-to-left.test.ts': {
      'no state has an accessibility violation': 'the driver cannot evaluate the source of axe',
    },
    'sizes.test.ts': {
      'no state of a smaller header or footer has an accessibility violation':
        'the driver cannot evaluate the source of axe',
    },
    'slots.test.ts': {
      'filled places have no accessibility violation': 'the driver cannot evaluate the source of axe',
    },
  },
};
