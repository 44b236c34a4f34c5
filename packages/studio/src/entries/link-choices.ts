/** The look of buttons and the icon of social networks, each one of a few values. */

import { ACTION_LOOKS, type ActionLook } from '../../../../src/content/content.ts';
import { SOCIAL_ICONS } from '../../../../src/contract/icons.ts';
import { type FieldOf, fieldsOf } from '../contract/fields.ts';
import type { MenuList } from './menu-node.ts';

export interface LinkChoice {
  readonly field: FieldOf<'choice'>;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const LOOKS: Readonly<Record<ActionLook, string>> = { primary: 'Filled', secondary: 'Outlined', quiet: 'Only text' };

/** Names as the networks spell them; others are capitalised. */
const NETWORKS: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  rss: 'RSS',
  stackoverflow: 'Stack Overflow',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  xing: 'XING',
  youtube: 'YouTube',
};

const LOOK_CHOICE: LinkChoice = {
  field: 'look',
  options: ACTION_LOOKS.map((value) => ({ value, label: LOOKS[value] })),
};

const ICON_CHOICE: LinkChoice = {
  field: 'icon',
  options: SOCIAL_ICONS.map((value) => ({
    value,
    label: NETWORKS[value] ?? value.charAt(0).toUpperCase() + value.slice(1),
  })),
};

/** The choice for a link in this place; `null` if there is none. */
export function choiceIn(place: string): LinkChoice | null {
  const fields = fieldsOf({ kind: 'link', id: place });
  return [LOOK_CHOICE, ICON_CHOICE].find(({ field }) => fields.includes(field)) ?? null;
}

/** A value's name, such as `LinkedIn`; the value itself if this release does not know it. */
export function choiceName(value: string): string {
  const options = [LOOK_CHOICE, ICON_CHOICE].flatMap((choice) => choice.options);
  return options.find((option) => option.value === value)?.label ?? value;
}

/** The choice for a list's members; `null` if there is none. */
export function choiceOf({ of }: Pick<MenuList, 'of'>): LinkChoice | null {
  return of === 'buttons' ? LOOK_CHOICE : of === 'networks' ? ICON_CHOICE : null;
}
