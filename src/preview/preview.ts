/** The data that the preview page shows. */

import type { ContentSnapshot } from '../chrome/content-snapshot.ts';
import type { Content } from '../content/content.ts';
import type { FragmentResponses } from './fragment-responses.ts';
import type { PreviewState } from './preview-state.ts';

export interface Preview {
  readonly state: PreviewState;
  readonly content: Content;
  readonly snapshot: ContentSnapshot;
  /** The current time, in milliseconds since 1970. */
  readonly now: number;
  readonly responses: FragmentResponses;
  /** The origin of the service, without a trailing slash. */
  readonly origin: string;
}
