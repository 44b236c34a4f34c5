/** The dialog for campaigns, loaded when it is first opened. */

import { dialogPart } from '../parts/dialog-part.tsx';

export const CampaignDialog = dialogPart(
  'campaign-dialog',
  async () => (await import('./campaign-dialog.tsx')).CampaignDialog,
);
