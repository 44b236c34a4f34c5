/** Shows unsaved changes that only another release can read, until the person deletes them. */

import { Button } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import { useDraft, useDraftStore } from '../data/draft-provider.tsx';
import { Text } from '../primitives/layout.tsx';
import { textsOf } from './unread-texts.ts';

export function UnreadNotice() {
  const unread = useDraft((draft) => draft.unread);
  const store = useDraftStore();
  return unread.map(({ key, text }) => (
    <Text key={key} as="div" below={5}>
      <Notice
        tone="caution"
        title="Some of your unsaved changes can’t be read"
        actions={
          <Button size="small" onPress={() => store.forgetUnread(key)}>
            Delete these changes
          </Button>
        }
      >
        <p>
          A different version of the Studio kept them in this browser. They stay here: copy what you need, or open the
          Studio again once that version is back.
        </p>
        <Text as="pre" lines size="small" breaks className="studio-unread">
          {textsOf(text)}
        </Text>
      </Notice>
    </Text>
  ));
}
