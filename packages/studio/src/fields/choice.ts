/** One of a few values, such as the look of a button or the icon of a social network. */

import { ACTION_LOOKS, type ActionLook } from '../../../../src/content/content.ts';
import { SOCIAL_ICONS } from '../../../../src/contract/icons.ts';
import type { FieldType, Option } from './field-type.ts';

export function choice(options: readonly Option[]): FieldType<'choice', string> {
  return {
    of: 'choice',
    control: 'choice',
    options,
    read: (text) => text,
    write: (value) => value,
    comparable: (text) => text.trim(),
    // a value that this release does not know is its own name
    words: (text) => options.find(({ value }) => value === text)?.label ?? text,
  };
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

export const LOOK = choice(ACTION_LOOKS.map((value) => ({ value, label: LOOKS[value] })));

export const ICON = choice(
  SOCIAL_ICONS.map((value) => ({
    value,
    label: NETWORKS[value] ?? value.charAt(0).toUpperCase() + value.slice(1),
  })),
);
