/** A host's content for every slot in the header of the test company's site `community`. */

export const SLOT_CONTENT = {
  banner: '<p id="fill-banner">Some features are <a href="#status">down</a>.</p>',
  search: '<form id="fill-search"><input name="slot" aria-label="Search the community"></form>',
  account: '<a id="fill-account" class="link" href="#me" hreflang="fr">Me</a>',
  tools: '<button id="fill-tools" type="button">Inbox</button>',
  local: '<details id="fill-local" open><summary>Version 2</summary>Version 1</details>',
} as const;

export type SlotName = keyof typeof SLOT_CONTENT;

export const SLOT_NAMES = Object.keys(SLOT_CONTENT) as readonly SlotName[];

/** As a host writes it after an include of the header. */
export function besideHeader(content: Readonly<Partial<Record<SlotName, string>>> = SLOT_CONTENT): string {
  return Object.entries(content)
    .map(([name, html]) => `<div data-portico-fill="${name}">${html}</div>`)
    .join('');
}
