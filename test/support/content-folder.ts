/** The path of the tests' content, from the project's root. It belongs to no real company. */
export const TEST_CONTENT = 'test/company';
