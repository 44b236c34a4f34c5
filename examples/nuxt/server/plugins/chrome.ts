import { withElements } from '@portico/host';
import { pageAt } from 'portico-example-pages';
import { chromeFor } from '../utils/chrome';

export default defineNitroPlugin(({ hooks }) => {
  hooks.hook('render:html', async (html, { event }) => {
    const path = getRequestURL(event).pathname;
    const language = pageAt(path)?.language ?? 'en';
    const theme = getCookie(event, 'site-theme') === 'dark' ? 'dark' : 'light';
    const { head, header, footer } = withElements(await chromeFor({ language, theme, path }));
    html.htmlAttrs.push(`data-theme="${theme}"`);
    html.head.push(head);
    html.bodyPrepend.unshift(header);
    html.bodyAppend.unshift(footer);
  });
});
