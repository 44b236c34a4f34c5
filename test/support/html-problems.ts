/** Validates complete HTML documents. */

import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  }),
);

export type Rules = NonNullable<ConfigData['rules']>;

/** The search's empty form has no button (docs/decisions/0085-slots.md). */
export const EMPTY_FORM = { 'wcag/h32': 'off' } satisfies Rules;

/**
 * @param rules settings that differ for this document
 * @returns every problem of any severity, as `rule: message (selector)`
 */
export async function htmlProblemsOf(markup: string, rules: Rules = {}): Promise<string[]> {
  const { results } = await validator.validateString(markup, { rules });
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message}${selector ? ` (${selector})` : ''}`),
  );
}
