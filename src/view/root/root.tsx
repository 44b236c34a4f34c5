/** The root element of a fragment; if the host requests isolation, its content is in a shadow tree. */

import type { HTMLAttributes, ReactNode } from 'react';
import { COUNT_ATTRIBUTE } from '../../contract/counting.ts';
import type { Direction, Language } from '../../contract/language.ts';
import {
  ELEMENTS_HASH,
  PATH_ATTRIBUTE,
  SCRIPT_ATTRIBUTE,
  type ScriptName,
  SITE_ATTRIBUTE,
  TRANSPARENT_ATTRIBUTE,
} from '../../contract/markup.ts';
import type { Theme } from '../../contract/theme.ts';
import type { AssetLink } from '../../release/release.ts';

export interface RootProps extends HTMLAttributes<HTMLElement> {
  readonly name: 'header' | 'footer';
  readonly language: Language;
  readonly direction: Direction;
  readonly theme: Theme;
  readonly hasPath: boolean;
  readonly siteOrigin: string | null;
  /** Headers only. */
  readonly counting?: string | null;
  readonly shadowStyles: readonly AssetLink[] | null;
  /** Headers only. */
  readonly scripts?: Readonly<Record<ScriptName, AssetLink>>;
  readonly transparent?: boolean;
  readonly children: ReactNode;
}

export function Root({
  name: Tag,
  language,
  direction,
  theme,
  hasPath,
  siteOrigin,
  counting,
  shadowStyles,
  scripts,
  transparent,
  children,
  ...attributes
}: RootProps) {
  const className = `portico-${Tag}`;
  const transparency = { [TRANSPARENT_ATTRIBUTE]: transparent };
  return (
    <Tag
      className={className}
      data-portico={Tag}
      lang={language}
      data-theme={theme}
      dir={direction}
      {...{ [PATH_ATTRIBUTE]: hasPath ? '' : undefined, [SITE_ATTRIBUTE]: siteOrigin ?? undefined }}
      {...{ [COUNT_ATTRIBUTE]: counting ?? undefined }}
      {...transparency}
      {...attributes}
    >
      {shadowStyles ? (
        <template {...{ shadowrootmode: 'open' }}>
          {shadowStyles.map(({ href, integrity }) => (
            <link key={href} rel="stylesheet" href={href} integrity={integrity} crossOrigin="anonymous" />
          ))}
          <div className={className} dir={direction === 'rtl' ? direction : undefined} {...transparency}>
            {children}
          </div>
        </template>
      ) : (
        children
      )}
      {scripts && <Scripts scripts={scripts} />}
    </Tag>
  );
}

/**
 * Templates from which any release's scripts load this release's, and check their integrity (client/import-checked.ts).
 * They are not children of the root, because the loader of 0.3.0 takes a template there for a shadow tree.
 */
function Scripts({ scripts }: Required<Pick<RootProps, 'scripts'>>) {
  return (
    <div hidden>
      {Object.entries(scripts).map(([name, { href, integrity }]) => (
        <template key={name} {...{ [SCRIPT_ATTRIBUTE]: name }}>
          <script
            type="module"
            src={name === 'loader' ? href + ELEMENTS_HASH : href}
            integrity={integrity}
            crossOrigin="anonymous"
          />
        </template>
      ))}
    </div>
  );
}
