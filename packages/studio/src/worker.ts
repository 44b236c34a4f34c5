/** The entry point of the Studio on Cloudflare Workers: binds it to its store, KV, files and network. */

import { COMPANY } from '../../../src/company.ts';
import { RELEASE } from '../../../src/release/built-release.ts';
import type { Dataset } from '../../../src/runtime/counters.ts';
import { isLocalStudio } from './access/guard.ts';
import type { RateLimiters } from './access/throttle.ts';
import { rulesOf } from './api/api-options.ts';
import { createStudio, type Studio } from './app.ts';
import { needsApproval } from './entries/approval.ts';
import { type FiguresVariables, figuresSource } from './figures/source.ts';
import { STUDIO_FILES } from './files/built-files.ts';
import { bindPreview, type PreviewEnv } from './preview/bind-preview.ts';
import * as store from './store/message-store.ts';
import { createStudioReport } from './watch/events.ts';
import { runScheduled } from './watch/scheduled.ts';

interface Env extends PreviewEnv, RateLimiters, FiguresVariables {
  readonly STORE: DurableObjectNamespace<MessageStore>;
  /** Read by the service, and written by the store. */
  readonly MESSAGES: KVNamespace;
  /** Written by the store. */
  readonly BACKUPS: R2Bucket;
  /** A dataset of Workers Analytics Engine; without it, events are only logged. */
  readonly COUNTERS?: Dataset;
  /** The team's origin at Cloudflare Access, such as `https://acme.cloudflareaccess.com`. */
  readonly ACCESS_TEAM_DOMAIN?: string;
  /** The audience tag of the Studio's application in Cloudflare Access. */
  readonly ACCESS_AUDIENCE?: string;
  /** `second-person`: somebody else has to approve a release before it is published. */
  readonly APPROVAL?: string;
  /** Where notifications go, and the secret that signs them. */
  readonly WEBHOOK_URL?: string;
  readonly WEBHOOK_SECRET?: string;
  /** `on` needs no Access on localhost. */
  readonly STUDIO_LOCAL?: string;
  /** Who may do what, as a list of tables (`packages/studio/src/access/roles.ts`). */
  readonly STUDIO_ROLES?: unknown;
}

let studio: Studio | undefined;

/** The class that the platform instantiates. */
export class MessageStore extends store.MessageStore {
  constructor(state: DurableObjectState, env: Env) {
    super(state, env, COMPANY, rulesOf({ release: RELEASE, locales: COMPANY }));
  }
}

export default {
  fetch(request, env, context) {
    studio ??= start(env);
    return studio.fetch(request, env, context);
  },
  async scheduled({ cron }, env) {
    const write = (line: string) => console.error(line);
    const report = createStudioReport({ dataset: env.COUNTERS, version: RELEASE.version, write });
    await runScheduled(cron, { ...boundTo(env), report });
  },
} satisfies ExportedHandler<Env>;

function start(env: Env): Studio {
  const bound = boundTo(env);
  return createStudio({
    ...bound,
    release: RELEASE,
    files: STUDIO_FILES,
    locales: COMPANY,
    pictures: env.ASSET_BUCKET ?? null,
    fetchAsset: (asset) => env.ASSETS.fetch(asset),
    preview: bindPreview({
      env,
      locales: COMPANY,
      release: RELEASE,
      files: STUDIO_FILES,
      openStore: bound.openStore,
      isLocal: isLocalStudio(env),
    }),
    access: env,
    limiters: env,
    figures: figuresSource(env),
    needsApproval: needsApproval(env.APPROVAL),
    fetchLink: (url, init) => fetch(url, init),
  });
}

/** The dependencies of requests and scheduled work. */
function boundTo({ STORE, PORTICO }: Env) {
  return {
    // one object for everyone, so that saves and versions have one order
    openStore: () => STORE.getByName('messages'),
    fetchService: PORTICO ? (path: string) => PORTICO.fetch(`https://portico${path}`) : null,
    now: () => Date.now(),
  };
}
