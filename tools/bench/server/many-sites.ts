/** Content with many sites, as a large company has. */

import type { CompanyContent } from '../../../src/content/company-content.ts';
import type { SiteFile } from '../../../src/content/link-tree-schema.ts';

/** Content with `count` sites besides the main site, each with an origin and a menu of its own. */
export function withSites(real: CompanyContent, count: number): CompanyContent {
  const [first, ...others] = real.links.navigation;
  const names = Array.from({ length: count }, (_, index) => `site-${index}`);
  const originOf = (index: number) => `site${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`;
  const title = first?.title ?? '';
  const sites = names.map((name, index): [string, SiteFile] => {
    const home = `{${originOf(index)}}/`;
    const own = { id: `NAV_SITE_${index}`, title, url: home };
    return [name, { title, home, navigation: [own, ...others.map(({ id }) => id)] }];
  });
  const origins = names.map((name, index) => [originOf(index), `https://${name}.example.com`]);
  return {
    ...real,
    brand: { ...real.brand, origins: { ...real.brand.origins, ...Object.fromEntries(origins) } },
    links: { ...real.links, sites: Object.fromEntries(sites) },
  };
}
