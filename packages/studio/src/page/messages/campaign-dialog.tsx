/** Asks for the messages' campaign: an existing one, or a new one. */

import { useState } from 'react';
import {
  Button as AriaButton,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import { hexHash } from '../../../../../src/contract/hash.ts';
import { entryKey } from '../../contract/draft.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { useKeptText } from '../controls/kept-texts.tsx';
import { useEntries } from '../data/draft-provider.tsx';
import { isMessage, type MessageEntry } from '../entries/message-entry.ts';
import { FIELD } from '../primitives/control-classes.ts';
import { matches } from '../search/match-text.ts';
import { campaignsOf } from './find-messages.ts';

interface CampaignDialogProps {
  readonly messages: readonly MessageEntry[];
  /** Called with the campaign; empty removes it. */
  readonly onLabel: (campaign: string) => void;
  readonly onClose: () => void;
}

export function CampaignDialog({ messages, onLabel, onClose }: CampaignDialogProps) {
  const [first = '', ...others] = campaignsOf(messages);
  const [campaign, setCampaign] = useState(others.length === 0 ? first : '');
  return (
    <Dialog
      title="Campaign"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" onPress={() => onLabel(campaign)}>
            {campaign.trim() === '' ? 'Remove the campaign' : 'Save'}
          </Button>
        </>
      }
    >
      <CampaignField messages={messages} value={campaign} onChange={setCampaign} />
    </Dialog>
  );
}

const NAME = 'Name of the campaign';

interface CampaignFieldProps extends Pick<CampaignDialogProps, 'messages'> {
  readonly value: string;
  readonly onChange: (campaign: string) => void;
}

function CampaignField({ messages, value, onChange }: CampaignFieldProps) {
  const campaigns = campaignsOf(useEntries().filter(isMessage));
  // for these messages alone
  const ids = hexHash(messages.map(entryKey).join(' '), [0]);
  useKeptText(`${NAME} ${ids}`, value, onChange);
  return (
    <ComboBox
      className={FIELD.root}
      allowsCustomValue
      menuTrigger="focus"
      defaultFilter={matches}
      inputValue={value}
      onInputChange={onChange}
      defaultItems={campaigns.map((id) => ({ id }))}
    >
      <Label className={FIELD.label}>{NAME}</Label>
      <div className="studio-combo">
        <Input className={`${FIELD.input} studio-combo__input`} maxLength={100} />
        <AriaButton className="studio-combo__button">
          <span className="studio-select__arrow" aria-hidden="true" />
        </AriaButton>
      </div>
      <Text slot="description" className={FIELD.hint}>
        A label to find messages by. Visitors don’t see it.
      </Text>
      <Popover className="studio-popover">
        <ListBox className="studio-options">
          {({ id }: { readonly id: string }) => (
            <ListBoxItem className="studio-option" textValue={id}>
              {id}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
