/** The files that this build of the Studio consists of. */

import type { StudioFiles } from './files.ts';

/** As JSON, defined by the build. */
declare const PORTICO_STUDIO_FILES: string;

export const STUDIO_FILES: StudioFiles = JSON.parse(PORTICO_STUDIO_FILES);
