/** A teaser: rendered on the server if its post is cached, otherwise an island that requests it in the browser. */

import type { TeaserModel } from '../../chrome/chrome.ts';
import { Island } from '../island/island.tsx';
import { ShownTeaser } from './shown-teaser.tsx';

export function Teaser({ teaser }: { readonly teaser: TeaserModel }) {
  if (teaser.state !== 'loading')
    return <ShownTeaser epigraph={teaser.epigraph} state={teaser.state} link={teaser.link} />;
  const { epigraph, loading, id, language } = teaser;
  return (
    <Island name="teaser" props={{ epigraph, id, language }}>
      <div className="portico-teaser" data-portico-part="teaser" data-portico-state="loading">
        <span className="portico-spinner" role="status" aria-label={loading} />
      </div>
    </Island>
  );
}
