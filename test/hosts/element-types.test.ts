/** The types of the elements in React, Preact, Vue and Solid: the fixtures contain what has to be accepted and refused. */

import { expect, onTestFinished, test } from 'vitest';
import { installExample } from '../../tools/examples/install-example.ts';
import { runInSite } from '../../tools/examples/start-framework-site.ts';
import { fixture } from './support/fixture.ts';

test('accept the attributes, properties and events of the elements, and refuse others', {
  timeout: 300_000,
}, async () => {
  const { directory, remove } = await installExample(fixture('element-types'));
  onTestFinished(remove);
  expect(await runInSite(directory, 'vue-tsc', ['-p', '.'])).toBe('');
});
