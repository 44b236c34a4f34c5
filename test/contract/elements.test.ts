import { expect, test } from 'vitest';
import { PARAMETER_ATTRIBUTES, parameterOfAttribute } from '../../src/contract/elements.ts';
import { PARAMETERS, parametersReadBy } from '../../src/request/parameters.ts';

test('the custom elements have an attribute for each parameter that the table gives one', () => {
  const expected = parametersReadBy('all').filter((name) => PARAMETERS[name].isAttribute);
  expect(PARAMETER_ATTRIBUTES.map(parameterOfAttribute).sort()).toEqual([...expected].sort());
});

test('an attribute is its parameter in kebab case', () => {
  expect(parameterOfAttribute('language-selector')).toBe('languageSelector');
  for (const attribute of PARAMETER_ATTRIBUTES) expect(attribute).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
