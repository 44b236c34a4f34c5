/** The theme's fields, with the real header beside each colour scheme. */

import type { ReactNode } from 'react';
import { colorPlace, isThemePlace, shapePlace } from '../../../../../src/content/place.ts';
import { DEFAULT_LANGUAGE } from '../../../../../src/contract/language.ts';
import { COLOR_SCHEMES, type ColorScheme } from '../../../../../src/contract/theme.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import { lowContrasts } from '../../entries/theme-warnings.ts';
import { COLOR_NAMES, COLOR_TOKENS, MAIN_COLORS, SHAPE_NAMES, tokenName } from '../../theme/theme-tokens.ts';
import { useEditedTheme } from '../bar/use-edited-theme.ts';
import { EntryComments } from '../comments/entry-comments.tsx';
import { Details } from '../controls/details.tsx';
import { PageHeading } from '../kit/page-heading.tsx';
import { UndoButtons } from '../kit/undo-buttons.tsx';
import { Grid, Stack, Text } from '../primitives/layout.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { namedEntry, useNamedField } from '../routing/focus-field.ts';
import { ThemePreview } from './theme-preview.tsx';
import { THEME_ROLE, TokenField } from './token-field.tsx';

const SCHEMES = COLOR_SCHEMES.toReversed();

const TITLES: Readonly<Record<ColorScheme, string>> = { light: 'Light theme', dark: 'Dark theme' };

const HINTS = {
  font: 'Font families that your sites load, separated by commas. The system font is the fallback.',
  radius: 'For buttons and cards, such as 8px. Menus get twice as much.',
} as const;

const SHAPES = ['radius', 'font'] as const;

/** In the order of the page. */
const PLACES = [
  ...SCHEMES.flatMap((scheme) => COLOR_TOKENS.map((token) => colorPlace(scheme, token))),
  ...SHAPES.map(shapePlace),
];

export function ThemeEditor({ files }: { readonly files: MenusAnswer }) {
  useNamedField();
  const isAuthor = useHasRole('author');
  const ofFiles = files.languages[DEFAULT_LANGUAGE].texts;
  const edited = useEditedTheme();
  const all = { ...ofFiles, ...edited };

  return (
    <>
      <PageHeading
        title="Theme"
        actions={
          isAuthor ? (
            <UndoButtons isOfPage={({ id }) => isThemePlace(id)} language={DEFAULT_LANGUAGE} />
          ) : (
            <NeedsRole needed="author" id={THEME_ROLE}>
              Only authors can change the theme.
            </NeedsRole>
          )
        }
      >
        In all languages and on all sites. Visitors see a change once it is published; a site may still set its own.
      </PageHeading>
      <Stack gap={5}>
        {SCHEMES.map((scheme) => {
          const low = lowContrasts(all, ofFiles, scheme);
          const colors = COLOR_TOKENS.map((token) => {
            const place = colorPlace(scheme, token);
            const warnings = low.filter((one) => one.place === place).map(({ text }) => text);
            return { token, place, warnings, isMain: MAIN_COLORS.includes(token) };
          });
          const others = colors.filter(({ isMain }) => !isMain);
          const fieldOf = ({ token, place, warnings }: (typeof colors)[number]) => (
            <TokenField key={place} place={place} files={files} label={COLOR_NAMES[token]} warnings={warnings} />
          );
          const faults = others.filter(({ warnings }) => warnings.length > 0).length;
          return (
            <ThemeSection key={scheme} id={`theme-${scheme}`} title={TITLES[scheme]}>
              <ThemePreview scheme={scheme} edited={edited} files={files} title={TITLES[scheme]} />
              <Stack gap={3} className="studio-theme__colors">
                <Fields>{colors.filter(({ isMain }) => isMain).map(fieldOf)}</Fields>
                <Details
                  summary={['More colours', ...(faults === 0 ? [] : [`${faults} with too little contrast`])].join(', ')}
                  summaryClassName="studio-theme__more"
                  isOpenAtFirst={others.some(({ place }) => place === namedEntry()?.id)}
                >
                  <Fields>{others.map(fieldOf)}</Fields>
                </Details>
              </Stack>
            </ThemeSection>
          );
        })}
        <ThemeSection id="theme-shape" title="Both themes">
          <Fields>
            {SHAPES.map((token) => (
              <TokenField
                key={token}
                place={shapePlace(token)}
                files={files}
                label={SHAPE_NAMES[token]}
                hint={HINTS[token]}
              />
            ))}
          </Fields>
        </ThemeSection>
      </Stack>
      <EntryComments
        isAbout={({ id }) => isThemePlace(id)}
        subjects={PLACES.map((id) => ({ kind: 'text', id }))}
        nameOf={({ id }) => `“${tokenName(id)}”`}
        language={DEFAULT_LANGUAGE}
      />
    </>
  );
}

interface ThemeSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function ThemeSection({ id, title, children }: ThemeSectionProps) {
  return (
    <Grid as="section" gap={4} align="start" surface="panel" className="studio-theme__section" aria-labelledby={id}>
      <Text id={id} as="h2" size="large" weight="strong">
        {title}
      </Text>
      {children}
    </Grid>
  );
}

function Fields({ children }: { readonly children: ReactNode }) {
  return (
    <Grid gap={5} rows={0} align="start" shrinks className="studio-theme__fields">
      {children}
    </Grid>
  );
}
