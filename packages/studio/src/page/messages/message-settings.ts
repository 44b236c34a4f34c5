/** Changes a message's settings, which apply to all its languages. */

import type { MessageContent } from '../../contract/draft.ts';

export function withArchived({ archived: _, ...content }: MessageContent, isArchived: boolean): MessageContent {
  return isArchived ? { ...content, archived: true } : content;
}

/** @param campaign empty for none */
export function withCampaign({ campaign: _, ...content }: MessageContent, campaign: string): MessageContent {
  const label = campaign.trim();
  return label === '' ? content : { ...content, campaign: label };
}
