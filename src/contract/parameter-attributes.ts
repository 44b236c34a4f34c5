/** The attributes of the custom elements, one for each parameter that has one. Written by `npm run schemas` from the service's own module: do not edit. */

export const PARAMETER_ATTRIBUTES = [
  'lang',
  'site',
  'theme',
  'size',
  'transparent',
  'language-selector',
  'languages',
  'login-link',
  'path',
  'breadcrumbs',
  'skip-to',
  'announcement',
  'isolate',
  'seed',
] as const;
