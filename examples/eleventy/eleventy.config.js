import { injectChrome } from '@portico/host';
import { readChrome } from '@portico/host/node';
import { fallbackIn } from 'portico-example-pages';

export default function configure(eleventy) {
  // its files are not templates
  eleventy.ignores.add('.portico');
  eleventy.addPassthroughCopy({
    '.portico/chrome': 'chrome',
    'site.js': 'site.js',
    'node_modules/portico-example-pages/site.css': 'site.css',
  });

  eleventy.addTransform('chrome', async function (html) {
    if (!String(this.page.outputPath).endsWith('.html')) return html;
    const language = /<html lang="(\w+)/.exec(html)?.[1] ?? 'en';
    const chrome = await readChrome('.portico', language);
    return injectChrome(html, chrome ?? { head: '', ...fallbackIn(language) });
  });
}
