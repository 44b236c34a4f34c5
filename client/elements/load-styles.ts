/** Loads the style sheet that a fragment names, once for the page. */

/** @param styles the link in the fragment */
export async function loadStyles(styles: HTMLLinkElement): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const present = [...links].find(
    (link) => link.href === styles.href && link.crossOrigin === styles.crossOrigin && !hasFailed(link),
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
  if (!link.sheet)
    await new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
    });
  if (!link.sheet || hasFailed(link)) throw new Error('no style sheet');
}

/** A style sheet that failed to load has no rules, or in Chromium none that may be read. */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules.length === 0;
  } catch {
    return true;
  }
}

/**
 * Waits for all style sheets. Only the first must load: the others only set colours.
 *
 * @throws Error if the first does not load
 */
export async function allNeeded([first, ...others]: readonly Promise<void>[]): Promise<void> {
  await Promise.all([first, ...others.map((loading) => loading.catch(() => {}))]);
}
