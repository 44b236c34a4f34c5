/** Shown when the draft could not be loaded. */

import { Button } from '../controls/button.tsx';
import { useDraftStore } from '../data/draft-provider.tsx';
import type { Failure } from '../data/failure.ts';
import { EmptyPanel } from '../kit/empty-panel.tsx';

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

export function LoadFailure({ failure: { reason, message } }: { readonly failure: Failure }) {
  const store = useDraftStore();
  return (
    <div role="alert">
      <EmptyPanel
        icon={reason}
        title={TITLES[reason]}
        text={
          <>
            {reason === 'offline' ? null : <p>{message}</p>}
            <p>{HELP[reason]}</p>
          </>
        }
      >
        {reason === 'refused' ? (
          <Button onPress={() => location.reload()}>Reload the page</Button>
        ) : (
          <Button onPress={() => void store.load()}>Try again</Button>
        )}
      </EmptyPanel>
    </div>
  );
}
