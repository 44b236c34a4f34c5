/** The page that lists all messages. */

import { useState } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { Button } from '../controls/button.tsx';
import { Tabs } from '../controls/tabs.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { useParameter } from '../routing/navigation.tsx';
import { MessageList } from './message-list.tsx';
import { LIST_LEAD } from './messages-loading.tsx';
import { NewMessageDialog } from './new-message-dialog.tsx';

const TABS = [
  { id: 'all', label: 'All languages' },
  ...LANGUAGES.map((language) => ({ id: language, label: languageName(language) })),
] as const;

export function MessageListPage() {
  const [parameter, setParameter] = useParameter('language');
  const [isCreating, setCreating] = useState(false);
  const isAuthor = useHasRole('author');
  const language: Language | null = LANGUAGES.find((known) => known === parameter) ?? null;
  return (
    <>
      <PageHeading
        title="Messages"
        actions={
          <>
            <NeedsRole needed="author">Only authors add messages.</NeedsRole>
            {isAuthor ? (
              <Button look="primary" onPress={() => setCreating(true)}>
                New message
              </Button>
            ) : null}
          </>
        }
      >
        {LIST_LEAD}
      </PageHeading>
      <Tabs
        label="Language"
        tabs={TABS}
        selected={language ?? 'all'}
        onSelect={(id) => setParameter(id === 'all' ? '' : id)}
      >
        <MessageList language={language} />
      </Tabs>
      {isCreating ? (
        <NewMessageDialog language={language ?? DEFAULT_LANGUAGE} onClose={() => setCreating(false)} />
      ) : null}
    </>
  );
}
