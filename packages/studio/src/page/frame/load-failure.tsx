/** Shown when the draft could not be loaded. */

import { Button } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import { useDraftStore } from '../data/draft-provider.tsx';
import type { Failure } from '../data/failure.ts';

const TITLES: Readonly<Record<Failure['reason'], string>> = {
  offline: 'The Studio cannot be reached',
  refused: 'Cloudflare Access denied you access',
  failed: 'The messages could not be loaded',
};

const HELP: Readonly<Record<Failure['reason'], string>> = {
  offline:
    'Check your connection. If you are online, your sign-in may have expired: reload the page. What you have written is kept in this browser.',
  refused: 'Sign in again by reloading the page. If that does not help, ask your Portico team for access.',
  failed: 'Try again in a moment. What you have written is kept in this browser.',
};

export function LoadFailure({ failure }: { readonly failure: Failure }) {
  const store = useDraftStore();
  const retry =
    failure.reason === 'refused' ? (
      <Button onPress={() => location.reload()}>Reload the page</Button>
    ) : (
      <Button onPress={() => void store.load()}>Try again</Button>
    );
  return (
    <div role="alert">
      <Notice tone="bad" title={TITLES[failure.reason]} actions={retry}>
        {failure.reason === 'offline' ? null : <p>{failure.message}</p>}
        <p>{HELP[failure.reason]}</p>
      </Notice>
    </div>
  );
}
