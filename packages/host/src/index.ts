/** Includes Portico's header and footer in server-rendered pages, on any platform with web-standard APIs. */

import { type CopyEntry, createCopyCache } from './copies/copy-cache.ts';
import { createChromeFiles } from './files/chrome-files.ts';
import { createEventPasser } from './forward-events.ts';
import { guardStore, READ_TIMEOUT } from './guarded-store.ts';
import { ageOf, endOfFreshness } from './lifetimes.ts';
import type { ChromeOptions, Fallback } from './options.ts';
import type { ChromeParameters, ChromeParts, PageChrome } from './page-chrome.ts';
import type { HostAnswer } from './parse-answer.ts';
import { chromeParameters, parseParameters, sharedParameters } from './parse-parameters.ts';
import { createReport, messageOf } from './report.ts';
import { createServiceRequest } from './request-service.ts';
import { startDeadline } from './result-or-late.ts';
import { fillSlots, type Slots } from './slots.ts';

export { contentSecurityPolicy, type PolicyDirectives } from './content-security-policy.ts';
export type { CountedDetail, CountedEvents } from './events.ts';
export { injectChrome } from './inject-chrome.ts';
export type { ChromeOptions, CopyStore, Fallback, Fetch } from './options.ts';
export type { ChromeParameters, ChromeParts, ModuleScript, PageChrome, StyleSheetLink } from './page-chrome.ts';
export type { FragmentParameters } from './parameters.ts';
export type { SlotName, Slots } from './slots.ts';
export { withElements } from './with-elements.ts';

/** @deprecated since 0.5.0, and removed in 0.6.0: each service has its company's languages. Use `string`. */
export type Language = string;

export interface Chrome {
  /**
   * Head, header and footer of a page: from the service, from the last good copy, or your fallback. Never rejects.
   *
   * @param slots the page's content for slots of the header; your fallback does not get it
   */
  readonly chromeFor: (parameters?: ChromeParameters, slots?: Slots) => Promise<PageChrome>;
  /** Answers a request below `/chrome/`: files for header and footer, and events from browsers. Never rejects. */
  readonly chromeFiles: (request: Request) => Promise<Response>;
}

const EMPTY: ChromeParts = { head: '', header: '', footer: '', styles: [], scripts: [] };
const TIMEOUT = 1_000;
const MAX_COPIES = 100;

/** Call it once and share the result, which holds the copies. Never throws. */
export function createChrome(options: ChromeOptions): Chrome {
  const { timeout = TIMEOUT, maxCopies = MAX_COPIES, fallback = {} } = options;
  const report = createReport(options.report);
  const service = originOf(options.service);
  if (service === '') report('service', `service must be an http or https origin, not ${String(options.service)}`);
  const keepRunning = (work: Promise<unknown>) => {
    try {
      options.waitUntil?.(work);
    } catch (error) {
      report('waitUntil', `waitUntil threw: ${messageOf(error)}`);
    }
  };
  const send = options.fetch ?? ((address: string, init?: RequestInit) => fetch(address, init));
  const requestService = createServiceRequest(service, send, timeout);
  const forwardEvents = createEventPasser({ service, fetch: send, timeout, keepRunning });
  const store = guardStore(options.copies, report);
  const deadline = timeout + 2 * READ_TIMEOUT;
  // room for a page's own copy and the shared one
  const limit = Math.max(2, maxCopies);
  const shared = { requestService, store, report, maxDuration: 2 * deadline, keepRunning };
  const entryFor = createCopyCache({ ...shared, service, maxCopies: limit });
  const defaults = parseParameters(options.parameters, {}, report);

  async function chromeFor(given?: ChromeParameters, slots?: Slots): Promise<PageChrome> {
    let parameters = chromeParameters(defaults);
    try {
      const texts = parseParameters(given, defaults, report);
      parameters = chromeParameters(texts);
      const ofAllPages = sharedParameters(texts, defaults);
      const ofPage = JSON.stringify(texts) !== JSON.stringify(ofAllPages);
      const sharedCopy = entryFor(ofAllPages, false);
      const entries = ofPage ? [entryFor(texts, true), sharedCopy] : [sharedCopy];
      const shown = await shownOf(entries, deadline);
      if (shown) {
        const { language, ...parts } = shown;
        const header = fillSlots(parts.header, { ...options.slots, ...slots }, report);
        const isOther = parameters.language !== undefined && language !== undefined;
        return { ...parts, header, parameters: isOther ? { ...parameters, language } : parameters };
      }
    } catch (error) {
      report('unexpected', `showing the fallback: ${messageOf(error)}`);
    }
    return { ...fallbackFor(parameters), source: 'fallback', freshUntil: null, parameters };
  }

  function fallbackFor(parameters: ChromeParameters): ChromeParts {
    try {
      const {
        head = '',
        header = '',
        footer = '',
        styles = [],
        scripts = [],
      }: Fallback = typeof fallback === 'function' ? fallback(parameters) : fallback;
      return { head, header, footer, styles, scripts };
    } catch (error) {
      report('fallback', `the fallback failed: ${messageOf(error)}`);
      return EMPTY;
    }
  }

  return { chromeFor, chromeFiles: createChromeFiles({ ...shared, forwardEvents }) };
}

/** `language` is the one the service used for the requested language. */
type Shown = ChromeParts & Pick<HostAnswer, 'language'> & Pick<PageChrome, 'source' | 'freshUntil'>;

/** The parts of the first entry with something to show. Waits up to `deadline` milliseconds for renewals it needs. */
async function shownOf(entries: readonly CopyEntry[], deadline: number): Promise<Shown | undefined> {
  const renewals = entries.map((entry) => entry.renew());
  const { late, cancel } = startDeadline(deadline);
  try {
    for (const [index, entry] of entries.entries()) {
      const { copy } = entry;
      const age = copy ? ageOf(copy.full.freshness, copy.at) : 'expired';
      if (age !== 'fresh' && age !== 'stale') await Promise.race([renewals[index], late]);
      const shown = shownFrom(entry);
      if (shown) return shown;
    }
    return undefined;
  } finally {
    cancel();
  }
}

/** Shows an expired copy without its announcement, which may have ended. */
function shownFrom({ copy }: CopyEntry): Shown | undefined {
  if (!copy) return undefined;
  const age = ageOf(copy.full.freshness, copy.at);
  const answer = age === 'expired' ? copy.plain : copy.full;
  if (!answer) return undefined;
  const { freshness, ...parts } = answer;
  return age === 'fresh' || age === 'stale'
    ? { ...parts, source: 'service', freshUntil: new Date(endOfFreshness(freshness, copy.at)).toISOString() }
    : { ...parts, source: 'copy', freshUntil: null };
}

/** Empty if `service` is not an http or https URL. */
function originOf(service: unknown): string {
  try {
    const { protocol, origin } = new URL(String(service));
    return /^https?:$/.test(protocol) ? origin : '';
  } catch {
    return '';
  }
}
