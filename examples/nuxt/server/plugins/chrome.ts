import { withElements } from '@portico/host';
import { chromeFor } from '../utils/chrome';

export default defineNitroPlugin(({ hooks }) => {
  hooks.hook('render:html', async (html, { event }) => {
    const path = getRequestURL(event).pathname;
    const language = path.split('/')[1] === 'de' ? 'de' : 'en';
    const { head, header, footer } = withElements(await chromeFor({ language, path }));
    html.head.push(head);
    html.bodyPrepend.unshift(header);
    html.bodyAppend.unshift(footer);
  });
});
