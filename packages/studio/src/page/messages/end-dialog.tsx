/** Ends an announcement now, in the languages that the person chooses. */

import { useState } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { shownInstead } from '../../entries/shown-instead.ts';
import { listed } from '../../fields/wording.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { LanguageBoxes } from '../controls/language-boxes.tsx';
import { Notice } from '../controls/notice.tsx';
import { TextField } from '../controls/text-field.tsx';
import { callApi } from '../data/api-client.ts';
import { useDraft, useDraftStore } from '../data/draft-provider.tsx';
import { failureOf } from '../data/failure.ts';
import { useAnnounce } from '../kit/announcer.tsx';
import { FIELD } from '../primitives/control-classes.ts';
import { EndLimits, useLanguagesToEnd } from './end-limits.tsx';

interface EndDialogProps {
  readonly id: string;
  readonly title: string;
  /** Languages in which visitors see it. */
  readonly languages: readonly Language[];
  readonly onClose: () => void;
}

export function EndDialog(props: EndDialogProps) {
  const allowed = useLanguagesToEnd(props.id, props.languages);
  if (allowed.length > 0) return <EndForm {...props} allowed={allowed} />;
  return (
    <Dialog
      title={`End “${props.title}” now?`}
      isOpen
      onClose={props.onClose}
      actions={<Button onPress={props.onClose}>Close</Button>}
    >
      <EndLimits others={props.languages} />
    </Dialog>
  );
}

interface EndFormProps extends EndDialogProps {
  /** Languages in which the person may end it. */
  readonly allowed: readonly Language[];
}

function EndForm({ id, title, languages, allowed, onClose }: EndFormProps) {
  const store = useDraftStore();
  const published = useDraft((draft) => draft.published);
  const announce = useAnnounce();
  const [chosen, setChosen] = useState(allowed);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const instead = published ? shownInstead(published, { id, in: chosen, at: new Date().toISOString() }) : [];

  async function end() {
    setSending(true);
    setFailure(null);
    try {
      await store.saveAll();
      await callApi('POST /announcements/:id/end', { params: { id }, body: { languages: [...chosen], reason } });
      announce(`“${title}” has ended.`);
      onClose();
      await store.load();
    } catch (error) {
      setFailure(failureOf(error).message);
      setSending(false);
    }
  }

  return (
    <Dialog
      title={`End “${title}” now?`}
      role="alertdialog"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="danger" onPress={end} isPending={isSending} isDisabled={chosen.length === 0}>
            {isSending ? 'Ending…' : 'End now'}
          </Button>
        </>
      }
    >
      <EndLimits others={languages.filter((language) => !allowed.includes(language))} />
      <p>
        This is published at once: visitors stop seeing the message within two minutes. Other changes in the draft are
        not published.
      </p>
      <LanguageBoxes label="Languages" languages={allowed} chosen={chosen} onChange={setChosen} />
      {instead.length > 0 && (
        <div aria-live="polite">
          <p className={FIELD.label}>Visitors will see instead</p>
          <ul>
            {instead.map(({ languages: having, shown }) => (
              <li key={shown}>
                {listed(having.map((language) => languageName(language)))}: {shown}
              </li>
            ))}
          </ul>
        </div>
      )}
      <TextField label="Why" value={reason} onChange={setReason} hint="Kept in the history. Optional." />
      {failure === null ? null : (
        <div role="alert">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
    </Dialog>
  );
}
