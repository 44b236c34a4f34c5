/** The company's content: the only module that imports it. The build validates the files. */

import company from '#company';
import type { Locales } from './content/locales.ts';

export const COMPANY: Locales = company;
