/** The entry point of the Studio on Cloudflare Workers: binds it to its store, KV, files and network. */

import type { Release } from '../src/release/release.ts';
import { createStudio, type Studio } from './app.ts';
import type { StudioFiles } from './files.ts';

export { MessageStore } from './store/message-store.ts';

interface Env {
  readonly ASSETS: Fetcher;
}

/** JSON, defined by the build. */
declare const PORTICO_RELEASE: string;
declare const STUDIO_FILES: string;

const release: Release = JSON.parse(PORTICO_RELEASE);
const files: StudioFiles = JSON.parse(STUDIO_FILES);

let studio: Studio | undefined;

export default {
  fetch(request, env, context) {
    studio ??= createStudio({ release, files, fetchAsset: (asset) => env.ASSETS.fetch(asset) });
    return studio.fetch(request, env, context);
  },
} satisfies ExportedHandler<Env>;
