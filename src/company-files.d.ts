/** The files of the company that a build is for, which the build validates. */

import type { Locales } from './content/locales.ts';

declare const company: Locales;
export default company;
