/** The page “Theme”: colours, corners and font of header and footer, light and dark. */

import { failureOf } from '../data/failure.ts';
import { useMenuFiles } from '../data/use-menu-files.ts';
import { FailureNotice } from '../frame/failure-notice.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { Skeleton } from '../frame/skeleton.tsx';
import { ThemeEditor } from './theme-editor.tsx';

export function ThemePage() {
  const { data, error, refetch } = useMenuFiles();
  if (data) return <ThemeEditor files={data} />;
  return (
    <>
      <PageHeading title="Theme" />
      {error ? (
        <FailureNotice
          title="The theme could not be loaded"
          failure={failureOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton rows={5} />
      )}
    </>
  );
}
