/** Links to each change of the content, and to the instant just before. */

import { MINIMUM_LIFETIME } from '../../../../src/chrome/content-at-instant.ts';
import { isoInstant } from '../../../../src/contract/instant.ts';
import { formatDayOrMoment, formatExactShortMoment } from '../contract/format-instant.ts';
import { buttonClass, FIELD } from '../page/primitives/control-classes.ts';
import { Row, Stack, Text } from '../page/primitives/layout.tsx';
import { previewHref } from './addresses.ts';
import type { Preview } from './preview.ts';
import { type Boundary, boundariesOf } from './schedule.ts';

export function Jumps({ preview }: { readonly preview: Preview }) {
  return (
    <nav className="preview-wide" aria-labelledby="preview-jumps" data-preview-live="jumps">
      <h2 className={FIELD.label} id="preview-jumps">
        Jump to a change
      </h2>
      <ol className="preview-jumps__list">
        {boundariesOf(preview.content, preview.snapshot.instant).map((boundary) => (
          <JumpItem key={boundary.instant} preview={preview} boundary={boundary} />
        ))}
      </ol>
    </nav>
  );
}

function JumpItem({ preview: { state }, boundary }: { readonly preview: Preview; readonly boundary: Boundary }) {
  const { instant, changes } = boundary;
  const date = formatDayOrMoment(instant, state.timeZone);
  const targets = [
    { text: 'before', name: `Just before ${date}`, instant: instant - MINIMUM_LIFETIME },
    { text: 'at', name: `At ${date}`, instant },
  ];
  return (
    <Row as="li" gap={2} align="start" justify="between" oneLine padBlock={2} line="start" size="small">
      <Stack shrinks breaks>
        <Text as="span" weight="strong" title={formatExactShortMoment(instant, 'UTC')}>
          {date}
        </Text>
        {changes.map((change) => (
          <Text as="span" key={change} tone="quiet">
            {change}
          </Text>
        ))}
      </Stack>
      <Row as="span" gap={1} oneLine rigid>
        {targets.map((target) => (
          <a
            key={target.text}
            className={buttonClass('secondary', 'small')}
            id={`preview-jump-${target.instant}`}
            href={previewHref(state, { at: isoInstant(target.instant) })}
            aria-current={state.values.at === target.instant ? 'true' : undefined}
            aria-label={target.name}
            data-preview-link
          >
            {target.text}
          </a>
        ))}
      </Row>
    </Row>
  );
}
