import { expect, expectTypeOf, test } from 'vitest';
import type {
  ChromeEvents,
  PorticoAttributes,
  PorticoElement,
} from '../../../packages/host/src/elements/attributes.ts';
import { parameterOfAttribute, type SERVICE_ATTRIBUTE } from '../../../src/contract/elements.ts';
import type { EventName } from '../../../src/contract/event-table.ts';
import { PARAMETER_ATTRIBUTES } from '../../../src/contract/parameter-attributes.ts';

test('an attribute is its parameter in kebab case', () => {
  expect(parameterOfAttribute('language-selector')).toBe('languageSelector');
  for (const attribute of PARAMETER_ATTRIBUTES) expect(attribute).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

type Attribute = (typeof PARAMETER_ATTRIBUTES)[number];
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

type WithoutColon<Name> = Name extends `portico:${infer Rest}` ? `portico-${Rest}` : never;

// `npm run types` checks that the types for frameworks have every attribute, its property, and every event
expectTypeOf<keyof PorticoAttributes>().toEqualTypeOf<Attribute | typeof SERVICE_ATTRIBUTE>();
expectTypeOf<Exclude<keyof PorticoElement, keyof HTMLElement>>().toEqualTypeOf<
  Exclude<CamelCase<Attribute>, keyof HTMLElement>
>();
expectTypeOf<keyof ChromeEvents>().toEqualTypeOf<WithoutColon<EventName>>();
