/** The dialog that shares a preview, loaded when it is first opened. */

import { dialogPart } from '../parts/dialog-part.tsx';

export const ShareDialog = dialogPart('share-dialog', async () => (await import('./share-dialog.tsx')).ShareDialog);
