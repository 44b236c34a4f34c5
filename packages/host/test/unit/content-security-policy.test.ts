/** What the chrome needs in the policy of a host: its own rules stay, and nothing more is allowed. */

import { expect, test } from 'vitest';
import { contentSecurityPolicy as policyOfService } from '../../../../src/manifest/content-security-policy.ts';
import { contentSecurityPolicy, type PolicyDirectives } from '../../src/index.ts';

const NEEDED = "script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'";

test.each<[does: string, own: PolicyDirectives | string, policy: string]>([
  ['adds to what is allowed', { 'img-src': 'https://a.example' }, "img-src https://a.example 'self'"],
  [
    'takes lists and words',
    { 'img-src': ['a.example  b.example', 'c.example'] },
    "img-src a.example b.example c.example 'self'",
  ],
  [
    "replaces 'none'",
    { 'default-src': "'none'", 'img-src': "'NONE'" },
    `default-src 'none'; img-src 'self'; ${NEEDED.replace("img-src 'self'; ", '')}`,
  ],
  [
    'keeps what default-src allows',
    { 'default-src': ["'self'", 'https:'] },
    `default-src 'self' https:; ${NEEDED.replaceAll("'self'", "'self' https:")}`,
  ],
  ['restricts nothing that was free', {}, ''],
  ['restricts no other kind of file', { 'script-src': 'a.example' }, "script-src a.example 'self'"],
  ['has no source twice', { 'style-src': "'self' 'unsafe-inline' 'self'" }, "style-src 'self' 'unsafe-inline'"],
  [
    'adds to the directives of elements',
    { 'script-src-elem': "'nonce-a'", 'style-src': "'none'", 'style-src-elem': "'none'" },
    "script-src-elem 'nonce-a' 'self'; style-src 'self'; style-src-elem 'self'",
  ],
  [
    'keeps other directives',
    { 'frame-ancestors': "'none'", 'upgrade-insecure-requests': '', 'report-to': [] },
    "frame-ancestors 'none'; upgrade-insecure-requests; report-to",
  ],
  [
    'reads a header',
    "IMG-SRC a.example; ; object-src 'none';\n img-src b.example;upgrade-insecure-requests;",
    "img-src a.example 'self'; object-src 'none'; upgrade-insecure-requests",
  ],
])('%s', (_, own, policy) => {
  expect(contentSecurityPolicy(own)).toBe(policy);
});

test('without a list, it allows what the manifest of a service without images asks for', () => {
  const { directives, elements } = policyOfService({ source: "'self'", imageOrigins: [], connects: true });
  const policy = contentSecurityPolicy({ 'default-src': "'none'" });
  expect(policy).toBe(contentSecurityPolicy({ 'default-src': "'none'" }, { ...directives, ...elements }));
});

test('the list of a manifest adds origins', () => {
  const manifest = policyOfService({
    source: 'https://chrome.example.com',
    imageOrigins: ['https://images.example.com'],
    connects: false,
  });
  expect(contentSecurityPolicy("default-src 'none'", manifest.directives)).toBe(manifest.header);
  expect(contentSecurityPolicy("img-src 'self'; connect-src 'none'", manifest.directives)).toBe(
    "img-src 'self' https://chrome.example.com https://images.example.com; connect-src 'none'",
  );
});
