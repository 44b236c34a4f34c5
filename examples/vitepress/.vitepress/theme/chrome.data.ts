// Reads the copy that fetch-chrome wrote, when the pages are built.
import { readChrome } from '@portico/host/node';

export default {
  load: async () => ({ en: await readChrome('.portico', 'en'), de: await readChrome('.portico', 'de') }),
};
