/** The data that the preview page shows. */

import type { ContentAtInstant } from '../../../../src/chrome/content-at-instant.ts';
import type { Content } from '../../../../src/content/content.ts';
import type { SiteName } from '../entries/audience.ts';
import type { FragmentResponses } from './fragment-responses.ts';
import type { SharedMessages } from './message-source.ts';
import type { FoundMessage } from './named-message.ts';
import type { PreviewState } from './preview-state.ts';

export interface Viewer {
  readonly person: string;
  readonly mayShare: boolean;
  /** How many entries of the draft differ from what is published. */
  readonly changes: number;
}

export interface Preview {
  readonly state: PreviewState;
  readonly content: Content;
  readonly snapshot: ContentAtInstant;
  /** The message that the preview is about; `null` for what visitors get. */
  readonly named: FoundMessage | null;
  /** The current time, in milliseconds since 1970. */
  readonly now: number;
  readonly responses: FragmentResponses;
  /** The origin of the page, without a trailing slash. */
  readonly origin: string;
  /** The origin at which hosts reach the service, without a trailing slash. */
  readonly serviceOrigin: string;
  /** The company's sites, the main site first. */
  readonly sites: readonly SiteName[];
  /** Who shared the messages and until when; `null` in the Studio. */
  readonly share: Omit<SharedMessages, 'languages'> | null;
  /** The person; `null` for guests with a shared preview. */
  readonly viewer: Viewer | null;
  /** Whether the blog is the sample blog, whose behaviour can be chosen. */
  readonly sampleBlog: boolean;
  /** The URL of the licence notices of the Studio's packages. */
  readonly licenses: string;
}
