import { expect, test } from 'vitest';
import { controlled } from '../../studio/preview/preview-state.ts';
import { testPreview } from '../support/preview.ts';

test.each(controlled({ preview: true, sampleBlog: true }))(
  'the preview page has a control for the parameter %s',
  async (name) => {
    const page = await (await testPreview()('/preview')).text();
    expect(page).toMatch(new RegExp(`<(input|select|textarea)[^>]* name="${name}"`));
  },
);

test('without a sample blog, its behaviour cannot be chosen', async () => {
  expect(await (await testPreview({ sampleBlog: false })('/preview')).text()).not.toContain('name="blog"');
});

test.each(['/preview', '/preview/page', '/chrome/teaser/latest-post'])(
  'without a sample blog, %s does not read the parameter “blog”',
  async (path) => {
    const request = testPreview({ sampleBlog: false });
    const [without, slow] = await Promise.all(
      [path, `${path}?blog=slow`].map(async (one) => (await request(one)).text()),
    );
    expect(slow).toBe(without);
  },
);

test('without a sample blog, the parameter “blog” is unknown, as it is to the public service', async () => {
  const response = await testPreview({ sampleBlog: false })('/chrome/teaser/latest-post?blog=slow');
  expect(response.headers.get('portico-notice')).toBe('blog;unknown');
});
