/** Says who is signed in, and offers the theme and the time zone. */

import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { TimeZoneField } from '../controls/time-zone-field.tsx';
import { useDraftState } from '../data/draft-provider.tsx';
import { roleWords } from '../rights/role-words.ts';
import { chooseTimeZone, useTimeZone } from '../time/time-zone.ts';
import { type StudioTheme, useTheme } from './theme.ts';

const THEMES: Readonly<Record<StudioTheme, string>> = { auto: 'System', light: 'Light', dark: 'Dark' };

export function PersonMenu() {
  const session = useDraftState((state) => (state.status === 'loaded' ? state.draft.session : null));
  const person = session?.person ?? '';
  const [theme, setTheme] = useTheme();
  const timeZone = useTimeZone();
  const name = `${person || 'Person'}: theme and time zone`;
  return (
    <DialogTrigger>
      <Button className="studio-person" aria-label={name}>
        <span aria-hidden="true">{(person[0] ?? '·').toUpperCase()}</span>
      </Button>
      <Popover className="studio-popover studio-person__popover" placement="bottom end">
        <Dialog className="studio-person__settings" aria-label={name}>
          <p className="studio-person__name">
            Signed in as <strong>{person}</strong>
            {session && `Your role: ${roleWords(session.rights, session.sites)}`}
          </p>
          <div className="studio-field">
            <span className="studio-field__label" aria-hidden="true">
              Theme
            </span>
            <SegmentedControl label="Theme" options={THEMES} value={theme} onChange={setTheme} />
          </div>
          <TimeZoneField label="Time zone" value={timeZone} onChange={chooseTimeZone} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
