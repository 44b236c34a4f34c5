/** Adds what the chrome needs to the Content-Security-Policy of a host. */

/** Sources by directive, such as `img-src`, written as in the policy. */
export type PolicyDirectives = Readonly<Record<string, string | readonly string[]>>;

/** For fragments and elements on the page's own origin; images of blog posts may need more. */
const SAME_ORIGIN: PolicyDirectives = {
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'connect-src': "'self'",
};

/**
 * @param own your policy without the chrome: directives by name, or the value of the header
 * @param needed `contentSecurityPolicy.directives` of the service's manifest, if browsers load from other origins too
 * @returns the header's value; it restricts nothing that your policy doesn't
 */
export function contentSecurityPolicy(own: PolicyDirectives | string, needed: PolicyDirectives = SAME_ORIGIN): string {
  const policy = new Map<string, readonly string[]>();
  for (const [name, sources] of directivesIn(own)) if (!policy.has(name)) policy.set(name, sources);
  const fallback = policy.get('default-src');
  for (const [name, sources] of directivesIn(needed)) {
    // a directive for elements only, such as script-src-elem, takes precedence
    for (const governing of [name, `${name}-elem`]) {
      const allowed = policy.get(governing) ?? (governing === name ? fallback : undefined);
      if (allowed)
        policy.set(
          governing,
          [...new Set([...allowed, ...sources])].filter((source) => !/^'none'$/i.test(source)),
        );
    }
  }
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

function directivesIn(policy: PolicyDirectives | string): readonly (readonly [name: string, sources: string[]])[] {
  const directives =
    typeof policy === 'string'
      ? policy.split(';').map((directive) => wordsOf(directive))
      : Object.entries(policy).map(([name, sources]) => [name, ...[sources].flat().flatMap(wordsOf)]);
  return directives.flatMap(([name, ...sources]) => (name ? [[name.toLowerCase(), sources] as const] : []));
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
