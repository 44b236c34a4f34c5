/** How to read the latest post from a blog source's response. */

/** Paths to a post's fields in JSON: names and positions joined by dots, such as `title.rendered`. */
export interface JsonFormat {
  readonly format: 'json';
  /** The path to the post or list of posts; by default, the whole response. */
  readonly list?: string | undefined;
  /** This and the following paths start at a post. */
  readonly title: string;
  readonly link: string;
  readonly image?: string | undefined;
  /** Decides which post is the newest; by default, the first in the list. */
  readonly date?: string | undefined;
  /** Whether the title is HTML, whose tags and entities become text. The default is `text`. */
  readonly titleType?: 'text' | 'html' | undefined;
}

/** RSS or Atom, detected from the document. */
interface FeedFormat {
  readonly format: 'feed';
}

export type PostFormat = JsonFormat | FeedFormat;

/** The format of a source that the content names only by a path. */
export const DEFAULT_FORMAT: JsonFormat = { format: 'json', title: 'title', link: 'link', image: 'thumbnail' };

export interface PostSource {
  /** An absolute URL. */
  readonly endpoint: string;
  readonly format: PostFormat;
}

/** A source as it is written. */
export interface SourceSettings {
  /** A path on the origin of the blog, or an https URL. */
  readonly address: string;
  readonly format: PostFormat;
}
