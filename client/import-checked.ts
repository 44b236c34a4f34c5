/** Imports a script of a header's release and checks its integrity, which `import()` itself cannot do. */

import { SCRIPT_ATTRIBUTE, type ScriptName } from '../src/contract/markup.ts';

/** WebKit ignores `integrity` on `modulepreload`. No other engine has this property. */
const IS_WEBKIT = CSS.supports('-webkit-initial-letter: 2');

/**
 * Adds a copy of the header's own element for the script, because to set `src` would need a Trusted Types policy.
 *
 * @param header the root element
 * @returns the exports; rejects if the script does not load, or does not match its integrity
 */
export async function importChecked(header: HTMLElement, name: ScriptName) {
  const content = header.querySelector<HTMLTemplateElement>(`[${SCRIPT_ATTRIBUTE}=${name}]`)?.content;
  const script = content?.querySelector('script');
  const link = content?.querySelector('link');
  if (!script || !link) throw new Error(`no ${name}`);
  // scripts made by `innerHTML` never run, and are not async
  const element = document.importNode(IS_WEBKIT && script.async ? script : link);
  document.head.append(element);
  const isScript = 'src' in element;
  try {
    if (isScript) await loaded(element);
    // takes the module that the element loads and checks
    return await import(isScript ? element.src : element.href);
  } finally {
    element.remove();
  }
}

function loaded(script: HTMLScriptElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
  });
}
