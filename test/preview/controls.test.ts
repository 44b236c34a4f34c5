import { expect, test } from 'vitest';
import { CONTROLLED } from '../../src/preview/preview-state.ts';
import { testApp } from '../support/app.ts';
import { TEST_ASSETS } from '../support/test-assets.ts';

const asset = TEST_ASSETS.styles;
const release = {
  version: '1',
  builtAt: 0,
  assets: { ...TEST_ASSETS, preview: { styles: asset, script: asset, sample: asset } },
};

test.each(CONTROLLED)('the preview page has a control for the parameter %s', async (name) => {
  const page = await (await testApp({ preview: true, release }).request('/chrome/preview')).text();
  expect(page).toMatch(new RegExp(`<(input|select)[^>]* name="${name}"`));
});
