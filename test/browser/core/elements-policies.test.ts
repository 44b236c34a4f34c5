/** Custom elements on pages with strict policies: the sources that the manifest lists are sufficient. */

import { expect, test } from 'vitest';
import type { Manifest } from '../../../src/manifest/schema.ts';
import { hoverOpen, hydrated, section, useBrowser } from '../../support/browser.ts';
import { HOST, openElementPage, shown } from '../../support/element-page.ts';

const browser = useBrowser();
const product = section('NAV_PRODUCT');

async function openStrict(isolate: string, policyOf: (manifest: Manifest) => string) {
  const answer = await browser.service().fetch('/chrome/manifest.json?links=absolute');
  const manifest = (await answer.json()) as Manifest;
  const elements = manifest.assets.find(({ name }) => name === 'elements');
  const opened = await openElementPage(browser, {
    attributes: `theme="light" transparent="false" isolate="${isolate}"`,
    url: HOST,
    script: `<script type="module" src="${elements?.path}" integrity="${elements?.integrity}" crossorigin></script>`,
    headers: {
      // for the page's own style sheet and icon
      'content-security-policy': policyOf(manifest)
        .replace('style-src', "style-src 'self'")
        .replace('img-src', 'img-src data:'),
      'integrity-policy': manifest.integrityPolicy,
    },
    prepare: (page) =>
      page.addInitScript(() => {
        const violations: string[] = [];
        Object.assign(window, { violations });
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          violations.push(`${effectiveDirective} ${blockedURI}`),
        );
        new ReportingObserver(() => violations.push('integrity-policy'), {
          types: ['integrity-violation'],
          buffered: true,
        }).observe();
      }),
  });
  return {
    ...opened,
    violations: () => opened.page.evaluate(() => (window as unknown as { violations: string[] }).violations),
  };
}

function statedPolicy({ contentSecurityPolicy: { header, elements, trustedTypes } }: Manifest): string {
  const more = Object.entries(elements).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  // a repeated directive is ignored, so those for the elements replace it
  const others = header.split('; ').filter((directive) => !Object.hasOwn(elements, directive.split(' ')[0] ?? ''));
  return [...others, ...more, trustedTypes].join('; ');
}

test.each(['none', 'shadow'])(
  'header, footer and menus work without a violation of the policy, isolate=%s',
  async (isolate) => {
    const { page, messages, violations } = await openStrict(isolate, statedPolicy);
    await shown(page);
    await shown(page, 'footer');
    await hydrated(page);
    await hoverOpen(page, product);
    expect([await violations(), messages]).toEqual([[], []]);
  },
);

test('if the policy does not allow requests to the service, the fallback stays', async () => {
  const { page, violations, outcomes } = await openStrict('none', (manifest) =>
    statedPolicy(manifest).replace(/connect-src [^;]+/, "connect-src 'none'"),
  );
  await expect.poll(outcomes).toContain('header error: no answer');
  expect(await page.isVisible('#fallback')).toBe(true);
  expect((await violations()).join()).toContain('connect-src');
});
