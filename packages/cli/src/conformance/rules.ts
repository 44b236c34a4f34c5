/** What every client of the service must do. docs/other-languages.md explains each rule under the same number. */

export const RULES = {
  complete: 'The page is complete, with status 200',
  time: 'The page arrives in time: the deadline covers the body too',
  fragments: 'Only complete fragments are put into a page',
  errors: 'Only the body of a 200 of the service is put into a page',
  redirects: 'Redirects are not followed',
  copy: 'While the service fails, the page shows the last good copy',
  fallback: 'Without a copy, the page shows the fallback of the host',
  renewal: 'A copy is used while it is fresh, and renewed after that',
  expiry: 'A copy is not shown after its lifetimes and freshUntil',
  'one request': 'All visitors share one request',
  pause: 'After a failure, the host sends no request for a while',
  recovery: 'After the failure, the page shows the chrome again',
  privacy: 'No data of a visitor is sent to the service',
  parameters: "A visitor's query does not become a parameter",
  paths: 'Only paths below /chrome/ on the service are requested',
  files: 'Only the files of the service are sent as its files',
  site: 'Every page shows the header of its site, and fills its slots once',
  page: 'The header stays in view, no form is in another, and no module is before an import map',
} as const;

export type Rule = keyof typeof RULES;

export const RULE_NAMES = Object.keys(RULES) as Rule[];

/** As in the headings of docs/other-languages.md. */
export const numberOf = (rule: Rule): number => RULE_NAMES.indexOf(rule) + 1;

/** A rule that the host broke, and what exactly happened. */
export class BrokenRule extends Error {
  readonly rule: Rule;

  constructor(rule: Rule, message: string) {
    super(message);
    this.rule = rule;
  }
}
