/** A page that shows the menus of the files, once they are loaded. */

import type { ReactNode } from 'react';
import type { MenusAnswer } from '../../contract/api.ts';
import { failureOf } from '../data/failure.ts';
import { useMenuFiles } from '../data/use-menu-files.ts';
import { FailureNotice } from './failure-notice.tsx';
import { PageHeading } from './page-heading.tsx';
import { Skeleton } from './skeleton.tsx';

interface MenuFilesPageProps {
  /** The heading until they are loaded. */
  readonly title: string;
  /** The notice's title if they can't be loaded. */
  readonly failure: string;
  readonly children: (files: MenusAnswer) => ReactNode;
}

export function MenuFilesPage({ title, failure, children }: MenuFilesPageProps) {
  const { data, error, refetch } = useMenuFiles();
  if (data) return children(data);
  return (
    <>
      <PageHeading title={title} />
      {error ? (
        <FailureNotice title={failure} failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={5} />
      )}
    </>
  );
}
