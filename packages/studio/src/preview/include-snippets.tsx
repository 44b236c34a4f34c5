/** Snippets for each way to include the header and footer. README.md and docs/hosts.md show the same ones. */

import { parameterOfAttribute } from '../../../../src/contract/elements.ts';
import { PARAMETER_ATTRIBUTES } from '../../../../src/contract/parameter-attributes.ts';
import { buttonClass, FIELD } from '../page/primitives/control-classes.ts';
import { Grid, look, Stack, Text } from '../page/primitives/layout.tsx';
import { includeHref } from './addresses.ts';
import type { PreviewState } from './preview-state.ts';
import { ScrollRegion } from './scroll-region.tsx';

interface IncludeSnippetsProps {
  readonly state: PreviewState;
  /** The origin of the service, without a trailing slash. */
  readonly origin: string;
}

interface Snippet {
  readonly title: string;
  /** What else the host needs, as a sentence. */
  readonly note: string;
  readonly code: string;
}

export function IncludeSnippets({ state, origin }: IncludeSnippetsProps) {
  return (
    <Stack as="section" gap={3} shrinks pad={5} surface="panel" aria-labelledby="preview-include">
      <Text as="h2" size="body" weight="strong" id="preview-include">
        Include it
      </Text>
      {includeSnippets(state, origin).map(({ title, note, code }) => (
        <Grid key={title} columns="rest" gap={2} rows={1} align="center">
          <h3 className={FIELD.label}>{title}</h3>
          <button className={buttonClass('quiet', 'small')} type="button" data-preview-copy={code} hidden>
            Copy<span className="studio-visually-hidden"> {title}</span>
          </button>
          <ScrollRegion label={title}>
            <pre className={look({ inset: 'small', surface: 'sunken', size: 'small' })}>
              <code>{code}</code>
            </pre>
          </ScrollRegion>
          <p className={FIELD.hint}>{note}</p>
        </Grid>
      ))}
    </Stack>
  );
}

/** The fragments' URLs, and a snippet for each way to include them, with parameters that differ from their defaults. */
export function includeSnippets(state: PreviewState, origin: string): readonly Snippet[] {
  const hrefs = [includeHref('header', state), includeHref('footer', state)] as const;
  const { searchParams } = new URL(hrefs[0], origin);
  return [
    {
      title: 'Addresses',
      note: 'Without the date and the blog’s behaviour, which only the preview can set.',
      code: hrefs.join('\n'),
    },
    {
      title: 'ESI (Varnish)',
      note: 'Needs the configuration in examples/varnish.',
      code: hrefs.map(edgeSideInclude).join('\n'),
    },
    {
      title: 'SSI (nginx)',
      note: 'Needs the configuration and the two files in examples/nginx.',
      code: hrefs.map(serverSideInclude).join('\n'),
    },
    {
      title: 'Custom elements',
      note: 'The content of the elements is the fallback.',
      code: customElements(origin, searchParams),
    },
    {
      title: 'Package for servers',
      note: 'For servers and Workers that render pages in JavaScript, with the package in host/.',
      code: packageOnServer(origin, searchParams),
    },
  ];
}

function edgeSideInclude(href: string): string {
  return `<esi:include src="${href.replaceAll('&', '&amp;')}"/>`;
}

/** Not `/chrome/header`, because nginx would include the body of an error response. */
function serverSideInclude(href: string): string {
  return `<!--# include virtual="${href.replace('/chrome/', '/with-fallback/')}" -->`;
}

function customElements(origin: string, parameters: URLSearchParams): string {
  const attributes = PARAMETER_ATTRIBUTES.map((attribute) => {
    const value = parameters.get(parameterOfAttribute(attribute));
    return value === null ? '' : ` ${attribute}="${escapeAttribute(value)}"`;
  }).join('');
  return [
    '<style>portico-header { display: block; height: 104px } html { scrollbar-gutter: stable }</style>',
    `<script type="module" src="${origin}/chrome/elements.js"></script>`,
    `<portico-header${attributes}><a href="/">Acme</a></portico-header>`,
    `<portico-footer${attributes}><a href="/">Acme</a></portico-footer>`,
  ].join('\n');
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function packageOnServer(origin: string, parameters: URLSearchParams): string {
  const values = [...parameters].map(([name, value]) => {
    const isFlag = value === 'true' || value === 'false';
    return `${name === 'lang' ? 'language' : name}: ${isFlag ? value : quoted(value)}`;
  });
  return `import { createChrome } from '@portico/host';

const { chromeFor, chromeFiles } = createChrome({
  service: '${origin}',
  parameters: {${values.length > 0 ? ` ${values.join(', ')} ` : ''}},
  fallback: { header: '<header>Acme</header>', footer: '<footer>Acme</footer>' },
});

const { head, header, footer } = await chromeFor({ path: '/pricing/' });`;
}

function quoted(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
