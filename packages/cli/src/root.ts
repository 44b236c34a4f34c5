/** The folder of Portico's sources: of this repository, or of the installed package. */

import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
