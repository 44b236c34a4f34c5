/** Moves content beside a header into its slots. */

export function fillSlots(host: HTMLElement): void {
  for (const content of [...(host.parentNode?.children ?? [])]) {
    // not by properties, which form fields of these names would shadow
    const name = content.getAttribute('data-portico-fill');
    const slot = name && (host.shadowRoot ?? host).querySelector(`[data-portico-slot=${CSS.escape(name)}]`);
    if (!slot) continue;
    content.setAttribute('slot', name);
    (host.shadowRoot ? host : slot).append(content);
  }
}
