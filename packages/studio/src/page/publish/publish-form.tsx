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
import { type Missing, missingToAsk, missingToPublish, PLACES, type Prepared } from './missing.ts';
import { TextDialog } from './text-dialog.tsx';
import { PUBLISH_FORM, type Publishing } from './use-publishing.ts';

interface PublishFormProps extends Pick<Prepared, 'selected' | 'isChecked' | 'problems' | 'links' | 'open'> {
  /** The number of the new version. */
  readonly version: number;
  /** The release to change; `null` for a new one. */
  readonly release: Release | null;
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
  const [isAuthor, isPublisher] = [useHasRole('author'), useHasRole('publisher')];
  const time = when === 'now' ? null : at;
  const [isAsking, setAsking] = useState(false);
  const prepared: Prepared = { ...props, name: name.trim(), needsName: release !== null, time };
  const toPublish = missingToPublish(prepared, Date.now());
  const toAsk = missingToAsk(prepared);
  // “Approve” is what the page is about until it is answered
  const look = release?.review?.state === 'asked' ? 'secondary' : 'primary';
  const mayPublish = isPublisher && unapproved === null;
  const missing = mayPublish ? toPublish : toAsk;
  const texts = missing.map(({ text }) => text);

  function choose(nextWhen: When, nextAt: string) {
    setWhen(nextWhen);
    setAt(nextAt);
    onTime(nextWhen === 'later' && parseWritten(nextAt) !== null ? nextAt : null);
  }

  function send() {
    if (isSending) return;
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
      <p>
        {formatSelected(selected)}{' '}
        {links !== 'checking' && (
          <Text as="span" size="small" tone="quiet">
            {LINKS[links]}
          </Text>
        )}
      </p>
      <TextField
        id={PLACES.name}
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
      {when === 'later' && (
        <div id={PLACES.time} tabIndex={-1}>
          <MomentField label="Time" value={at} onChange={(value) => choose('later', value)} />
        </div>
      )}
      {failure && !isAsking && (
        <FailureNotice
          title={time === null ? `Version ${version} was not published` : 'The release was not scheduled'}
          failure={failure}
        />
      )}
      <Stack gap={2}>
        <NeedsRole needed="publisher">Only publishers can publish.</NeedsRole>
        {mayPublish && (
          <Button
            look={look}
            isDisabled={toPublish.length > 0}
            aria-describedby="studio-publish-missing"
            onPress={send}
          >
            {buttonLabel(time, isSending, version)}
          </Button>
        )}
        <MissingList id="studio-publish-missing" missing={missing} />
        {isPublisher && unapproved !== null && (
          <Text size="small" tone="quiet">
            {unapproved}
          </Text>
        )}
        <Button
          look={mayPublish ? 'secondary' : look}
          isDisabled={toAsk.length > 0}
          aria-describedby={mayPublish ? 'studio-ask-missing' : 'studio-publish-missing'}
          onPress={() => isSending || setAsking(true)}
        >
          Ask for a review…
        </Button>
        {mayPublish && (
          <MissingList id="studio-ask-missing" missing={toAsk.filter(({ text }) => !texts.includes(text))} />
        )}
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
  checked: 'The links were checked.',
  unknown: 'The links could not be checked.',
};

function buttonLabel(time: string | null, isSending: boolean, version: number): string {
  if (time !== null) return isSending ? 'Scheduling…' : 'Schedule';
  return isSending ? 'Publishing…' : `Publish version ${version}`;
}

interface MissingListProps {
  readonly id: string;
  readonly missing: readonly Missing[];
}

/** What has to be done first, each with a link to where. */
function MissingList({ id, missing }: MissingListProps) {
  return (
    <Stack as="ul" id={id} role="list" gap={1} size="small" tone="quiet" className="studio-publish-form__missing">
      {missing.map(({ text, place }) => (
        <li key={text}>{place === null ? text : <a href={`#${place}`}>{text}</a>}</li>
      ))}
    </Stack>
  );
}

function formatSelected(count: number): string {
  if (count === 0) return 'Nothing is selected.';
  return count === 1 ? '1 entry is selected.' : `${count} entries are selected.`;
}
