/** The roles, names and states of elements that assistive technology gets and the tests need. Runs in the page. */

/** What an element must have besides its role. */
export interface States {
  readonly checked?: boolean | undefined;
  readonly selected?: boolean | undefined;
  readonly level?: number | undefined;
}

/** Its source is sent to the page, and so it refers to nothing outside itself. */
export function pageRoles() {
  const IMPLIED: Readonly<Record<string, string>> = {
    button: 'button, input[type="button"], input[type="submit"]',
    checkbox: 'input[type="checkbox"]',
    dialog: 'dialog',
    figure: 'figure',
    group: 'fieldset, details',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    listitem: 'li',
    main: 'main',
    menuitem: '',
    spinbutton: 'input[type="number"]',
    tab: '',
    textbox: 'textarea, input:not([type]), input:is([type="text"], [type="email"], [type="tel"], [type="url"])',
  };

  /** Roles whose elements are named by their content. */
  const NAMED_BY_CONTENT = 'button checkbox heading link menuitem tab'.split(' ');

  const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"]') !== null;

  const labelOf = (element: Element) => inOneLine(element.getAttribute('aria-label') ?? '');

  /** The text inside an element, with labels in place of labelled elements' content. */
  const contentOf = (element: Element): string => {
    const parts = [...(element.shadowRoot ?? element).childNodes].map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
      if (node.nodeType !== Node.ELEMENT_NODE || isHidden(node as Element)) return '';
      const inner = node as Element;
      const text = labelOf(inner) || inner.getAttribute('alt') || contentOf(inner);
      return getComputedStyle(inner).display === 'inline' ? text : ` ${text} `;
    });
    return parts.join('');
  };

  const nativeLabelsOf = (element: Element): readonly Element[] => {
    if ('labels' in element) return [...((element as HTMLInputElement).labels ?? [])];
    return [...element.querySelectorAll(':scope > :is(legend, figcaption)')];
  };

  const nameOf = (element: Element, role: string): string => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
    const labels = ids.flatMap((id) => root.getElementById(id) ?? []);
    const named = labels.length > 0 ? labels.map((label) => labelOf(label) || contentOf(label)).join(' ') : '';
    const own = () => nativeLabelsOf(element).map(contentOf).join(' ');
    const inside = () => (NAMED_BY_CONTENT.includes(role) ? contentOf(element) : '');
    return inOneLine(named || labelOf(element) || own() || inside() || (element.getAttribute('title') ?? ''));
  };

  /** Whether assistive technology finds the element with a role. */
  const hasRole = (element: Element, role: string): boolean => {
    const tags = IMPLIED[role];
    if (tags === undefined) throw new Error(`The role ${role} is not supported.`);
    return element.matches(`[role="${role}"]${tags && `, :is(${tags}):not([role])`}`) && !isHidden(element);
  };

  const hasStates = (element: Element, { checked, selected, level }: States): boolean => {
    const box = element as HTMLInputElement;
    const isChecked = element.localName === 'input' ? box.checked : element.getAttribute('aria-checked') === 'true';
    if (checked !== undefined && checked !== isChecked) return false;
    if (selected !== undefined && selected !== (element.getAttribute('aria-selected') === 'true')) return false;
    return level === undefined || (element.getAttribute('aria-level') ?? element.localName.slice(1)) === String(level);
  };

  return { hasRole, hasStates, nameOf, inOneLine };
}

export type PageRoles = ReturnType<typeof pageRoles>;
