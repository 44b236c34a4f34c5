/** A field for a colour to type or to pick. */

import type { CSSProperties } from 'react';
import { hexOf } from '../../theme/color.ts';
import { parseColor } from '../../theme/parse-color.ts';
import { TextField } from '../controls/text-field.tsx';
import { Row } from '../primitives/layout.tsx';
import type { ControlProps } from './control-props.ts';

export function ColorField(props: ControlProps) {
  const { label, value, onChange, isReadOnly = false } = props;
  const color = parseColor(value.trim());
  return (
    <Row gap={2} align="start" oneLine className="studio-token__row" data-field={props.name}>
      <input
        className="studio-token__swatch"
        type="color"
        style={{ '--studio-token-color': color ? hexOf(color) : 'transparent' } as CSSProperties}
        aria-label={`Pick: ${label}`}
        value={color ? hexOf({ ...color, alpha: 1 }) : '#000000'}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(color && color.alpha < 1 ? target.value + alphaOf(color) : target.value)}
      />
      <TextField {...props} />
    </Row>
  );
}

/** The last two digits of `#rrggbbaa`: a browser's picker has no opacity. */
function alphaOf(color: Parameters<typeof hexOf>[0]): string {
  return hexOf(color).slice(-2);
}
