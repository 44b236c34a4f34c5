/** Keeps a copy of the chrome per query: one request for each at a time, with backoff. */

import type { GuardedStore } from '../guarded-store.ts';
import { createInFlight } from '../in-flight.ts';
import { ageOf } from '../lifetimes.ts';
import { createLru } from '../lru.ts';
import { type HostAnswer, parseAnswer, parseJson } from '../parse-answer.ts';
import type { ParameterTexts } from '../parse-parameters.ts';
import { createPause, type Pause } from '../pause.ts';
import { messageOf, type Report } from '../report.ts';
import { AnswerError, checkState, type RequestService, StatusError } from '../request-service.ts';
import { storedCode } from './language-codes.ts';
import { type Copy, queryOf, readStored, storedNames, writeCopy } from './stored-copy.ts';

/** Renewals in flight, across all pages; beyond that, a page shows the shared copy instead of its own. */
const MAX_PENDING = 50;

/** Matches a `Portico-Notice` for a language that the service lacks. */
const LANGUAGE_NOTICE = /(?:^|, )lang;/;

export interface CopyEntry {
  readonly copy: Copy | undefined;
  /** The pending renewal, or a new one unless the copy is fresh or a failure is recent. Never rejects. */
  readonly renew: () => Promise<void> | undefined;
}

interface CopyCacheOptions {
  readonly service: string;
  readonly requestService: RequestService;
  readonly store: GuardedStore;
  readonly report: Report;
  readonly maxCopies: number;
  /** In milliseconds: the platform has ended a renewal that takes longer, with the request that started it. */
  readonly maxDuration: number;
  /** Keeps work running after the response. */
  readonly keepRunning: (work: Promise<unknown>) => void;
}

interface Answered {
  readonly answer: HostAnswer;
  /** Whether the service has the language that was requested, or a more general one. */
  readonly hasLanguage: boolean;
}

interface Entry {
  copy: Copy | undefined;
  /** Whether the copy is in a more general language, such as `pt` for `pt-BR`: shown only until the service answers. */
  isGeneral: boolean;
  hasReadStore: boolean;
  readonly pause: Pause;
}

/** @returns a function that looks up a copy; `ofPage` marks one for a single page, which is not stored */
export function createCopyCache(options: CopyCacheOptions): (parameters: ParameterTexts, ofPage: boolean) => CopyEntry {
  const { service, requestService, store, report, maxDuration, keepRunning } = options;
  const entries = createLru<Entry>(options.maxCopies);
  const renewals = createInFlight<void>(maxDuration);
  const servicePause = createPause();
  /** Language codes that the service is known to have. Visitors may make up any number of others, and of regions. */
  const knownCodes = new Set<string>();

  async function answerTo(query: string): Promise<Answered> {
    const { headers, bytes } = await requestService(`/chrome/all.json?${query}`);
    checkState(headers);
    const notice = headers.get('portico-notice') ?? '';
    if (notice) report(`notice ${notice}`, `the service changed or ignored parameters: ${notice}`);
    return { answer: parseAnswer(parseJson(bytes)), hasLanguage: !LANGUAGE_NOTICE.test(notice) };
  }

  async function renew(entry: Entry, parameters: ParameterTexts, ofPage: boolean): Promise<void> {
    const query = queryOf(parameters);
    const names = ofPage || !store.exists ? undefined : await storedNames(service, parameters);
    if (names) {
      const stored = await readStored(store, names, report);
      entry.hasReadStore = true;
      // another process may have renewed it
      if (stored && stored.copy.at > (entry.copy?.at ?? 0) && (!stored.isGeneral || !entry.copy))
        Object.assign(entry, stored);
    }
    if (isFresh(entry) || !canRequest(entry)) return;
    const at = Date.now();
    try {
      const hasPlain = !ofPage && parameters.announcement !== 'omit';
      const withoutAnnouncement = queryOf({ ...parameters, announcement: 'omit' });
      const plain = hasPlain ? answerTo(withoutAnnouncement).catch(() => undefined) : undefined;
      const { answer: full, hasLanguage } = await answerTo(query);
      const plainAnswer = hasPlain ? ((await plain)?.answer ?? entry.copy?.plain) : ofPage ? undefined : full;
      // was frozen with its process, and another renewal has overtaken it
      if (entry.copy && entry.copy.at > at && wasFrozen(at)) return;
      entry.copy = { at, full, plain: plainAnswer };
      entry.isGeneral = false;
      entry.pause.succeed();
      servicePause.succeed();
      if (ofPage || !hasLanguage) return;
      const code = parameters.lang && storedCode(parameters.lang, full.language);
      if (code) knownCodes.add(code);
      const name = names?.get(code);
      if (name) keepRunning(writeCopy(store, name, entry.copy));
    } catch (error) {
      // says nothing about the service as it is now
      if (wasFrozen(at)) return;
      // another query may succeed, unless the service is late or unreachable
      (error instanceof StatusError || error instanceof AnswerError ? entry.pause : servicePause).fail();
      report(`answer ${messageOf(error)}`, `could not renew header and footer: ${messageOf(error)}`);
    }
  }

  /** Whether the platform froze the process since `at`: a request has a deadline, so it never takes this long. */
  const wasFrozen = (at: number) => Date.now() - at >= maxDuration;
  const canRequest = (entry: Entry) => entry.pause.isOver() && servicePause.isOver();

  return (parameters, ofPage) => {
    const key = `${ofPage} ${queryOf(parameters)}`;
    const entry: Entry = entries.get(key) ?? {
      copy: undefined,
      isGeneral: false,
      hasReadStore: false,
      pause: createPause(),
    };
    entries.set(key, entry);
    return {
      get copy() {
        return entry.copy;
      },
      renew: () => {
        const pending = renewals.pending(key);
        if (pending) return pending;
        const canRead = store.exists && !ofPage && !entry.hasReadStore;
        if (isFresh(entry) || !(canRequest(entry) || canRead)) return undefined;
        const { lang } = parameters;
        const mayBeMadeUp = ofPage || (lang !== undefined && !knownCodes.has(lang));
        if (mayBeMadeUp && renewals.count() >= MAX_PENDING) return undefined;
        const renewal = renewals.share(key, () => renew(entry, parameters, ofPage));
        keepRunning(renewal);
        return renewal;
      },
    };
  };
}

function isFresh({ copy, isGeneral }: Entry): boolean {
  return copy !== undefined && !isGeneral && ageOf(copy.full.freshness, copy.at) === 'fresh';
}
