/** Fields with boxes to tick: for something that holds or not, for several values, and for sites. */

import { type ReactNode, useId } from 'react';
import { NO_SETTING, namesInSetting } from '../../../../../src/content/site-settings.ts';
import type { Option } from '../../fields/field-type.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { useSites } from '../data/use-sites.ts';
import { FIELD } from '../primitives/control-classes.ts';
import { look, Stack } from '../primitives/layout.tsx';
import type { ControlProps } from './control-props.ts';
import { shownSites, toggledSite } from './shown-sites.ts';

interface BoxFieldProps extends ControlProps {
  /** The values with and without a tick. */
  readonly on: string;
  readonly off: string;
}

export function BoxField({ label, value, onChange, hint, on, off, isReadOnly = false, ...access }: BoxFieldProps) {
  const id = useId();
  const described = [hint ? id : '', access['aria-describedby'] ?? ''].join(' ').trim();
  return (
    <Stack gap={4}>
      <Checkbox
        isSelected={value === on}
        onChange={(isTicked) => onChange(isTicked ? on : off)}
        isReadOnly={isReadOnly}
        {...(described && { 'aria-describedby': described })}
      >
        {label}
      </Checkbox>
      {hint ? (
        <span id={id} className={FIELD.hint}>
          {hint}
        </span>
      ) : null}
    </Stack>
  );
}

interface SetFieldProps extends ControlProps {
  /** What can be ticked, in order. */
  readonly options: readonly Option[];
  readonly mayBeEmpty: boolean;
}

/** Several names of a setting. */
export function SetField({ options, mayBeEmpty, value, onChange, ...field }: SetFieldProps) {
  const ticked = namesInSetting(value);
  const toggle = (name: string) => {
    const next = options.filter((one) => ticked.includes(one.value) !== (one.value === name));
    onChange(next.map((one) => one.value).join(', ') || NO_SETTING);
  };
  return (
    <Boxes {...field} columns>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          isSelected={ticked.includes(option.value)}
          isDisabled={!mayBeEmpty && ticked.length === 1 && ticked.includes(option.value)}
          onChange={() => toggle(option.value)}
        >
          {option.label}
        </Checkbox>
      ))}
    </Boxes>
  );
}

/** The sites that show a message. */
export function SitesField({ value, onChange, isReadOnly = false, ...field }: ControlProps) {
  const known = useSites();
  const options = shownSites(value, known);
  const ticked = options.filter(({ isShown }) => isShown);
  if (options.length < 2) return null;
  return (
    <Boxes {...field}>
      {options.map(({ id, title, isShown }) => (
        <Checkbox
          key={id}
          isSelected={isShown}
          isReadOnly={isReadOnly}
          {...(isReadOnly && { 'aria-describedby': field['aria-describedby'] ?? '' })}
          isDisabled={isShown && ticked.length === 1}
          onChange={() => onChange(toggledSite(value, known, id))}
        >
          {title}
        </Checkbox>
      ))}
    </Boxes>
  );
}

interface BoxesProps extends Pick<ControlProps, 'label' | 'hint' | 'error'> {
  readonly columns?: boolean;
  readonly children: ReactNode;
}

function Boxes({ label, hint, error, columns = false, children }: BoxesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={id}>
      <legend className={FIELD.label}>{label}</legend>
      <div
        className={columns ? 'studio-fieldset__columns' : look({ layout: 'stack', gap: 4 }, 'studio-fieldset__rows')}
      >
        {children}
      </div>
      <span id={id} className={error === null ? FIELD.hint : FIELD.error}>
        {error ?? hint}
      </span>
    </fieldset>
  );
}
