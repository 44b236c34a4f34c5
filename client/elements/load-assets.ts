/** Loads what a fragment names: its style sheet, once for the page, and its script. */

interface Loader {
  readonly start: (header: HTMLElement) => void;
}

/** @param styles the link as it stands in the fragment */
export async function loadStyles(styles: HTMLLinkElement): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const present = [...links].find(
    ({ href, crossOrigin }) => href === styles.href && crossOrigin === styles.crossOrigin,
  );
  const link = present ?? document.importNode(styles);
  if (!present) {
    // the page's <base> is not the fragment's
    link.href = styles.href;
    document.head.append(link);
  }
  try {
    await loaded(link);
  } catch (error) {
    // so that the next attempt loads it anew
    if (!present) link.remove();
    throw error;
  }
}

/** @throws Error where the style sheet can't be had */
export async function loaded(link: HTMLLinkElement): Promise<void> {
  // one that could not be had is an empty sheet
  if (link.sheet?.cssRules.length) return;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error('no style sheet')));
  });
}

/**
 * @param script as it stands in the fragment
 * @returns nothing where it can't be had, or is not the one that the fragment names
 */
export async function importLoader({ src, integrity }: HTMLScriptElement): Promise<Loader | undefined> {
  // an import has no integrity of its own: it takes the module that this link loads and checks
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.integrity = integrity;
  link.href = src;
  document.head.append(link);
  try {
    return await import(src);
  } catch {
    return undefined;
  } finally {
    link.remove();
  }
}
