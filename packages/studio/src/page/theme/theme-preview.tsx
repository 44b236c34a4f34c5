/** The real header in a colour scheme, with an open menu and the edited tokens. */

import { useMemo } from 'react';
import { DEFAULT_LANGUAGE, directionOf } from '../../../../../src/contract/language.ts';
import { MAIN_SITE } from '../../../../../src/contract/site.ts';
import type { ColorScheme } from '../../../../../src/contract/theme.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import type { MenusPreviewRequest } from '../../contract/requests.ts';
import { hostTokens } from '../../theme/theme-sheet.ts';
import { useRendered } from '../bar/use-header.ts';
import { MenuFrame } from '../menus/menu-frame.tsx';
import { Text } from '../primitives/layout.tsx';

interface ThemePreviewProps {
  readonly scheme: ColorScheme;
  readonly title: string;
  readonly files: MenusAnswer;
  /** By place. */
  readonly edited: Readonly<Record<string, string>>;
}

/** In pixels. */
const WIDTH = 1280;

export function ThemePreview({ scheme, title, files: { tree }, edited }: ThemePreviewProps) {
  const request = {
    language: DEFAULT_LANGUAGE,
    site: MAIN_SITE,
    fragment: 'header',
    theme: scheme,
    menus: {},
  } as const;
  const { html, hasFailed } = useRendered('/preview/menus', JSON.stringify(request satisfies MenusPreviewRequest));
  // set on the framed page, as a host would, so that typing creates no style sheet
  const tokens = useMemo(() => hostTokens(edited, scheme), [edited, scheme]);
  const section = tree.navigation.find((item) => !('url' in item))?.id ?? null;
  return (
    <div className="studio-theme__preview">
      <MenuFrame
        title={`Preview: ${title}`}
        fragment="header"
        width={WIDTH}
        isPhone={false}
        hasOverlay={false}
        direction={directionOf(DEFAULT_LANGUAGE)}
        html={html}
        section={section}
        column={-1}
        marked={null}
        tokens={tokens}
      />
      {hasFailed && (
        <Text size="small" tone="quiet">
          The preview cannot be shown now.
        </Text>
      )}
    </div>
  );
}
