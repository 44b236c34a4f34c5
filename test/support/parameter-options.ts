/** The test company's options for parsing parameters. */

import { COMPANY } from '../../src/company.ts';
import { sitesOf } from '../../src/content/site-options.ts';
import type { ParameterOptions } from '../../src/request/define-parameter.ts';

export const SITES = sitesOf(COMPANY);

export const PARAMETER_OPTIONS = {
  loginOrigins: COMPANY.brand.loginOrigins,
  sites: SITES,
} satisfies ParameterOptions;
