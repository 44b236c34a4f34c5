/** The shape of `/chrome/manifest.json`. The build publishes it as a JSON Schema; the service itself uses only the type. */

import * as v from 'valibot';
import { INTEGRITY_PATTERN } from '../release/release.ts';

const path = v.pipe(
  v.string(),
  v.description('On this service; absolute where the manifest was asked with links=absolute.'),
);
const beside = v.pipe(
  v.string(),
  v.description('Relative to the manifest; absolute where it was asked with links=absolute.'),
);
const integrity = v.pipe(v.string(), v.regex(INTEGRITY_PATTERN), v.description('As in the integrity attribute.'));
const instant = v.pipe(v.string(), v.isoTimestamp());
const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));
const directives = v.pipe(v.record(v.string(), v.array(v.string())), v.description('Sources by directive.'));

const podiumAsset = { value: beside, integrity, crossorigin: v.literal('anonymous') };

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
  default: v.pipe(v.nullable(v.string()), v.description('null where leaving it away means something no value does.')),
});

export const manifestSchema = v.pipe(
  v.object({
    $schema: path,
    name: v.pipe(v.string(), v.description('Podium: portico-header, or portico-footer with fragment=footer.')),
    version: v.string(),
    content: v.pipe(beside, v.description('Podium: the fragment.')),
    fallback: v.pipe(
      v.string(),
      v.description('Podium: the fragment as it may be kept for long: without an announcement.'),
    ),
    css: v.array(v.object({ ...podiumAsset, type: v.literal('text/css'), rel: v.literal('stylesheet') })),
    js: v.array(v.object({ ...podiumAsset, type: v.literal('module') })),
    proxy: v.object({}),
    fragments: v.array(v.object({ name: v.string(), path })),
    parameters: v.array(parameter),
    assets: v.array(v.object({ name: v.string(), file: v.string(), path, integrity, bytes, brotliBytes: bytes })),
    earlierAssets: v.pipe(
      v.array(v.object({ file: v.string(), path, integrity, lastCurrent: instant })),
      v.description('Files of earlier releases that are still served, and when each was last part of the newest.'),
    ),
    contentSecurityPolicy: v.object({
      directives: v.pipe(directives, v.description('All that header and footer need beyond default-src none.')),
      elements: v.pipe(directives, v.description('What the custom elements need besides.')),
      header: v.pipe(v.string(), v.description('The directives as a Content-Security-Policy with default-src none.')),
      trustedTypes: v.pipe(v.string(), v.description('What may be added to it: the chrome keeps to it.')),
    }),
    integrityPolicy: v.pipe(v.string(), v.description('An Integrity-Policy that the chrome keeps to.')),
    builtAt: instant,
    nextContentBoundary: v.pipe(
      v.record(v.string(), instant),
      v.description('By language: when an announcement starts or ends, or the copyright year changes.'),
    ),
  }),
  v.title('The contract of the page chrome, for machines'),
);

export type Manifest = v.InferOutput<typeof manifestSchema>;
