/** Compares the message with another one, in a sentence. */

import { useState } from 'react';
import { DEFAULT_LANGUAGE } from '../../../../../src/contract/language.ts';
import { quoted } from '../../fields/wording.ts';
import { Select } from '../controls/select.tsx';
import { useEntries } from '../data/draft-provider.tsx';

import { isMessage, type MessageEntry } from '../entries/message-entry.ts';
import { entryTitle } from '../names/entry-names.ts';
import { Grid } from '../primitives/layout.tsx';
import { useFigureTotals } from './use-figures.ts';
import { Verdict } from './verdict.tsx';

interface CompareMessagesProps {
  readonly id: string;
  readonly days: number;
}

/** No id. */
const NONE = '-';

/** Renders nothing if no other message was seen. */
export function CompareMessages({ id, days }: CompareMessagesProps) {
  const messages = useEntries().filter(isMessage);
  const { totalsOf } = useFigureTotals();
  const [chosen, setChosen] = useState(NONE);
  const others = messages.filter((entry) => entry.id !== id && totalsOf(entry.id, null) !== null);
  const own = messages.find((entry) => entry.id === id);
  if (!own || others.length === 0) return null;
  const other = others.find((entry) => entry.id === chosen);
  return (
    <Grid gap={5} rows={3} align="end" className="studio-figures__compare">
      <Select
        label="Compare with"
        value={other ? chosen : NONE}
        onChange={setChosen}
        options={[
          { value: NONE, label: 'No other message' },
          ...others.map((entry) => ({ value: entry.id, label: entryTitle(entry.content, DEFAULT_LANGUAGE) })),
        ]}
      />
      {/* announces the verdict once it is known */}
      <p className="studio-figures__verdict" role="status">
        {other ? (
          <Verdict
            key={other.id}
            first={{ id, name: nameOf(own) }}
            second={{ id: other.id, name: nameOf(other) }}
            days={days}
            language={null}
          />
        ) : null}
      </p>
    </Grid>
  );
}

function nameOf({ content }: MessageEntry): string {
  return quoted(entryTitle(content, DEFAULT_LANGUAGE));
}
