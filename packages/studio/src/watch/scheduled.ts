/** Scheduled work: checks what visitors see, and writes backups. */

import { errorText } from '../../../../src/runtime/error-text.ts';
import type { Store } from '../store/store.ts';
import { type CheckOptions, checkPublication } from './check-publication.ts';
import type { ReportStudioEvent } from './events.ts';

export interface ScheduledOptions extends CheckOptions {
  readonly openStore: () => Pick<Store, 'readDelivered' | 'noteShown' | 'putAgain' | 'backUp'>;
  readonly report: ReportStudioEvent;
}

/** The check's trigger in studio/wrangler.toml; the other one is for the backup. */
export const CHECK_CRON = '* * * * *';

export async function runScheduled(cron: string, options: ScheduledOptions): Promise<void> {
  await (cron === CHECK_CRON ? check(options) : backUp(options));
}

/** Reports faults, and restores a document that KV has lost. */
async function check(options: ScheduledOptions): Promise<void> {
  const { openStore, report } = options;
  try {
    const { published, faults } = await checkPublication(options);
    for (const { fault, text } of faults) report({ event: 'publication-fault', fault, text });
    if (faults.some(({ fault }) => fault === 'document-missing' || fault === 'document-earlier')) {
      await openStore().putAgain();
    }
    if (published.inKv === 'unknown') report({ event: 'check-failed', what: 'KV' });
    if (options.fetchService && published.shown === 'unknown') report({ event: 'check-failed', what: 'service' });
  } catch {
    report({ event: 'check-failed', what: 'store' });
  }
}

/** @throws Error if it fails, so that the platform counts it too */
async function backUp({ openStore, report }: ScheduledOptions): Promise<void> {
  try {
    let name: string | null = null;
    while (name === null) ({ name } = await openStore().backUp());
    report({ event: 'backup-written', name });
  } catch (error) {
    report({ event: 'backup-failed', error: errorText(error) });
    throw error;
  }
}
