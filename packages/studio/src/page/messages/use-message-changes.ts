/** Archives, labels and deletes one message or several; each action can be undone. */

import { isArchived } from '../../contract/draft.ts';
import { numberText } from '../../contract/limits.ts';
import type { MessageEntry } from '../entries/message-entry.ts';
import { useEdit } from '../kit/use-edit.ts';
import { entryTitle } from '../names/entry-names.ts';
import { withArchived, withCampaign } from './message-settings.ts';

export interface MessageChanges {
  readonly archive: (messages: readonly MessageEntry[]) => void;
  readonly unarchive: (messages: readonly MessageEntry[]) => void;
  /** An empty campaign removes the label. */
  readonly label: (messages: readonly MessageEntry[], campaign: string) => void;
  readonly remove: (messages: readonly MessageEntry[]) => void;
}

export function useMessageChanges(): MessageChanges {
  const edit = useEdit();
  const change = (
    messages: readonly MessageEntry[],
    done: string,
    next: (content: MessageEntry['content']) => MessageEntry['content'] | null,
  ) =>
    edit(
      messages.map(({ kind, id, content }) => ({ kind, id, content: next(content) })),
      `${subjectOf(messages)} ${done}.`,
    );
  return {
    archive: (messages) =>
      change(
        messages.filter(({ content }) => !isArchived(content)),
        'archived',
        (content) => withArchived(content, true),
      ),
    unarchive: (messages) =>
      change(
        messages.filter(({ content }) => isArchived(content)),
        'taken out of the archive',
        (content) => withArchived(content, false),
      ),
    label: (messages, campaign) =>
      change(messages, campaign.trim() === '' ? 'taken out of campaigns' : `added to “${campaign.trim()}”`, (content) =>
        withCampaign(content, campaign),
      ),
    remove: (messages) => change(messages, 'deleted', () => null),
  };
}

/** Such as `“Spring webinar” was` or `12 messages were`. */
function subjectOf(messages: readonly MessageEntry[]): string {
  const [only, ...others] = messages;
  if (!only || others.length > 0) return `${numberText(messages.length)} messages were`;
  return `“${entryTitle(only.content, null)}” was`;
}
