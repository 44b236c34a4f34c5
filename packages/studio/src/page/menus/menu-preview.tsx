/** The real header or footer with the draft's menus, and what is being edited unfolded in it. */

import { useState } from 'react';
import type { PublishedMenus } from '../../../../../src/content/menu-schema.ts';
import { isInRecord } from '../../../../../src/content/place.ts';
import { directionOf } from '../../../../../src/contract/language.ts';
import { secondLevelId } from '../../../../../src/contract/markup.ts';
import { MAIN_SITE } from '../../../../../src/contract/site.ts';
import type { MenusPreviewRequest } from '../../contract/requests.ts';
import type { MenuArea } from '../../entries/menu-node.ts';
import { useRendered } from '../bar/use-header.ts';
import { Button } from '../controls/button.tsx';
import { useFill } from '../controls/filled-text.tsx';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { Row, Stack, Text } from '../primitives/layout.tsx';
import { MenuFrame } from './menu-frame.tsx';
import { useMenus } from './menus-context.tsx';

interface MenuPreviewProps {
  readonly area: MenuArea;
  readonly fragment: 'header' | 'footer';
  readonly edited: PublishedMenus;
}

/** In pixels. */
const WIDTHS = { phone: 390, wide: 1280 } as const;
type Width = keyof typeof WIDTHS;

/** The fragment already contains the theme's tokens. */
const NO_TOKENS = {};

/** As in the style sheet: the preview has room beside the tree. */
const BESIDE = '(width >= 64em)';

export function MenuPreview({ area, fragment, edited }: MenuPreviewProps) {
  const { language, unfolded, open, nameOf } = useMenus();
  const [width, setWidth] = useState<Width>(() => (matchMedia(BESIDE).matches ? 'wide' : 'phone'));
  const [isShown, setShown] = useState(false);
  const site = area.site?.id ?? MAIN_SITE;
  const body = JSON.stringify({ language, site, fragment, menus: edited } satisfies MenusPreviewRequest);
  const { html, hasFailed } = useRendered('/preview/menus', body);
  const members = area.groups[0]?.members ?? [];
  const row = area.groups.find(({ list }) => list && isInRecord(list.place, 'second-level'));
  const indexInRow = row?.members.findIndex((member) => member.kind === 'group' && member.id === unfolded) ?? -1;
  const isInRow = indexInRow >= 0 || (row !== undefined && open?.group === row.id);
  const fill = useFill();
  const leaf = open && fill(nameOf({ kind: 'link', place: open.place }));
  return (
    <Stack
      as="section"
      gap={3}
      shrinks
      className="studio-menus__preview"
      aria-labelledby="menu-preview"
      data-shown={isShown}
    >
      <Row gap={3} justify="between">
        <Text id="menu-preview" as="h2" size="large" weight="strong">
          Preview
        </Text>
        <span className="studio-menus__widths">
          <SegmentedControl
            label="Width"
            options={{ wide: 'Desktop', phone: 'Phone' }}
            value={width}
            onChange={setWidth}
          />
        </span>
        <span className="studio-menus__toggle">
          <Button size="small" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="studio-visually-hidden"> preview</span>
          </Button>
        </span>
      </Row>
      <div
        className="studio-menus__frame"
        // focusable, so that keys can scroll it
        {...(isShown ? { role: 'group', 'aria-labelledby': 'menu-preview', tabIndex: 0 } : {})}
      >
        <MenuFrame
          key={`${area.id} ${width} ${language}`}
          title={`The ${fragment} at ${WIDTHS[width]} pixels`}
          fragment={fragment}
          width={WIDTHS[width]}
          isPhone={width === 'phone'}
          hasOverlay={width === 'phone' && !isInRow}
          direction={directionOf(language)}
          html={html}
          tokens={NO_TOKENS}
          // the first one is the title
          section={indexInRow >= 0 ? secondLevelId(indexInRow + 1) : unfolded}
          column={members.findIndex((member) => member.kind === 'group' && member.id === unfolded)}
          marked={leaf}
        />
        {hasFailed && (
          <Text size="small" tone="quiet">
            The preview cannot be shown now.
          </Text>
        )}
      </div>
    </Stack>
  );
}
