/** Loads the style sheet that a fragment names, once for the page. */

/** @param styles the link in the fragment */
export async function loadStyles(styles: HTMLLinkElement): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const present = [...links].find(
    ({ href, crossOrigin }) => href === styles.href && crossOrigin === styles.crossOrigin,
  );
  const link = present ?? document.importNode(styles);
  if (!present) {
    // resolved against the service, not against the page's <base>
    link.href = styles.href;
    document.head.append(link);
  }
  try {
    await loaded(link);
  } catch (error) {
    // the next attempt loads it again
    if (!present) link.remove();
    throw error;
  }
}

/** @throws Error if the style sheet does not load */
export async function loaded(link: HTMLLinkElement): Promise<void> {
  // a style sheet that failed to load has no rules
  if (link.sheet?.cssRules.length) return;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error('no style sheet')));
  });
}

/**
 * Waits for all style sheets. Only the first must load: the others only set colours.
 *
 * @throws Error if the first does not load
 */
export async function allNeeded([first, ...others]: readonly Promise<void>[]): Promise<void> {
  await Promise.all([first, ...others.map((loading) => loading.catch(() => {}))]);
}
