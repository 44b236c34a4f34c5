/** Rewrites content of release 0.4.0, which was in files of the repository itself, to format 1. */

import { ownValue } from '../../../../src/contract/own-value.ts';

type Json = Readonly<Record<string, unknown>>;

export interface Migrated {
  /** The parsed JSON of each file by its name, of any shape. */
  readonly files: Json;
  /** What changed, one line each with file and path; empty if the files have the new form already. */
  readonly changes: readonly string[];
}

/** The networks of 0.4.0, which had one icon each. */
const ICONS: Readonly<Record<string, string>> = {
  microblog: 'x',
  'professional-network': 'linkedin',
  'code-host': 'github',
};

/** The buttons of 0.4.0, most important first. */
const BUTTONS = [
  { id: 'sign-up', text: 'signUp', look: 'primary' },
  { id: 'contact-sales', text: 'contactSales', look: 'quiet' },
] as const;

/** What 0.4.0 added to the address of every button. */
const TRACKING = 'place=header&type=button&text={text}';

/** Changes only what has the format of 0.4.0; everything else stays as it is written. */
export function fromRelease040(files: Json): Migrated {
  const changes: string[] = [];
  const brand = migrateSocial(files['brand.json'], changes);
  const links = migrateActions(files['links.json'], changes);
  return { files: changes.length > 0 ? { ...files, 'brand.json': brand, 'links.json': links } : files, changes };
}

function migrateSocial(brand: unknown, changes: string[]): unknown {
  if (!isObject(brand) || !isObject(brand.social)) return brand;
  const social = Object.entries(brand.social).map(([network, url]) => {
    if (typeof url !== 'string') return [network, url];
    const icon = ownValue(ICONS, network) ?? network;
    changes.push(`brand.json: social.${network}: has a url and the icon ${icon}`);
    return [network, { url, icon }];
  });
  return { ...brand, social: Object.fromEntries(social) };
}

function migrateActions(links: unknown, changes: string[]): unknown {
  if (!isObject(links) || !isObject(links.actions)) return links;
  const { actions } = links;
  const list = BUTTONS.flatMap(({ id, text, look }) => {
    const target = actions[id];
    return isObject(target) ? [{ id, text, ...target, look, tracking: TRACKING }] : [];
  });
  changes.push(
    `links.json: actions: is a list of ${list.map(({ id }) => id).join(' and ')}, with text, look and tracking`,
  );
  return { ...links, actions: list };
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
