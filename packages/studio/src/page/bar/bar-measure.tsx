/** Shows a message in the real bar at three widths, and says how many lines it takes and whether its words fit. */

import { memo, useMemo, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { Language } from '../../../../../src/contract/language.ts';
import type { MessageFields } from '../../contract/draft.ts';
import { hostTokens } from '../../theme/theme-sheet.ts';
import { SEGMENTS } from '../primitives/control-classes.ts';
import { Row, Stack, Text } from '../primitives/layout.tsx';
import { BarFrame } from './bar-frame.tsx';
import { useEditedTheme } from './use-edited-theme.ts';
import { type BarTheme, useHeader } from './use-header.ts';

const WIDTHS = [320, 390, 1440] as const;

const MAX_LINES = 2;

const THEMES: readonly BarTheme[] = ['light', 'dark'];

interface BarMeasureProps {
  readonly language: Language;
  readonly fields: MessageFields;
}

export function BarMeasure({ language, fields }: BarMeasureProps) {
  const [theme, setTheme] = useState<BarTheme>('light');
  const { html, hasFailed } = useHeader(language, theme, fields);
  const edited = useEditedTheme();
  const tokens = useMemo(() => hostTokens(edited, theme), [edited, theme]);
  return (
    <Stack as="section" gap={3} shrinks pad={5} surface="panel" className="studio-bar" aria-labelledby="bar">
      <Row gap={3} justify="between">
        <Text id="bar" as="h2" size="large" weight="strong">
          In the bar
        </Text>
        <ThemeChoice theme={theme} onChange={setTheme} />
      </Row>
      <div className={`studio-bar__frames studio-bar__frames--${theme}`}>
        {WIDTHS.map((width) => (
          <BarFrame key={width} width={width} html={html} tokens={tokens} maxLines={MAX_LINES} />
        ))}
      </div>
      <Text size="small" tone="quiet" className="studio-bar__note">
        {hasFailed
          ? 'The header cannot be shown now. It is measured again with the next change.'
          : 'More than two lines push the page down too far, especially on phones. A word wider than the screen breaks at any letter.'}
      </Text>
    </Stack>
  );
}

interface ThemeChoiceProps {
  readonly theme: BarTheme;
  readonly onChange: (theme: BarTheme) => void;
}

const ThemeChoice = memo(function ThemeChoice({ theme, onChange }: ThemeChoiceProps) {
  return (
    <ToggleButtonGroup
      className={SEGMENTS.root}
      aria-label="Theme of the header"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[theme]}
      onSelectionChange={(keys) => onChange(keys.has('dark') ? 'dark' : 'light')}
    >
      {THEMES.map((name) => (
        <ToggleButton key={name} id={name} className={SEGMENTS.option}>
          {name === 'light' ? 'Light' : 'Dark'}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
});
