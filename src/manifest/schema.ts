/** The shape of `/chrome/manifest.json`. The build publishes it as a JSON Schema; the service uses only the type. */

import * as v from 'valibot';
import { INTEGRITY_PATTERN } from '../release/release.ts';

const path = v.pipe(
  v.string(),
  v.description('A root-relative path on this service; an absolute URL in a manifest requested with links=absolute.'),
);
const relativeUrl = v.pipe(
  v.string(),
  v.description('A URL relative to the manifest; an absolute URL in a manifest requested with links=absolute.'),
);
const integrity = v.pipe(v.string(), v.regex(INTEGRITY_PATTERN), v.description('A value for the integrity attribute.'));
const instant = v.pipe(v.string(), v.isoTimestamp());
const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));
const directives = v.pipe(v.record(v.string(), v.array(v.string())), v.description('The sources of each directive.'));

const podiumAsset = { value: relativeUrl, integrity, crossorigin: v.literal('anonymous') };

const parameter = v.object({
  name: v.string(),
  description: v.string(),
  values: v.optional(
    v.pipe(v.array(v.string()), v.description('All accepted values, or the usual ones if there is a pattern too.')),
  ),
  pattern: v.optional(v.pipe(v.string(), v.description('A regular expression that every accepted value matches.'))),
  maxLength: v.optional(
    v.pipe(v.number(), v.description('In characters, with everything outside ASCII percent-encoded.')),
  ),
  default: v.pipe(v.nullable(v.string()), v.description('The default value; null if the parameter has none.')),
});

export const manifestSchema = v.pipe(
  v.object({
    $schema: path,
    name: v.pipe(
      v.string(),
      v.description(
        'The name of the Podium podlet: portico-header, or portico-footer in a manifest requested with fragment=footer.',
      ),
    ),
    contract: v.pipe(
      v.number(),
      v.integer(),
      v.description(
        'The version of the contract with hosts. Programs must not use answers of a version that they don’t know.',
      ),
    ),
    version: v.string(),
    content: v.pipe(relativeUrl, v.description('The address of the fragment, for Podium.')),
    fallback: v.pipe(
      v.string(),
      v.description(
        'The address of the fragment without an announcement, which Podium may store and show while the service fails.',
      ),
    ),
    css: v.array(v.object({ ...podiumAsset, type: v.literal('text/css'), rel: v.literal('stylesheet') })),
    js: v.array(v.object({ ...podiumAsset, type: v.literal('module') })),
    proxy: v.object({}),
    fragments: v.array(v.object({ name: v.string(), path })),
    parameters: v.array(parameter),
    slots: v.pipe(
      v.array(v.string()),
      v.description('The places in the header that pages of the requested site fill.'),
    ),
    assets: v.array(v.object({ name: v.string(), file: v.string(), path, integrity, bytes, brotliBytes: bytes })),
    licenses: v.pipe(
      v.object({ file: v.string(), path, integrity, bytes, brotliBytes: bytes }),
      v.description('Third-party licence notices. Keep them with every copy of the assets.'),
    ),
    earlierAssets: v.pipe(
      v.array(v.object({ file: v.string(), path, integrity, lastCurrent: instant })),
      v.description(
        'Always empty: earlier releases’ files are still served, but no longer listed. Kept for programs that read the list.',
      ),
    ),
    contentSecurityPolicy: v.object({
      directives: v.pipe(directives, v.description("What header and footer need in addition to default-src 'none'.")),
      elements: v.pipe(directives, v.description('What the custom elements need in addition.')),
      header: v.pipe(
        v.string(),
        v.description("A Content-Security-Policy made of default-src 'none' and the directives."),
      ),
      trustedTypes: v.pipe(v.string(), v.description('Trusted Types directives that can be added to the policy.')),
    }),
    integrityPolicy: v.pipe(v.string(), v.description('An Integrity-Policy that the chrome complies with.')),
    builtAt: instant,
    nextContentBoundary: v.pipe(
      v.record(v.string(), instant),
      v.description(
        'For each language, the next instant at which an announcement starts or ends, or the copyright year changes.',
      ),
    ),
  }),
  v.title('The contract of the page chrome, for programs'),
);

export type Manifest = v.InferOutput<typeof manifestSchema>;
