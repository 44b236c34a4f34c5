/** Adds a blog source: its name, its address and its format. */

import { useState } from 'react';
import { addressPlace, formatPlace } from '../../../../../src/content/place.ts';
import { isSourceAddress, PUBLIC_URL } from '../../../../../src/contract/address.ts';
import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { SOURCES_GROUP } from '../../entries/blog-groups.ts';
import { originWarning } from '../../entries/source-warnings.ts';
import { Button } from '../controls/button.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { FormDialog } from '../controls/form-dialog.tsx';
import { Select } from '../controls/select.tsx';
import { TextField } from '../controls/text-field.tsx';
import { idOf } from '../entries/message-id.ts';
import { Text } from '../primitives/layout.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { formatChoices } from './blog-choices.ts';
import { useMenus } from './menus-context.tsx';

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
  const { files, language, sources, edit, setOpen } = useMenus();
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState('');
  const [format, setFormat] = useState('default');
  const [isEverywhere, setEverywhere] = useState(true);
  const [isTried, setTried] = useState(false);
  const name = idOf(title);
  const warning = originWarning(address, files.linkOrigins);
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
    edit(
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
      <TextField
        label="Address"
        value={address}
        onChange={setAddress}
        inputMode="url"
        hint={
          warning === null ? (
            `A path on the blog, or ${PUBLIC_URL}.`
          ) : (
            <Text as="span" tone="caution">
              {warning}
            </Text>
          )
        }
        error={isTried ? addressError : null}
      />
      <Select label="Format" value={format} onChange={setFormat} {...formatChoices(format)} />
      <Checkbox isSelected={isEverywhere} onChange={setEverywhere}>
        Also in the other languages
      </Checkbox>
    </FormDialog>
  );
}
