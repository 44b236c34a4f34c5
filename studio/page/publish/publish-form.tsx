/** The reason, what is left to do first, and the button that publishes. */

import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/text-field.tsx';
import type { Failure } from '../data/failure.ts';
import { FailureNotice } from '../frame/failure-notice.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useHasRole } from '../rights/use-rights.ts';

const LONGEST_REASON = 500;

interface PublishFormProps {
  /** The version that it makes. */
  readonly version: number;
  /** How many entries are selected. */
  readonly selected: number;
  /** Whether the review is about what is selected now. */
  readonly isReviewed: boolean;
  /** How many problems to fix before publishing. */
  readonly problems: number;
  readonly links: 'checking' | 'checked' | 'unknown';
  /** How many warnings are not acknowledged yet. */
  readonly open: number;
  readonly isPublishing: boolean;
  readonly failure: Failure | null;
  readonly onPublish: (reason: string) => void;
}

export function PublishForm(props: PublishFormProps) {
  const { version, selected, links, isPublishing, failure, onPublish } = props;
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isPublisher = useHasRole('publisher');
  const obstacle = obstacleOf(props, reason);
  if (!isPublisher) {
    return (
      <section className="studio-publish-form studio-panel" aria-labelledby={TITLE}>
        <Title />
        <NeedsRole needed="publisher">Only publishers can publish.</NeedsRole>
      </section>
    );
  }
  return (
    <section className="studio-publish-form studio-panel" aria-labelledby={TITLE}>
      <Title />
      <p>{selectedWords(selected)}</p>
      <p className="studio-publish-form__links">{LINKS[links]}</p>
      <TextField
        label="Why"
        hint="Kept in the history, for those who look back."
        value={reason}
        onChange={setReason}
        lines={3}
        error={reason.length > LONGEST_REASON ? `Must not be longer than ${LONGEST_REASON} characters.` : null}
      />
      {failure && <FailureNotice title={`Version ${version} was not published`} failure={failure} />}
      <div className="studio-publish-form__action">
        <Button
          look="primary"
          aria-describedby="studio-publish-obstacle"
          onPress={() => {
            setIsTried(true);
            if (obstacle === null && !isPublishing) onPublish(reason.trim());
          }}
        >
          {isPublishing ? 'Publishing…' : `Publish version ${version}`}
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

const TITLE = 'studio-publish-form-title';

function Title() {
  return (
    <h2 id={TITLE} className="studio-publish__title">
      Publish
    </h2>
  );
}

const LINKS = {
  checking: 'The links are being checked…',
  checked: 'The links were checked.',
  unknown: 'The links could not be checked.',
};

/** What is left to do first; `null` if nothing. */
function obstacleOf({ selected, isReviewed, problems, links, open }: PublishFormProps, reason: string): string | null {
  if (selected === 0) return 'Select what to publish first.';
  if (!isReviewed) return 'Wait until the selection is reviewed.';
  if (problems > 0) return 'Fix the problems first.';
  if (links === 'checking') return 'Wait until the links are checked.';
  if (open > 0) return open === 1 ? 'One warning is not ticked yet.' : `${open} warnings are not ticked yet.`;
  return reason.length > LONGEST_REASON ? 'Shorten the reason first.' : null;
}

function selectedWords(count: number): string {
  if (count === 0) return 'Nothing is selected.';
  return count === 1 ? '1 entry is selected.' : `${count} entries are selected.`;
}
