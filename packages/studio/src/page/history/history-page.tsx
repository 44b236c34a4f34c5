/** The page “History”: what was published, and what was deleted. */

import { Tabs } from '../controls/tabs.tsx';
import { PageHeading } from '../kit/page-heading.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { useParameter } from '../routing/navigation.tsx';
import { DeletedList } from './deleted-list.tsx';
import { VersionList } from './version-list.tsx';

const TABS = [
  { id: 'published', label: 'Published' },
  { id: 'deleted', label: 'Deleted' },
] as const;

export function HistoryPage() {
  const [parameter, setShown] = useParameter('show');
  const isAdministrator = useHasRole('administrator');
  const shown = parameter === 'deleted' ? 'deleted' : 'published';
  return (
    <>
      <PageHeading title="History">
        What was published and what was deleted, by whom and when. Both can be brought back.{' '}
        {isAdministrator ? <a href="/api/audit.csv">Who did what (CSV)</a> : null}
      </PageHeading>
      <Tabs label="History" tabs={TABS} selected={shown} onSelect={(id) => setShown(id === 'published' ? '' : id)}>
        {shown === 'deleted' ? <DeletedList /> : <VersionList />}
      </Tabs>
    </>
  );
}
