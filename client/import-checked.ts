/** Finds a script that a header names, and imports it with the integrity check that `import()` lacks. */

import { SCRIPT_ATTRIBUTE, type ScriptName } from '../src/contract/markup.ts';

/** WebKit ignores `integrity` on `modulepreload`. No other engine has this property. */
const IS_WEBKIT = CSS.supports('-webkit-initial-letter: 2');

/** The end of a content-hashed URL, and an integrity. Browsers skip the check if the integrity is malformed. */
const HASHED = /-[0-9a-f]{10}\.js(#\w+)? sha256-[\w+/]{43}=$/;

/**
 * Accepts only the service's files: visitors may have written the header, because sanitizers keep most of its markup.
 *
 * @param header the root element
 * @param base the URL of another of the service's scripts, which must be in the same directory
 * @returns a function that imports the script and returns its exports; it rejects if the script does not load, or
 *   does not match its integrity
 */
export function findScript(header: Element, name: ScriptName, base: string) {
  const template = header.querySelector<HTMLTemplateElement>(`template[${SCRIPT_ATTRIBUTE}=${name}]`);
  // an SVG element with this name has no `content`
  const found = template?.content?.querySelector('script');
  if (!found) return undefined;
  // a copy that belongs to the page resolves its URL there; setting `src` would need a Trusted Types policy
  const script = document.importNode(found);
  const { src: href, integrity } = script;
  if (`${href} ${integrity}`.replace(HASHED, '') !== new URL(name, base).href) return undefined;
  return async () => {
    const preload = { rel: 'modulepreload', href, integrity, crossOrigin: 'anonymous' };
    // scripts inserted by `innerHTML` never run, and are not async
    const element = IS_WEBKIT && found.async ? script : Object.assign(document.createElement('link'), preload);
    try {
      await new Promise((onload, onerror) => {
        // replaces handlers in the markup
        element.onload = onload;
        element.onerror = onerror;
        document.head.append(element);
        // browsers without `modulepreload` fire no event for the link
        if (element !== script) onload(null);
      });
      // reuses the module that the element has loaded and checked
      return await import(href);
    } finally {
      element.remove();
    }
  };
}
