/** Finds the tags of HTML that is a string. */

/** Of a comment, or of a tag with its name. */
const START = /<(?:!(?=--)|(\/?[a-z][^\s/>]*))/gi;
const COMMENT_END = /--!?>/g;
/** A quoted value, which may contain `>`, or the end of the tag. */
const VALUE_OR_END = /=\s*(?:"[^"]*"|'[^']*')|>/g;
/** Their content has no tags. */
const TEXT_ELEMENT = /^(?:script|style|title|textarea|iframe|noembed|noframes|xmp)$/;

export interface Tag {
  /** In lower case, with the slash of an end tag. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The tags of a text, without those in comments, scripts and other text. Each character is looked at once. */
export function* tagsIn(html: string): Generator<Tag> {
  let at = 0;
  const find = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(html);
    at = found ? pattern.lastIndex : html.length;
    return found;
  };
  for (let found = find(START); found; found = find(START)) {
    const name = found[1]?.toLowerCase();
    if (name === undefined) {
      find(COMMENT_END);
      continue;
    }
    let end = find(VALUE_OR_END);
    while (end?.[0].startsWith('=')) end = find(VALUE_OR_END);
    if (end) yield { name, start: found.index, end: at };
    if (TEXT_ELEMENT.test(name)) find(new RegExp(`(?=</${name}[\\s/>])`, 'gi'));
  }
}
