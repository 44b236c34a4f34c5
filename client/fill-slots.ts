/** Moves content of the page into the places of a header that stands beside it. */

export function fillSlots(host: HTMLElement): void {
  for (const content of [...(host.parentNode?.children ?? [])]) {
    // not by properties: a form may have fields with their names
    const name = content.getAttribute('data-portico-fill');
    const place = name && (host.shadowRoot ?? host).querySelector(`[data-portico-slot=${CSS.escape(name)}]`);
    if (!place) continue;
    content.setAttribute('slot', name);
    (host.shadowRoot ? host : place).append(content);
  }
}
