/** What the preview page knows: the state of its URL, the content and moment that follow, and the responses of the service. */

import type { ContentSnapshot } from '../chrome/content-snapshot.ts';
import type { Content } from '../content/content.ts';
import type { FragmentResponses } from './fragment-responses.ts';
import type { PreviewState } from './preview-state.ts';

export interface Preview {
  readonly state: PreviewState;
  readonly content: Content;
  readonly snapshot: ContentSnapshot;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly responses: FragmentResponses;
  /** Of this service, without a trailing slash. */
  readonly origin: string;
}
