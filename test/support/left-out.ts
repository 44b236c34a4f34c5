/** The only list of the tests that are left out in an engine, each with its reason. */

/** By engine, file and name of the test. */
export const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  firefox: {
    'overlay.test.ts': {
      'the overlay starts at the same place if the page is scrolled':
        'the driver scrolls the page before it presses a sticky button',
    },
  },
  webkit: {},
};
