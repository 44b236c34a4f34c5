/** Moves an item of a list up or down, or removes it. */

import { Button } from '../controls/button.tsx';
import { Row } from '../primitives/layout.tsx';

interface MoveButtonsProps {
  /** The item's name. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

export function MoveButtons({ name, isFirst, isLast, onMove, onRemove }: MoveButtonsProps) {
  return (
    <Row as="span" rigid toEnd className="studio-menu-tools">
      {/* never disabled, because a disabled button loses the focus */}
      <span className="studio-menu-tools__one" data-end={isFirst}>
        <Button look="quiet" size="small" aria-label={`Move “${name}” up`} onPress={() => onMove(-1)}>
          <Icon path="m4 10 4-4 4 4" />
        </Button>
      </span>
      <span className="studio-menu-tools__one" data-end={isLast}>
        <Button look="quiet" size="small" aria-label={`Move “${name}” down`} onPress={() => onMove(1)}>
          <Icon path="m4 6 4 4 4-4" />
        </Button>
      </span>
      <span className="studio-menu-tools__one">
        <Button look="quiet" size="small" aria-label={`Remove “${name}”`} onPress={onRemove}>
          <Icon path="m4.5 4.5 7 7m0-7-7 7" />
        </Button>
      </span>
    </Row>
  );
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
