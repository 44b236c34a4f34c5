/** Reports a failure, with a button to try again. */

import { wordsIn } from '../../contract/sentence.ts';
import { Button } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import type { Failure } from '../data/failure.ts';
import { useTimeZone } from '../time/time-zone.ts';

interface FailureNoticeProps {
  /** What failed, such as `The history could not be loaded`. */
  readonly title: string;
  readonly failure: Failure;
  readonly onRetry?: () => void;
}

export function FailureNotice({ title, failure, onRetry }: FailureNoticeProps) {
  const timeZone = useTimeZone();
  const retry =
    failure.reason === 'refused' ? (
      <Button onPress={() => location.reload()}>Reload the page</Button>
    ) : (
      onRetry && <Button onPress={() => onRetry()}>Try again</Button>
    );
  return (
    <div role="alert">
      <Notice tone="bad" title={title} actions={retry || undefined}>
        <p>{wordsIn(failure.sentence ?? failure.message, timeZone)}</p>
        {failure.reason === 'refused' && <p>Reload the page to sign in again.</p>}
      </Notice>
    </div>
  );
}
