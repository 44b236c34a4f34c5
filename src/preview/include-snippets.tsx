/** What a host writes to get this header and footer: the address, and how three kinds of hosts include it. */

import { includeHref } from './addresses.ts';
import type { PreviewState } from './preview-state.ts';
import { ScrollRegion } from './scroll-region.tsx';

interface IncludeSnippetsProps {
  readonly state: PreviewState;
  readonly origin: string;
}

export function IncludeSnippets({ state, origin }: IncludeSnippetsProps) {
  const header = includeHref('header', state);
  const footer = includeHref('footer', state);
  const snippets = [
    { title: 'Address', code: `${header}\n${footer}` },
    { title: 'ESI', code: [header, footer].map(edgeSideInclude).join('\n') },
    { title: 'nginx SSI', code: [header, footer].map(serverSideInclude).join('\n') },
    { title: 'fetch', code: fetchOf(origin, header, footer) },
  ];
  return (
    <section className="preview-card" aria-labelledby="preview-include">
      <h2 id="preview-include">Include it</h2>
      {snippets.map(({ title, code }) => (
        <div key={title} className="preview-snippet">
          <h3 className="preview-label">{title}</h3>
          <button className="preview-snippet__copy" type="button" data-preview-copy={code} hidden>
            Copy<span className="preview-hidden"> {title}</span>
          </button>
          <ScrollRegion label={title}>
            <pre>
              <code>{code}</code>
            </pre>
          </ScrollRegion>
        </div>
      ))}
      <p className="preview-hint">Moment and blog belong to the preview and are left out.</p>
    </section>
  );
}

function edgeSideInclude(href: string): string {
  return `<esi:include src="${href.replaceAll('&', '&amp;')}"/>`;
}

function serverSideInclude(href: string): string {
  return `<!--# include virtual="${href}" -->`;
}

function fetchOf(origin: string, header: string, footer: string): string {
  return [
    'const portico = async (path) => {',
    `  const response = await fetch('${origin}' + path, { signal: AbortSignal.timeout(500) });`,
    "  return response.status === 200 ? response.text() : '';",
    '};',
    'const [header, footer] = await Promise.all([',
    `  portico('${header}'),`,
    `  portico('${footer}'),`,
    ']);',
  ].join('\n');
}
