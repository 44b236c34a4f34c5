/** A button that opens the filters and the order of the list of messages. */

import { useRef, useState } from 'react';
import { Button, Dialog, Popover, ToggleButton } from 'react-aria-components';
import { type Option, Select } from '../controls/select.tsx';
import { buttonClass } from '../primitives/control-classes.ts';
import { look, Row } from '../primitives/layout.tsx';
import { type ListView, type MessageSort, SORTS } from './find-messages.ts';
import type { ListFilter } from './use-list-filters.ts';
import type { ViewChange } from './use-list-view.ts';

interface ListFiltersProps {
  readonly view: ListView;
  readonly filters: readonly ListFilter[];
  readonly onChoose: (change: ViewChange) => void;
}

/** Stands for no filter. */
const ALL = ' all';

export const SORT_NAMES: Readonly<Record<MessageSort, string>> = {
  status: 'Status',
  start: 'Start',
  end: 'End',
  name: 'Name',
  change: 'Last change',
};

const SORT_OPTIONS: readonly Option<MessageSort>[] = SORTS.map((value) => ({ value, label: SORT_NAMES[value] }));

export function ListFilters({ view, filters, onChoose }: ListFiltersProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        className={buttonClass()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        Filters
      </Button>
      <Popover
        className="studio-popover"
        placement="bottom end"
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <Dialog className={look({ layout: 'stack', gap: 3, pad: 4 }, 'studio-filters')} aria-label="Filters">
          {filters.map(({ name, label, value, all, options }) => (
            <Select
              key={name}
              label={label}
              value={value ?? ALL}
              onChange={(next) => onChoose({ [name]: next === ALL ? null : next })}
              options={[{ value: ALL, label: all }, ...options]}
            />
          ))}
          <Row gap={2} align="end" oneLine className="studio-filters__sort">
            <Select
              label="Sort by"
              value={view.sort}
              onChange={(sort) => onChoose({ sort, isReversed: false })}
              options={SORT_OPTIONS}
            />
            {view.sort === 'status' ? null : (
              <ToggleButton
                className={buttonClass()}
                aria-label="Reverse the order"
                isSelected={view.isReversed}
                onChange={(isReversed) => onChoose({ isReversed })}
              >
                <span aria-hidden="true">⇅</span>
              </ToggleButton>
            )}
          </Row>
        </Dialog>
      </Popover>
    </>
  );
}
