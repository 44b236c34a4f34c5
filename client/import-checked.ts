/** Finds a script that a header names, and imports it with the integrity check that `import()` lacks. */

import { SCRIPT_ATTRIBUTE, type ScriptName } from '../src/contract/markup.ts';

/** WebKit ignores `integrity` on `modulepreload`. No other engine has this property. */
const IS_WEBKIT = CSS.supports('-webkit-initial-letter: 2');

/** The end of a content-hashed address, and an integrity. Browsers ignore one that is malformed, and check nothing. */
const HASHED = /-[0-9a-f]{10}\.js(#\w+)? sha256-[\w+/]{43}=$/;

/**
 * Visitors may have written the header, because sanitizers let most of its markup through. So only the files of the
 * service count.
 *
 * @param header the root element
 * @param base the address of another script of the service, which has to be in the same directory
 * @returns a function that imports the script and returns its exports; it rejects if the script does not load, or does
 *   not match its integrity
 */
export function findScript(header: Element, name: ScriptName, base: string) {
  const template = header.querySelector<HTMLTemplateElement>(`template[${SCRIPT_ATTRIBUTE}=${name}]`);
  // an SVG element of this name has no content
  const found = template?.content?.querySelector('script');
  if (!found) return undefined;
  // a copy in the page: its address is relative to it, and to set `src` would need a Trusted Types policy
  const script = document.importNode(found);
  const { src: href, integrity } = script;
  if (`${href} ${integrity}`.replace(HASHED, '') !== new URL(name, base).href) return undefined;
  return async () => {
    const preload = { rel: 'modulepreload', href, integrity, crossOrigin: 'anonymous' };
    // scripts made by `innerHTML` never run, and are not async
    const element = IS_WEBKIT && found.async ? script : Object.assign(document.createElement('link'), preload);
    try {
      await new Promise((onload, onerror) => {
        // replaces handlers of the markup
        element.onload = onload;
        element.onerror = onerror;
        document.head.append(element);
        // a link does nothing in browsers that do not know it
        if (element !== script) onload(null);
      });
      // takes the module that the element loads and checks
      return await import(href);
    } finally {
      element.remove();
    }
  };
}
