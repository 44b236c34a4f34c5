/** The person's settings: the theme and the time zone. */

import type { RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import type { Session } from '../../contract/api.ts';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { TimeZoneField } from '../controls/time-zone-field.tsx';
import { FIELD } from '../primitives/control-classes.ts';
import { look, Text } from '../primitives/layout.tsx';
import { formatRole } from '../rights/format-role.ts';
import { chooseTimeZone, useTimeZone } from '../time/time-zone.ts';
import { type StudioTheme, useTheme } from './theme.ts';

interface PersonSettingsProps {
  readonly session: Session;
  /** The dialog's accessible name. */
  readonly name: string;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

const THEMES: Readonly<Record<StudioTheme, string>> = { auto: 'System', light: 'Light', dark: 'Dark' };

export function PersonSettings({ session, name, triggerRef, onClose }: PersonSettingsProps) {
  const [theme, setTheme] = useTheme();
  const timeZone = useTimeZone();
  return (
    <Popover
      className="studio-popover studio-person__popover"
      placement="top start"
      triggerRef={triggerRef}
      isOpen
      onOpenChange={onClose}
    >
      <Dialog className={look({ layout: 'grid', gap: 4, pad: 4 }, 'studio-person__settings')} aria-label={name}>
        <Text size="small" breaks className="studio-person__name">
          Signed in as <strong>{session.person}</strong>
          {`Your role: ${formatRole(session.rights, session.sites)}`}
        </Text>
        <div className={FIELD.root}>
          <span className={FIELD.label} aria-hidden="true">
            Theme
          </span>
          <SegmentedControl label="Theme" options={THEMES} value={theme} onChange={setTheme} />
        </div>
        <TimeZoneField label="Time zone" value={timeZone} onChange={chooseTimeZone} />
      </Dialog>
    </Popover>
  );
}
