/** Marks fragments with their edition, and with whether they may contain an announcement. */

const FRAGMENTS = ['header', 'footer'] as const;

/** The mark of a fragment. */
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

/** Whether the answer at a path is a fragment. */
export const isFragment = (path: string): boolean => /^\/chrome\/(header|footer)(\?|$)/.test(path);

/** @param text a fragment, or the JSON of all.json */
export function withMarks(path: string, text: string, edition: number): string {
  const announcement = /[?&]announcement=omit(&|$)/.test(path) ? '' : ' announcement';
  const marked = (fragment: string) =>
    fragment.replace(/<(header|footer) /, `<$1 data-conformance="${edition}${announcement}" `);
  if (isFragment(path)) return marked(text);
  const answer = JSON.parse(text);
  for (const name of FRAGMENTS) if (typeof answer[name] === 'string') answer[name] = marked(answer[name]);
  return JSON.stringify(answer);
}

/** The entity tag of an edition. */
export const tagOf = (realTag: string, edition: number): string => realTag.replace(/"$/, `-${edition}"`);

/** The real service's entity tag, if the tag belongs to the edition. */
export function realTagOf(tag: string, edition: number): string | undefined {
  const end = `-${edition}"`;
  return tag.endsWith(end) ? tag.slice(0, -end.length).concat('"') : undefined;
}
