/** A teaser whose post was not cached when the page was rendered: requests it when its menu first opens. */

import { useLayoutEffect, useRef, useState } from 'react';
import type { TeaserLink } from '../../chrome/chrome.ts';
import { TOGGLE_EVENT } from '../../contract/events.ts';
import { OPEN_ATTRIBUTE } from '../../contract/markup.ts';
import { requestPost } from './request-post.ts';
import { ShownTeaser } from './shown-teaser.tsx';

export interface PendingTeaserProps {
  readonly epigraph: string;
  /** The name of the spinner for assistive technology. */
  readonly loading: string;
  /** The id of the teaser, for requesting its post. */
  readonly id: string;
  readonly language: string;
}

type State =
  | { readonly name: 'loading' }
  | { readonly name: 'success'; readonly post: TeaserLink }
  | { readonly name: 'error' };

export function PendingTeaser({ epigraph, loading, id, language }: PendingTeaserProps) {
  const [state, setState] = useState<State>({ name: 'loading' });
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const section = root.current?.closest('[data-portico-part="section"]');
    if (!section) return;
    const load = () => {
      requestPost(id, language).then(
        (post) => setState({ name: 'success', post }),
        (error) => {
          console.error('Portico: the teaser could not be loaded.', error);
          setState({ name: 'error' });
        },
      );
    };
    if (section.hasAttribute(OPEN_ATTRIBUTE)) load();
    else section.addEventListener(TOGGLE_EVENT, load, { once: true });
    return () => section.removeEventListener(TOGGLE_EVENT, load);
  }, [id, language]);

  if (state.name === 'success') return <ShownTeaser epigraph={epigraph} state="success" link={state.post} />;
  return (
    <div ref={root} className="portico-teaser" data-portico-part="teaser" data-portico-state={state.name}>
      {state.name === 'loading' && <span className="portico-spinner" role="status" aria-label={loading} />}
    </div>
  );
}
