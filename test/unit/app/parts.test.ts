/** The names of parts, which hosts rely on and no button of a company may take. */

import { expect, test } from 'vitest';
import { COMPANY } from '../../../src/company.ts';
import { PARTS } from '../../../src/contract/markup.ts';
import { EXAMPLES } from '../../examples.ts';
import { testApp } from '../../support/app.ts';
import { attribute, withAttribute } from '../../support/markup.ts';

const PART = 'data-portico-part';

test('every part of header and footer is in the list, or a button of the company', async () => {
  const app = testApp();
  const found = new Set<string | undefined>();
  for (const { query } of EXAMPLES)
    for (const name of ['header', 'footer']) {
      const html = await (await app.request(`/chrome/${name}?${query}`)).text();
      for (const element of withAttribute(html, PART)) found.add(attribute(element, PART));
    }
  const buttons = COMPANY.links.actions.map(({ id }) => id);
  expect([...found].toSorted()).toEqual([...PARTS, ...buttons].toSorted());
});
