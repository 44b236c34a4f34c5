/** What a validator says of complete documents. */

import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  }),
);

export type Rules = NonNullable<ConfigData['rules']>;

/**
 * Every fault of a document, as `rule: message (selector)`; of any severity.
 *
 * @param rules what is different for this document
 */
export async function htmlFaultsOf(markup: string, rules: Rules = {}): Promise<string[]> {
  const { results } = await validator.validateString(markup, { rules });
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message}${selector ? ` (${selector})` : ''}`),
  );
}
