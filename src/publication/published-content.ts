/** The content with the latest publication, read in the background: no answer waits beyond a deadline. */

import type { AllowedImages } from '../content/allowed-images.ts';
import type { CompanyContent } from '../content/company-content.ts';
import { type ContentReader, contentWith } from '../content/content-for.ts';
import { DeadlineError, withDeadline } from '../runtime/deadline.ts';
import { errorText, publicErrorText } from '../runtime/error-text.ts';
import { InFlight } from '../runtime/in-flight.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import type { ContentProvider, CurrentContent, PublicationState } from './content-source.ts';
import { isFuture, type ParsedDocument, parseDocument } from './parse-document.ts';
import { PUBLICATION_TIMINGS, type PublicationTimings } from './timings.ts';

export interface PublishedContentOptions {
  /** Reads the document; `null` if nothing has been published. */
  readonly read: () => Promise<string | null>;
  readonly locales: CompanyContent;
  /** The content of `locales`, shown until something is published. */
  readonly files: ContentReader;
  readonly images: AllowedImages;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly timings?: PublicationTimings;
}

export function publishedContent(options: PublishedContentOptions): ContentProvider {
  return new PublishedContent(options);
}

class PublishedContent implements ContentProvider {
  readonly #options: PublishedContentOptions;
  readonly #timings: PublicationTimings;
  readonly #reads: InFlight<void>;
  #content: ContentReader;
  #publication: ParsedDocument | null = null;
  /** The shown document. Any other is parsed on every read, because it may become valid later. */
  #shown: string | null = null;
  #rejected: string | null = null;
  /** Whether the last read found nothing, although an earlier read found a publication. */
  #isMissing = false;
  /** Why the last read failed. */
  #failure: string | null = null;
  /** When the last successful read began, in milliseconds since 1970. */
  #readAt = Number.NaN;
  /** When a read was late or failed, in milliseconds since 1970. */
  #failedAt = Number.NaN;

  constructor(options: PublishedContentOptions) {
    this.#options = options;
    this.#timings = options.timings ?? PUBLICATION_TIMINGS;
    this.#reads = new InFlight(options.now, this.#timings.giveUp);
    this.#content = options.files;
  }

  current(scope: RequestScope): CurrentContent | Promise<CurrentContent> {
    if (this.#isWithin(this.#readAt, this.#timings.freshFor)) return this.#known;
    if (this.#isWithin(this.#failedAt, this.#timings.pause)) return this.#known;
    const read = this.#read(scope);
    return this.#isUsable ? this.#known : this.#waitFor(read, scope);
  }

  state(): PublicationState {
    const [state, reason] = this.#fault ?? ['current', null];
    return {
      version: this.#publication?.version ?? null,
      publishedAt: this.#publication?.publishedAt ?? null,
      state,
      ageSeconds: Number.isNaN(this.#readAt) ? null : Math.floor(this.#elapsed(this.#readAt) / 1_000),
      reason,
      omitted: this.#publication?.omitted ?? [],
    };
  }

  get #fault(): readonly ['overdue' | 'rejected' | 'missing', string | null] | null {
    if (!this.#isUsable) return ['overdue', this.#failure];
    if (this.#rejected !== null) return ['rejected', this.#rejected];
    return this.#isMissing ? ['missing', 'the document has disappeared from KV'] : null;
  }

  get #known(): CurrentContent {
    return { ...this.#content, mode: this.#isUsable ? 'published' : 'overdue' };
  }

  get #isUsable(): boolean {
    return this.#isWithin(this.#readAt, this.#timings.usableFor);
  }

  /** Never rejects. */
  #read(scope: RequestScope): Promise<void> {
    return this.#reads.share(() => {
      const startedAt = this.#options.now();
      const read = withDeadline(this.#options.read, this.#timings.giveUp).then(
        (text) => {
          this.#readAt = startedAt;
          this.#failure = null;
          this.#take(text, scope);
        },
        (error: unknown) => this.#fail(error, scope),
      );
      scope.waitUntil(read);
      return read;
    });
  }

  async #waitFor(read: Promise<void>, scope: RequestScope): Promise<CurrentContent> {
    try {
      await withDeadline(() => read, this.#timings.deadline);
    } catch (error) {
      this.#fail(error, scope);
    }
    return this.#known;
  }

  #fail(error: unknown, scope: RequestScope): void {
    this.#failedAt = this.#options.now();
    this.#failure = publicErrorText(error);
    const late = error instanceof DeadlineError;
    scope.report({ name: 'wait-failed', wait: 'publication', late, error: errorText(error) });
  }

  #take(text: string | null, scope: RequestScope): void {
    const before = this.#rejected;
    this.#rejected = null;
    if (this.#isLost(text, scope) || text === null || text === this.#shown) return;
    try {
      const { locales, images, now } = this.#options;
      const publication = parseDocument(text, locales, now());
      if (this.#isOvertaken(publication)) return;
      this.#content = contentWith(locales, publication, images);
      this.#publication = publication;
      this.#shown = text;
      const { version, omitted } = publication;
      scope.report({ name: 'publication-taken', publication: String(version) });
      if (omitted.length > 0) scope.report({ name: 'publication-incomplete', reason: omitted.join('; ') });
    } catch (error) {
      this.#rejected = publicErrorText(error);
      if (this.#rejected !== before) scope.report({ name: 'publication-rejected', reason: this.#rejected });
    }
  }

  /** Nothing is ever unpublished, so a document that goes missing is the store's fault. */
  #isLost(text: string | null, scope: RequestScope): boolean {
    const before = this.#isMissing;
    this.#isMissing = text === null && this.#publication !== null;
    if (this.#isMissing && !before) {
      scope.report({ name: 'publication-missing', publication: String(this.#publication?.version) });
    }
    return this.#isMissing;
  }

  /**
   * A globally distributed store may return an older version than before. A version that was accepted while the clock
   * was ahead does not block others.
   */
  #isOvertaken({ publishedAt }: ParsedDocument): boolean {
    const shown = this.#publication;
    if (!shown || isFuture(shown.publishedAt, this.#options.now())) return false;
    return Date.parse(publishedAt) < Date.parse(shown.publishedAt);
  }

  #isWithin(instant: number, milliseconds: number): boolean {
    const elapsed = this.#elapsed(instant);
    // the clock may have been set back
    return elapsed >= 0 && elapsed < milliseconds;
  }

  #elapsed(instant: number): number {
    return this.#options.now() - instant;
  }
}
