/** The commands: a dialog that searches for pages, messages, cards, parts of menus and theme, versions and actions. */

import { useMemo, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Label,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { DEFAULT_LANGUAGE } from '../../../../../src/contract/language.ts';
import { FilledText, useFill } from '../controls/filled-text.tsx';
import { useDraft, useEntries, useSession } from '../data/draft-provider.tsx';
import { useMenuFiles } from '../data/use-menu-files.ts';
import { NewMessageDialog } from '../messages/new-message-dialog.tsx';
import { FIELD } from '../primitives/control-classes.ts';
import { look, Text } from '../primitives/layout.tsx';
import { useNavigation } from '../routing/navigation.tsx';
import { usePreviewPath } from '../routing/preview-path.ts';
import { type Command, findCommands } from './find-commands.ts';
import { partsOf } from './find-parts.ts';

export function Commands({ onClose }: { readonly onClose: () => void }) {
  const entries = useEntries();
  const { cards } = useSession();
  const latest = useDraft((draft) => draft.latest.version);
  const previewPath = usePreviewPath()();
  const { navigate } = useNavigation();
  const [query, setQuery] = useState('');
  const [isCreating, setCreating] = useState(false);
  const menus = useMenuFiles().data ?? null;
  const fill = useFill();
  const isSearching = query.trim() !== '';
  const parts = useMemo(() => (menus && isSearching ? partsOf(menus, entries) : []), [menus, entries, isSearching]);
  const groups = useMemo(
    () => findCommands(query, { entries, cards, parts, latest, previewPath }),
    [query, entries, cards, parts, latest, previewPath],
  );

  function run({ does }: Command) {
    if (does.kind === 'new-message') return setCreating(true);
    onClose();
    navigate(does.path);
  }

  if (isCreating) return <NewMessageDialog language={DEFAULT_LANGUAGE} onClose={onClose} />;
  return (
    <ModalOverlay className="studio-overlay studio-commands" isOpen onOpenChange={onClose} isDismissable>
      <Modal className="studio-modal studio-commands__modal">
        <Dialog className="studio-commands__dialog" aria-label="Search and commands">
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            <SearchField className="studio-search" autoFocus>
              <Label className="studio-visually-hidden">Go to a page, message, link, card or version</Label>
              <Input
                className={`${FIELD.input} studio-search__input studio-commands__input`}
                placeholder="A page, message, link, card, version…"
              />
            </SearchField>
            <Menu
              className="studio-options studio-commands__list"
              aria-label="Commands"
              items={groups}
              dependencies={[groups]}
              renderEmptyState={() => (
                <Text pad={4} tone="quiet" centered>
                  Nothing found for “{query.trim()}”
                </Text>
              )}
            >
              {({ title, commands }) => (
                <MenuSection id={title}>
                  <Header
                    className={look({ size: 'small', weight: 'strong', tone: 'quiet' }, 'studio-commands__group')}
                  >
                    {title}
                  </Header>
                  {commands.map((command) => (
                    <MenuItem
                      key={command.id}
                      id={command.id}
                      className="studio-option"
                      textValue={fill(command.label)}
                      onAction={() => run(command)}
                    >
                      <bdi>
                        <FilledText text={command.label} />
                      </bdi>
                    </MenuItem>
                  ))}
                </MenuSection>
              )}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
