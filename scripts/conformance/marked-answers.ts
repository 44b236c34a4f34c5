/** Marks in fragments that say when they were published, and whether they may have an announcement. */

const FRAGMENTS = ['header', 'footer'] as const;

/** What the mark of a fragment says. */
export interface Mark {
  /** Counts up with each publication. */
  readonly edition: number;
  /** Whether the fragment was requested with its announcement. */
  readonly announcement: boolean;
}

/** Finds the mark in a fragment. */
export function markedBy(fragment: string): Mark | undefined {
  const [, edition, announcement] = /data-conformance="(\d+)( announcement)?"/.exec(fragment) ?? [];
  return edition === undefined ? undefined : { edition: Number(edition), announcement: announcement !== undefined };
}

export class MarkedAnswers {
  #edition = 1;

  get edition(): number {
    return this.#edition;
  }

  /** From now on, fragments have another mark and another entity tag. */
  publish(): void {
    this.#edition += 1;
  }

  /** Whether the answer at a path is a fragment. */
  apply(path: string): boolean {
    return /^\/chrome\/(header|footer)(\?|$)/.test(path);
  }

  /** @param text a fragment, or the JSON of all.json */
  mark(path: string, text: string): string {
    const announcement = /[?&]announcement=omit(&|$)/.test(path) ? '' : ' announcement';
    const withMark = (fragment: string) =>
      fragment.replace(/<(header|footer) /, `<$1 data-conformance="${this.#edition}${announcement}" `);
    if (this.apply(path)) return withMark(text);
    const answer = JSON.parse(text);
    for (const name of FRAGMENTS) if (typeof answer[name] === 'string') answer[name] = withMark(answer[name]);
    return JSON.stringify(answer);
  }

  tag(tag: string): string {
    return tag.replace(/"$/, `-${this.#edition}"`);
  }

  /** The entity tag of the real service, if the tag is that of the current edition. */
  untag(tag: string): string | undefined {
    const end = `-${this.#edition}"`;
    return tag.endsWith(end) ? tag.slice(0, -end.length).concat('"') : undefined;
  }
}
