/** The filters and the order that are set, each of which a press removes. */

import { Button } from '../controls/button.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { Row, Text } from '../primitives/layout.tsx';
import type { ListView } from './find-messages.ts';
import { SORT_NAMES } from './list-filters.tsx';
import type { ListFilter } from './use-list-filters.ts';
import type { ViewChange } from './use-list-view.ts';

interface FilterChipsProps {
  readonly view: ListView;
  readonly filters: readonly ListFilter[];
  readonly onChoose: (change: ViewChange) => void;
}

export function FilterChips({ view: { sort, isReversed }, filters, onChoose }: FilterChipsProps) {
  const set = filters.filter(({ value }) => value !== null);
  if (set.length === 0 && sort === 'status') return null;
  return (
    <Row as="ul" gap={2} below={2} aria-label="Filters that are set">
      {set.map(({ name, label, value, options }) => (
        <Chip key={name} label={label} onRemove={() => onChoose({ [name]: null })}>
          {options.find((option) => option.value === value)?.label ?? `${value}`}
        </Chip>
      ))}
      {sort === 'status' ? null : (
        <Chip label="Sort by" onRemove={() => onChoose({ sort: 'status', isReversed: false })}>
          {`${SORT_NAMES[sort]}${isReversed ? ', reversed' : ''}`}
        </Chip>
      )}
    </Row>
  );
}

interface ChipProps {
  readonly label: string;
  readonly onRemove: () => void;
  readonly children: string;
}

function Chip({ label, onRemove, children }: ChipProps) {
  return (
    <li>
      <Button size="small" onPress={onRemove}>
        <span className="studio-visually-hidden">Remove </span>
        <span>
          <Text as="span" tone="quiet" weight="normal">
            {label}:
          </Text>{' '}
          <FilledText text={children} />
        </span>
        <span aria-hidden="true">×</span>
      </Button>
    </li>
  );
}
