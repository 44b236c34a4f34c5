/** Chooses a time zone; typing searches. */

import { memo, useMemo } from 'react';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { FIELD } from '../primitives/control-classes.ts';
import { matches } from '../search/match-text.ts';
import { timeZones } from '../time/time-zones.ts';

interface TimeZoneFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (timeZone: string) => void;
}

/** Renders again only when its own properties change: its list is long. */
export const TimeZoneField = memo(function TimeZoneField({ label, value, onChange }: TimeZoneFieldProps) {
  const zones = useMemo(() => {
    const known = timeZones(Date.now());
    return known.some(({ id }) => id === value) ? known : [{ id: value, label: value }, ...known];
  }, [value]);
  return (
    <ComboBox
      className={FIELD.root}
      defaultItems={zones}
      selectedKey={value}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      menuTrigger="focus"
      defaultFilter={matches}
    >
      <Label className={FIELD.label}>{label}</Label>
      <div className="studio-combo">
        <Input
          className={`${FIELD.input} studio-combo__input`}
          // so that typing searches
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={({ currentTarget }) => currentTarget.select()}
        />
        <Button className="studio-combo__button">
          <span className="studio-select__arrow" aria-hidden="true" />
        </Button>
      </div>
      <Popover className="studio-popover">
        <ListBox<(typeof zones)[number]> className="studio-options">
          {(zone) => (
            <ListBoxItem className="studio-option" textValue={zone.label}>
              {zone.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
});
