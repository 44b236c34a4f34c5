/** A featured post: rendered on the server if it is known, otherwise an island that requests it in the browser. */

import type { TeaserChrome } from '../../chrome/chrome.ts';
import { Island } from '../island/island.tsx';
import { PendingTeaser } from '../island/pending-teaser.tsx';
import { TeaserCard } from './teaser-card.tsx';

export function Teaser({ teaser }: { readonly teaser: TeaserChrome }) {
  if (teaser.state !== 'loading')
    return <TeaserCard epigraph={teaser.epigraph} state={teaser.state} post={teaser.post} />;
  const { epigraph, loading, id, language } = teaser;
  const props = { epigraph, loading, id, language };
  return (
    <Island name="teaser" props={props}>
      <PendingTeaser {...props} />
    </Island>
  );
}
