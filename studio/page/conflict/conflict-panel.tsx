/** Shows what someone else has changed beside one's own changes, and lets the person choose. */

import { useId, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { chosenContent, differencesOf, type Side } from '../data/differences.ts';
import { useDraftStore } from '../data/draft-provider.tsx';
import type { ShownEntry } from '../data/draft-state.ts';
import { useAnnounce } from '../frame/announcer.tsx';
import { distanceWords } from '../time/instant-words.ts';
import { useNow } from '../time/use-now.ts';
import { DifferenceChoice } from './difference-choice.tsx';

export function ConflictPanel({ entry }: { readonly entry: ShownEntry }) {
  const { kind, id, content, saved, theirs } = entry;
  const store = useDraftStore();
  const announce = useAnnounce();
  const now = useNow();
  const heading = useId();
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const differences = theirs ? differencesOf(saved?.content ?? null, content, theirs.content) : [];
  const sideOf = ({ key, changedBy }: (typeof differences)[number]) => choices.get(key) ?? changedBy;
  const open = differences.filter((difference) => sideOf(difference) === null).length;

  function decide(next: Parameters<typeof store.resolve>[2]) {
    store.resolve(kind, id, next);
    announce('The conflict is resolved.');
  }

  function useChoices() {
    if (!theirs) return;
    const chosen = new Map(differences.map((difference) => [difference.key, sideOf(difference) ?? 'mine']));
    decide(chosenContent(content, theirs.content, chosen));
  }

  const person = theirs ? `${theirs.changedBy} (${distanceWords(Date.parse(theirs.changedAt), now)})` : 'Someone else';
  return (
    <section className="studio-conflict" aria-labelledby={heading}>
      <h2 id={heading} className="studio-conflict__title">
        {theirs === null ? 'Someone else has deleted this' : `Changed by ${person}`}
      </h2>
      {theirs === null ? <p>Your version is still here. Keep it, or let it go.</p> : null}
      {theirs !== null && differences.length === 0 ? <p>You have deleted it in the meantime.</p> : null}
      {differences.length > 0 ? (
        <>
          <p>
            Nothing is lost: choose what to keep. Where only one of you has changed a field, that is chosen already.
          </p>
          <div className="studio-conflict__list">
            {differences.map((difference) => (
              <DifferenceChoice
                key={difference.key}
                difference={difference}
                side={sideOf(difference)}
                onChoose={(side) => setChoices(new Map(choices).set(difference.key, side))}
              />
            ))}
          </div>
        </>
      ) : null}
      <div className="studio-conflict__actions">
        {differences.length > 0 ? (
          <Button look="primary" isDisabled={open > 0} onPress={useChoices}>
            {open > 0 ? `Choose ${open} more` : 'Use these'}
          </Button>
        ) : null}
        <Button onPress={() => decide(theirs?.content ?? null)}>
          {theirs === null ? 'Let it go' : differences.length === 0 ? 'Keep it' : 'Take all of theirs'}
        </Button>
        <Button onPress={() => decide(theirs !== null && differences.length === 0 ? null : content)}>
          {theirs !== null && differences.length === 0 ? 'Delete it' : 'Keep all of mine'}
        </Button>
      </div>
    </section>
  );
}
