/** The page “Theme”: colours, corners and font of header and footer, light and dark. */

import { MenuFilesPage } from '../kit/menu-files-page.tsx';
import { ThemeEditor } from './theme-editor.tsx';

export function ThemePage() {
  return (
    <MenuFilesPage title="Theme" failure="The theme could not be loaded">
      {(files) => <ThemeEditor files={files} />}
    </MenuFilesPage>
  );
}
