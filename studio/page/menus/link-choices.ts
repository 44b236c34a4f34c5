/** The look of buttons and the icon of social networks, each one of a few values. Pure. */

import { ACTION_LOOKS, type ActionLook } from '../../../src/content/content.ts';
import { SOCIAL_ICONS } from '../../../src/contract/icons.ts';
import type { MenuList } from '../../messages/menu-node.ts';
import type { Option } from '../controls/select.tsx';

export interface LinkChoice {
  readonly field: 'look' | 'icon';
  readonly options: readonly Option<string>[];
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

export const LOOK_CHOICE: LinkChoice = {
  field: 'look',
  options: ACTION_LOOKS.map((value) => ({ value, label: LOOKS[value] })),
};

export const ICON_CHOICE: LinkChoice = {
  field: 'icon',
  options: SOCIAL_ICONS.map((value) => ({
    value,
    label: NETWORKS[value] ?? value.charAt(0).toUpperCase() + value.slice(1),
  })),
};

/** The choice for a link in this place; `null` if there is none. */
export function choiceIn(place: string): LinkChoice | null {
  if (place.startsWith('actions.')) return LOOK_CHOICE;
  return place.startsWith('social.') ? ICON_CHOICE : null;
}

/** The choice for a list's members; `null` if there is none. */
export function choiceOf({ of }: Pick<MenuList, 'of'>): LinkChoice | null {
  return of === 'buttons' ? LOOK_CHOICE : of === 'networks' ? ICON_CHOICE : null;
}
