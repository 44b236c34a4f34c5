import { expect, expectTypeOf, test } from 'vitest';
import type { PorticoAttributes, PorticoElement } from '../../host/src/elements/attributes.ts';
import { PARAMETER_ATTRIBUTES, parameterOfAttribute, type SERVICE_ATTRIBUTE } from '../../src/contract/elements.ts';
import { PARAMETERS, parametersReadBy } from '../../src/request/parameters.ts';

test('the custom elements have an attribute for each parameter that the table gives one', () => {
  const expected = parametersReadBy('all').filter((name) => PARAMETERS[name].isAttribute);
  expect(PARAMETER_ATTRIBUTES.map(parameterOfAttribute).sort()).toEqual([...expected].sort());
});

test('an attribute is its parameter in kebab case', () => {
  expect(parameterOfAttribute('language-selector')).toBe('languageSelector');
  for (const attribute of PARAMETER_ATTRIBUTES) expect(attribute).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

type Attribute = (typeof PARAMETER_ATTRIBUTES)[number];
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

// `npm run types` checks these
test('the types for frameworks have every attribute and its property', () => {
  expectTypeOf<keyof PorticoAttributes>().toEqualTypeOf<Attribute | typeof SERVICE_ATTRIBUTE>();
  expectTypeOf<Exclude<keyof PorticoElement, keyof HTMLElement>>().toEqualTypeOf<
    Exclude<CamelCase<Attribute>, keyof HTMLElement>
  >();
});
