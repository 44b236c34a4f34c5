/** Says why a part is missing, and offers what helps. */

import { Button } from '../controls/button.tsx';
import type { Failed } from './part-boundary.tsx';
import { PartUnavailable } from './part-files.ts';

export function FaultText({ failure }: Pick<Failed, 'failure'>) {
  if (!(failure instanceof PartUnavailable)) return 'Something went wrong. What you have written is kept.';
  if (failure.isFinal) return 'The Studio may have been updated. Reload the page; what you have written is kept.';
  return 'Check your connection. If you are online, your sign-in may have expired: reload the page. What you have written is kept.';
}

export function FaultButton({ failure, isRetrying, retry }: Failed) {
  if (failure instanceof PartUnavailable && failure.isFinal) {
    return <Button onPress={() => location.reload()}>Reload the page</Button>;
  }
  return (
    <Button isPending={isRetrying} onPress={retry}>
      Try again
    </Button>
  );
}
