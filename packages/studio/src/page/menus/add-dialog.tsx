/** Chooses what to add to a list: a new link or column, or an existing one. */

import { useState } from 'react';
import * as v from 'valibot';
import { linkAddressSchema } from '../../../../../src/content/text-schema.ts';
import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import type { MenuList } from '../../entries/menu-node.ts';
import type { Fields } from '../../fields/field-type.ts';
import { entryType } from '../../model/entry-types.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { FormDialog } from '../controls/form-dialog.tsx';
import { type Option, Select } from '../controls/select.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useDraftStore } from '../data/draft-provider.tsx';
import { useMenus } from './menus-context.tsx';
import { type NewMember, newKinds, OWNERS, planMember } from './new-member.ts';

interface AddDialogProps {
  readonly title: string;
  readonly list: MenuList;
  /** The id of the list's group. */
  readonly group: string;
  /** Names that are in the files' list, but not in the draft's. */
  readonly removed: readonly string[];
  readonly onClose: () => void;
}

/** Names contain no spaces, so these can't collide with one. */
const NEW = { link: ' link', column: ' column', section: ' section' } as const;

const NEW_LINKS: Readonly<Record<MenuList['of'], string>> = {
  links: 'A new link',
  items: 'A new link',
  columns: 'A new link',
  buttons: 'A new button',
  networks: 'A new network',
};

export function AddDialog({ title, list, group, removed, onClose }: AddDialogProps) {
  const { files, language, edit, setOpen, links, nameOfMember } = useMenus();
  const store = useDraftStore();
  const others = list.of === 'links' ? links.filter((name) => !list.names.includes(name)) : removed;
  const options = [
    ...newKinds(list).map((kind): Option<string> => ({ value: NEW[kind], label: labelOfNew(kind, list) })),
    ...others
      .map((name) => ({ value: name, label: nameOfMember(list, name) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
  ];
  const [choice, setChoice] = useState(options[0]?.value ?? '');
  // the look of a button, or the icon of a network
  const [choiceName, choiceField] = Object.entries(fieldsOfNew(list)).find(([, { type }]) => type.options) ?? [];
  const choices = choiceField?.type.options ?? [];
  const [chosen, setChosen] = useState(choices[0]?.value ?? '');
  const [text, setText] = useState('');
  const [link, setLink] = useState('');
  const [isEverywhere, setEverywhere] = useState(false);
  const [isTried, setTried] = useState(false);
  const newKind = newKinds(list).find((kind) => NEW[kind] === choice) ?? null;
  const isNew = newKind !== null;
  const isLink = newKind === 'link';
  const textError = isNew && text.trim() === '' ? 'The name must not be empty.' : null;
  const linkError =
    isLink && !v.is(linkAddressSchema, link.trim())
      ? 'The link must be a path, an https address, a place on the page, or mailto: or tel:.'
      : null;

  function add() {
    setTried(true);
    if (textError !== null || linkError !== null) return;
    const named = { text: text.trim(), link: link.trim() };
    const member: NewMember =
      newKind === null
        ? { kind: 'existing', name: choice }
        : { ...named, kind: newKind, choice: choiceName ? { [choiceName]: chosen } : {} };
    const languages = isEverywhere ? LANGUAGES : [language];
    const plan = planMember(member, list, languages, files, store.content);
    const what = isNew ? named.text : nameOfMember(list, choice);
    edit(plan.edits, `“${what}” was added in ${isEverywhere ? 'all languages' : languageName(language)}.`);
    if (plan.place !== null && isLink) setOpen({ group, place: plan.place });
    onClose();
  }

  return (
    <FormDialog title={title} action="Add" onSubmit={add} onClose={onClose}>
      {options.length > 1 && <Select label="What to add" value={choice} onChange={setChoice} options={options} />}
      {isNew && (
        <TextField
          label={isLink ? 'Name' : 'Title'}
          value={text}
          onChange={setText}
          lang={language}
          error={isTried ? textError : null}
          autoFocus
        />
      )}
      {isLink && (
        <TextField
          label="Link"
          value={link}
          onChange={setLink}
          inputMode="url"
          hint="A path such as /pricing/, an https address, #contact, mailto: or tel:."
          error={isTried ? linkError : null}
        />
      )}
      {isLink && choiceField && (
        <Select label={choiceField.name} value={chosen} onChange={setChosen} options={choices} />
      )}
      <Checkbox isSelected={isEverywhere} onChange={setEverywhere}>
        Also in the other languages{isNew && ', to be translated there'}
      </Checkbox>
    </FormDialog>
  );
}

function fieldsOfNew({ of }: MenuList): Fields {
  return entryType({ kind: 'link', id: OWNERS[of] }).fields;
}

function labelOfNew(kind: keyof typeof NEW, { of }: MenuList): string {
  if (kind === 'link') return NEW_LINKS[of];
  return kind === 'section' ? 'A new section' : of === 'columns' ? 'A new column' : 'A new menu';
}
