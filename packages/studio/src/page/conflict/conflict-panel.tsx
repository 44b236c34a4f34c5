/** Shows the fields that two people have changed differently, and lets the person choose. */

import { useId, useState } from 'react';
import { formatDistance } from '../../contract/format-instant.ts';
import { Button } from '../controls/button.tsx';
import { chosenContent, mergeContents, type Side } from '../data/differences.ts';
import { useDraftStore } from '../data/draft-provider.tsx';
import type { ShownEntry } from '../data/draft-state.ts';
import { isDeletion } from '../data/reconcile.ts';
import { useAnnounce } from '../kit/announcer.tsx';
import { Row, Stack, Text } from '../primitives/layout.tsx';
import { useNow } from '../time/use-now.ts';
import { DifferenceChoice } from './difference-choice.tsx';

export function ConflictPanel({ entry }: { readonly entry: ShownEntry }) {
  const { kind, id, content, saved, theirs } = entry;
  const store = useDraftStore();
  const announce = useAnnounce();
  const now = useNow();
  const heading = useId();
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const wasDeletedByMe = isDeletion(entry);
  const merge = theirs && !wasDeletedByMe ? mergeContents(saved?.content ?? null, content, theirs.content) : null;
  const differences = merge?.open ?? [];
  const open = differences.filter(({ key }) => !choices.has(key)).length;

  function decide(next: Parameters<typeof store.resolve>[2]) {
    store.resolve(kind, id, next);
    announce('The conflict is resolved.');
  }

  function take(sideOf: (key: string) => Side) {
    if (!merge || !theirs) return;
    const sides = new Map(differences.map(({ key }) => [key, sideOf(key)]));
    decide(chosenContent(merge.content, theirs.content, sides));
  }

  const person = theirs ? `${theirs.changedBy} (${formatDistance(Date.parse(theirs.changedAt), now)})` : 'Someone else';
  return (
    <section className="studio-conflict" aria-labelledby={heading}>
      <Text id={heading} as="h2" size="large">
        {theirs === null ? 'Someone else has deleted this' : `Changed by ${person}`}
      </Text>
      {theirs === null ? <p>Your version is still here. Keep it, or let it go.</p> : null}
      {wasDeletedByMe ? <p>You have deleted it in the meantime.</p> : null}
      {merge ? (
        <>
          <p>
            You have both changed the same fields. Choose what to keep; all other changes, yours and theirs, are kept.
          </p>
          <Stack gap={4}>
            {differences.map((difference) => (
              <DifferenceChoice
                key={difference.key}
                entry={entry}
                difference={difference}
                side={choices.get(difference.key) ?? null}
                onChoose={(side) => setChoices(new Map(choices).set(difference.key, side))}
              />
            ))}
          </Stack>
          <Row gap={3}>
            <Button look="primary" isDisabled={open > 0} onPress={() => take((key) => choices.get(key) ?? 'mine')}>
              {open > 0 ? `Choose ${open} more` : 'Use these'}
            </Button>
            <Button onPress={() => take(() => 'theirs')}>Take all of theirs</Button>
            <Button onPress={() => take(() => 'mine')}>Keep all of mine</Button>
          </Row>
        </>
      ) : (
        <Row gap={3}>
          <Button onPress={() => decide(wasDeletedByMe ? content : null)}>
            {wasDeletedByMe ? 'Keep it' : 'Let it go'}
          </Button>
          <Button onPress={() => decide(wasDeletedByMe ? null : content)}>
            {wasDeletedByMe ? 'Delete it' : 'Keep mine'}
          </Button>
        </Row>
      )}
    </section>
  );
}
