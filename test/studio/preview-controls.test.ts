import { expect, test } from 'vitest';
import { CONTROLLED } from '../../studio/preview/preview-state.ts';
import { testPreview } from '../support/preview.ts';

test.each(CONTROLLED)('the preview page has a control for the parameter %s', async (name) => {
  const page = await (await testPreview()('/preview')).text();
  expect(page).toMatch(new RegExp(`<(input|select)[^>]* name="${name}"`));
});

test('without a sample blog, its behaviour cannot be chosen', async () => {
  expect(await (await testPreview({ sampleBlog: false })('/preview')).text()).not.toContain('name="blog"');
});
