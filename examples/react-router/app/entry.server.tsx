import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { chromeFor } from './chrome.server';
import { ChromeContext } from './chrome-context';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const path = new URL(request.url).pathname;
  const language = path.split('/')[1] === 'de' ? 'de' : 'en';
  const chrome = await chromeFor({ language, path });
  const html = await renderToReadableStream(
    <ChromeContext value={chrome}>
      <ServerRouter context={routerContext} url={request.url} />
    </ChromeContext>,
    { signal: request.signal },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}
