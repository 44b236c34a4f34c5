/** The folder of the build. */

import { resolve } from 'node:path';

export const DIST = resolve('dist');
