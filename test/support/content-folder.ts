/** The content that tests use, from the root of the project: that of no real company. */
export const TEST_CONTENT = 'test/company';
