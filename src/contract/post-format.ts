/** How the latest post is read from what a blog source answers. */

/**
 * Where JSON holds the fields of a post. A path is names and positions joined by dots, such as `title.rendered` or
 * `posts.0.url`.
 */
export interface JsonFormat {
  readonly format: 'json';
  /** From the answer to the post, or to the list of posts; without it, the answer itself. */
  readonly list?: string | undefined;
  /** The following are paths from a post. */
  readonly title: string;
  readonly link: string;
  readonly image?: string | undefined;
  /** By which the newest post is found; without it, a list begins with the newest. */
  readonly date?: string | undefined;
  /** What the title is: the tags and entities of HTML are not shown. The default is text. */
  readonly titleType?: 'text' | 'html' | undefined;
}

/** RSS or Atom: the document tells which. */
export interface FeedFormat {
  readonly format: 'feed';
}

export type PostFormat = JsonFormat | FeedFormat;

/** What a source answers whose content names only a path. */
export const DEFAULT_FORMAT: JsonFormat = { format: 'json', title: 'title', link: 'link', image: 'thumbnail' };

export interface PostSource {
  /** Absolute. */
  readonly endpoint: string;
  readonly format: PostFormat;
}

/** A source as it is written. */
export interface SourceSettings {
  /** A path on the origin of the blog, or an https URL. */
  readonly address: string;
  readonly format: PostFormat;
}
