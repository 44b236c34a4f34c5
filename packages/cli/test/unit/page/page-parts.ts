/** Reads small pages, and shows what was read in few words. */

import { type Page, readPage } from '../../../src/init/page/read-page.ts';

export const pageOf = (body: string, head = '', attributes = 'lang="en"'): Page =>
  readPage(
    `<!doctype html><html ${attributes}><head>${head}</head><body>${body}</body></html>`,
    'https://www.globex.example/',
  );

const path = (url: string | null) => url?.replace('https://www.globex.example', '') ?? '-';

type Links = readonly { readonly name: string; readonly url: string | null }[];

export const shown = (links: Links) => links.map(({ name, url }) => `${name} ${path(url)}`);

/** Such as `Products /products [Software: Editor, Compiler]`. */
export const menuOf = (page: Page) =>
  page.navigation.map(({ name, url, columns }) =>
    [
      `${name} ${path(url)}`,
      ...columns.map(({ title, links }) => `[${title ?? ''}: ${links.map((link) => link.name).join(', ')}]`),
    ].join(' '),
  );

export const footerOf = (page: Page) =>
  page.footer.map(({ title, links }) => `${title ?? ''}: ${links.map(({ name }) => name).join(', ')}`);
