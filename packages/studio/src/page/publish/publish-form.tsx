/** The name and time of a release, what is missing, and the button that publishes or schedules it. */

import { type ReactNode, useState } from 'react';
import { parseWritten } from '../../../../../src/contract/instant.ts';
import { MAX_RELEASE_NAME_LENGTH } from '../../contract/limits.ts';
import type { Release } from '../../contract/releases.ts';
import { Button } from '../controls/button.tsx';
import { KeptForm, useKeptText } from '../controls/kept-texts.tsx';
import { MomentField } from '../controls/moment-field.tsx';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { TextField } from '../controls/text-field.tsx';
import { FailureNotice } from '../kit/failure-notice.tsx';
import { Stack, Text } from '../primitives/layout.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { TextDialog } from './text-dialog.tsx';
import { PUBLISH_FORM, type Publishing } from './use-publishing.ts';

interface PublishFormProps {
  /** The number of the new version. */
  readonly version: number;
  /** The release to change; `null` for a new one. */
  readonly release: Release | null;
  /** How many entries are selected. */
  readonly selected: number;
  /** Whether the check is about what is selected now. */
  readonly isChecked: boolean;
  /** Problems to fix before publishing. */
  readonly problems: number;
  readonly links: 'checking' | 'checked' | 'unknown';
  /** Warnings not acknowledged yet. */
  readonly open: number;
  readonly publishing: Publishing;
  /** @param at `null` for now */
  readonly onTime: (at: string | null) => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

const WHEN = { now: 'Now', later: 'At a time' } as const;
type When = keyof typeof WHEN;

export function PublishForm(props: PublishFormProps) {
  return (
    <KeptForm name={PUBLISH_FORM}>
      <NameAndTime {...props} />
    </KeptForm>
  );
}

function NameAndTime(props: PublishFormProps) {
  const { version, release, selected, links, publishing, onTime, children } = props;
  const { isSending, failure, unapproved } = publishing;
  const [name, setName] = useState(release?.name ?? '');
  const [when, setWhen] = useState<When>(release?.at ? 'later' : 'now');
  const [at, setAt] = useState(release?.at?.replace('.000Z', 'Z') ?? '');
  useKeptText('When', when, (kept) => choose(kept === 'later' ? kept : 'now', at));
  const [isTried, setIsTried] = useState(false);
  const [isAuthor, isPublisher] = [useHasRole('author'), useHasRole('publisher')];
  const time = when === 'now' ? null : at;
  const [isAsking, setAsking] = useState(false);
  const obstacle = obstacleOf(props, name.trim(), time, false);
  const askObstacle = obstacleOf(props, name.trim(), time, true);

  function choose(nextWhen: When, nextAt: string) {
    setWhen(nextWhen);
    setAt(nextAt);
    onTime(nextWhen === 'later' && parseWritten(nextAt) !== null ? nextAt : null);
  }

  function send() {
    setIsTried(true);
    if (obstacle !== null || isSending) return;
    void (time === null ? publishing.publish(name.trim()) : publishing.schedule(name.trim(), time));
  }

  if (!isAuthor) {
    return (
      <Stack as="section" gap={4} pad={5} surface="panel" className="studio-publish-form" aria-labelledby={TITLE}>
        <Title />
        <NeedsRole needed="author">Only authors can prepare releases, and only publishers can publish them.</NeedsRole>
      </Stack>
    );
  }
  return (
    <Stack as="section" gap={4} pad={5} surface="panel" className="studio-publish-form" aria-labelledby={TITLE}>
      <Title />
      <p>{formatSelected(selected)}</p>
      <Text size="small" tone="quiet">
        {LINKS[links]}
      </Text>
      <TextField
        label="Name"
        hint="Such as “Spring campaign”. Kept in the history."
        value={name}
        onChange={setName}
        error={
          name.trim().length > MAX_RELEASE_NAME_LENGTH
            ? `Must not be longer than ${MAX_RELEASE_NAME_LENGTH} characters.`
            : null
        }
      />
      <SegmentedControl label="When" options={WHEN} value={when} onChange={(value) => choose(value, at)} />
      {when === 'later' && <MomentField label="Time" value={at} onChange={(value) => choose('later', value)} />}
      {failure && !isAsking && (
        <FailureNotice
          title={time === null ? `Version ${version} was not published` : 'The release was not scheduled'}
          failure={failure}
        />
      )}
      <Stack gap={2}>
        <NeedsRole needed="publisher">Only publishers can publish.</NeedsRole>
        {isPublisher && unapproved === null && (
          <Button look="primary" aria-describedby="studio-publish-obstacle" onPress={send}>
            {buttonLabel(time, isSending, version)}
          </Button>
        )}
        <Button
          look={isPublisher && unapproved === null ? 'secondary' : 'primary'}
          aria-describedby="studio-publish-obstacle"
          onPress={() => {
            setIsTried(true);
            if (askObstacle === null && !isSending) setAsking(true);
          }}
        >
          Ask for a review…
        </Button>
        {isPublisher && unapproved !== null && (
          <Text size="small" tone="quiet" centered className="studio-publish-form__obstacle">
            {unapproved}
          </Text>
        )}
        <Text
          id="studio-publish-obstacle"
          size="small"
          tone="quiet"
          centered
          className="studio-publish-form__obstacle"
          data-tried={isTried || undefined}
          role={isTried ? 'alert' : undefined}
        >
          {isPublisher && unapproved === null ? obstacle : askObstacle}
        </Text>
        {children}
      </Stack>
      {isAsking && (
        <TextDialog
          title="Ask for a review"
          label="Note"
          hint="What to look at. Optional."
          action="Ask"
          failure={failure}
          onClose={() => setAsking(false)}
          onSend={async (note) => {
            // the page behind the dialog shows what has changed
            if (await publishing.ask(name.trim(), time === '' ? null : time, note)) setAsking(false);
          }}
        />
      )}
    </Stack>
  );
}

const TITLE = 'studio-publish-form-title';

function Title() {
  return (
    <Text id={TITLE} as="h2" size="large" weight="strong">
      Publish
    </Text>
  );
}

const LINKS = {
  checking: 'The links are being checked…',
  checked: 'The links were checked.',
  unknown: 'The links could not be checked.',
};

function buttonLabel(time: string | null, isSending: boolean, version: number): string {
  if (time !== null) return isSending ? 'Scheduling…' : 'Schedule';
  return isSending ? 'Publishing…' : `Publish version ${version}`;
}

/**
 * What has to be done first; `null` if nothing.
 *
 * @param isAsking for a review: links, warnings and a time that has passed are for whoever publishes it
 */
function obstacleOf(props: PublishFormProps, name: string, time: string | null, isAsking: boolean): string | null {
  const { release, selected, isChecked, problems, links, open } = props;
  if (selected === 0) return 'Select what to publish first.';
  if (!isChecked) return 'Wait until the selection is reviewed.';
  if (problems > 0) return 'Fix the problems first.';
  if (links === 'checking' && !isAsking) return 'Wait until the links are checked.';
  if (open > 0 && !isAsking)
    return open === 1 ? 'One warning is not ticked yet.' : `${open} warnings are not ticked yet.`;
  if (name.length > MAX_RELEASE_NAME_LENGTH) return 'Shorten the name first.';
  if (name === '' && (isAsking || time !== null || release)) return 'Give the release a name first.';
  if (time === null || (isAsking && time === '')) return null;
  const instant = parseWritten(time);
  if (instant === null) return isAsking ? 'Correct the time first.' : 'Choose a time first.';
  return isAsking || instant > Date.now() ? null : 'Choose a time in the future.';
}

function formatSelected(count: number): string {
  if (count === 0) return 'Nothing is selected.';
  return count === 1 ? '1 entry is selected.' : `${count} entries are selected.`;
}
