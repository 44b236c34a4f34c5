/** Asks for the acknowledgement of warnings and for the reason, and publishes. */

import { useState } from 'react';
import type { Review } from '../../contract/api.ts';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/text-field.tsx';
import type { Failure } from '../data/failure.ts';
import { FailureNotice } from '../frame/failure-notice.tsx';
import { WarningList } from './warning-list.tsx';

const LONGEST_REASON = 500;

interface PublishFormProps {
  readonly review: Review;
  readonly links: 'checking' | 'checked' | 'unknown';
  readonly isPublishing: boolean;
  readonly failure: Failure | null;
  readonly onPublish: (reason: string, acknowledged: readonly string[]) => void;
}

export function PublishForm({ review, links, isPublishing, failure, onPublish }: PublishFormProps) {
  const { warnings, problems, since } = review;
  const [acknowledged, setAcknowledged] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const open = warnings.filter(({ key }) => !acknowledged.has(key)).length;
  const obstacle = obstacleOf(problems.length, open, links, reason);

  return (
    <section className="studio-publish-form studio-panel" aria-labelledby="studio-publish-form-title">
      <h2 id="studio-publish-form-title" className="studio-publish-form__title">
        {warnings.length > 0 ? 'Before you publish' : 'Publish'}
      </h2>
      {warnings.length > 0 && (
        <div className="studio-publish-form__warnings">
          <p className="studio-publish-form__lead">Tick each warning once you have looked at it.</p>
          <WarningList warnings={warnings} acknowledged={acknowledged} onChange={setAcknowledged} />
        </div>
      )}
      <p className="studio-publish-form__links">{LINKS[links]}</p>
      <TextField
        label="Why"
        hint="Kept in the history, for those who look back."
        value={reason}
        onChange={setReason}
        lines={2}
        error={reason.length > LONGEST_REASON ? `Must not be longer than ${LONGEST_REASON} characters.` : null}
      />
      {failure && <FailureNotice title={`Version ${since + 1} was not published`} failure={failure} />}
      <div className="studio-publish-form__action">
        <Button
          look="primary"
          aria-describedby="studio-publish-obstacle"
          onPress={() => {
            setIsTried(true);
            if (obstacle === null && !isPublishing) onPublish(reason.trim(), [...acknowledged]);
          }}
        >
          {isPublishing ? 'Publishing…' : `Publish version ${since + 1}`}
        </Button>
        <p
          id="studio-publish-obstacle"
          className="studio-publish-form__obstacle"
          data-tried={isTried || undefined}
          role={isTried ? 'alert' : undefined}
        >
          {obstacle}
        </p>
      </div>
    </section>
  );
}

const LINKS = {
  checking: 'The links are being checked…',
  checked: 'The links were checked.',
  unknown: 'The links could not be checked.',
};

/** What has to be done first; `null` if nothing. */
function obstacleOf(problems: number, open: number, links: string, reason: string): string | null {
  if (problems > 0) return 'Mend what is wrong first.';
  if (links === 'checking') return 'Wait until the links are checked.';
  if (open > 0) return open === 1 ? 'One warning is not ticked yet.' : `${open} warnings are not ticked yet.`;
  return reason.length > LONGEST_REASON ? 'Shorten the reason first.' : null;
}
