/** The page “Menus”: header, footer and labels in one language, and how they look. */

import { failureOf } from '../data/failure.ts';
import { useMenuFiles } from '../data/use-menu-files.ts';
import { FailureNotice } from '../frame/failure-notice.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { Skeleton } from '../frame/skeleton.tsx';
import { MenusEditor } from './menus-editor.tsx';

export function MenusPage() {
  const { data, error, refetch } = useMenuFiles();
  if (data) return <MenusEditor files={data} />;
  return (
    <>
      <PageHeading title="Menus" />
      {error ? (
        <FailureNotice
          title="The menus could not be loaded"
          failure={failureOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton rows={5} />
      )}
    </>
  );
}
