/** The page “Menus”: header, footer and labels in one language, and how they look. */

import { MenuFilesPage } from '../kit/menu-files-page.tsx';
import { MenusEditor } from './menus-editor.tsx';

export function MenusPage() {
  return (
    <MenuFilesPage title="Menus" failure="The menus could not be loaded">
      {(files) => <MenusEditor files={files} />}
    </MenuFilesPage>
  );
}
