/** The only list of the tests that are left out in an engine, each with its reason. */

/** By engine, file and name of the test. */
export const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  firefox: {},
  webkit: {},
};
