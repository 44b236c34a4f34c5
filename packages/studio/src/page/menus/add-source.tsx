/** Adds a blog source: its name, its address and its format. */

import { useState } from 'react';
import { addressPlace, formatPlace } from '../../../../../src/content/place.ts';
import { isSourceAddress, PUBLIC_URL } from '../../../../../src/contract/address.ts';
import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { SOURCES_GROUP } from '../../entries/blog-groups.ts';
import { Button } from '../controls/button.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { FormDialog } from '../controls/form-dialog.tsx';
import { TextField } from '../controls/text-field.tsx';
import { idOf } from '../entries/message-id.ts';
import { Text } from '../kit/layout.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { FormatChoice } from './format-choice.tsx';
import { useMenus } from './menus-context.tsx';
import { SourceAddressField } from './source-address-field.tsx';

export function AddSource() {
  const isAuthor = useHasRole('author');
  const [isOpen, setOpen] = useState(false);
  if (!isAuthor) return null;
  return (
    <Text as="div" above={2}>
      <Button size="small" onPress={() => setOpen(true)}>
        Add a blog source…
      </Button>
      {isOpen && <SourceDialog onClose={() => setOpen(false)} />}
    </Text>
  );
}

function SourceDialog({ onClose }: { readonly onClose: () => void }) {
  const { language, sources, edits, setOpen } = useMenus();
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState('');
  const [format, setFormat] = useState('default');
  const [isEverywhere, setEverywhere] = useState(true);
  const [isTried, setTried] = useState(false);
  const name = idOf(title);
  const nameError =
    name === ''
      ? 'The name needs at least one letter a–z or digit.'
      : sources.includes(name)
        ? `There is a source “${name}” already.`
        : null;
  const isAddress = isSourceAddress(address.trim());
  const addressError = isAddress ? null : `The address must be a path on the blog, or ${PUBLIC_URL}.`;

  function add() {
    setTried(true);
    if (nameError !== null || addressError !== null) return;
    const place = addressPlace(name);
    const languages = isEverywhere ? LANGUAGES : [language];
    const texts = [
      [place, address.trim()],
      [formatPlace(name), format],
    ] as const;
    edits.edit(
      languages.flatMap((one) =>
        texts.map(([of, text]) => ({ kind: 'text', place: of, language: one, fields: { text } }) as const),
      ),
      `“${name}” was added in ${isEverywhere ? 'all languages' : languageName(language)}.`,
    );
    setOpen({ group: SOURCES_GROUP, place });
    onClose();
  }

  return (
    <FormDialog title="Add a blog source" action="Add" onSubmit={add} onClose={onClose}>
      <TextField
        label="Name"
        value={title}
        onChange={setTitle}
        hint={name === '' ? 'Such as Newsroom.' : `Places choose it as “${name}”.`}
        error={isTried ? nameError : null}
        autoFocus
      />
      <SourceAddressField value={address} onChange={setAddress} error={isTried ? addressError : null} />
      <FormatChoice text={format} onChange={setFormat} />
      <Checkbox isSelected={isEverywhere} onChange={setEverywhere}>
        Also in the other languages
      </Checkbox>
    </FormDialog>
  );
}
