/** The root element of a fragment; if the host requests isolation, its content is in a shadow tree. */

import type { HTMLAttributes, ReactNode } from 'react';
import type { Language } from '../../contract/language.ts';
import { TRANSPARENT_ATTRIBUTE } from '../../contract/markup.ts';
import type { Theme } from '../../contract/theme.ts';
import type { AssetLink } from '../../release/release.ts';

export interface RootProps extends HTMLAttributes<HTMLElement> {
  readonly name: 'header' | 'footer';
  readonly language: Language;
  readonly theme: Theme;
  readonly shadowStyles: AssetLink | null;
  /** Only the header has it. */
  readonly transparent?: boolean;
  readonly children: ReactNode;
}

export function Root({ name: Tag, language, theme, shadowStyles, transparent, children, ...attributes }: RootProps) {
  const className = `portico-${Tag}`;
  const transparency = { [TRANSPARENT_ATTRIBUTE]: transparent };
  return (
    <Tag
      className={className}
      data-portico={Tag}
      lang={language}
      data-theme={theme}
      dir="ltr"
      {...transparency}
      {...attributes}
    >
      {shadowStyles ? (
        <template {...{ shadowrootmode: 'open' }}>
          <link rel="stylesheet" href={shadowStyles.href} integrity={shadowStyles.integrity} crossOrigin="anonymous" />
          <div className={className} {...transparency}>
            {children}
          </div>
        </template>
      ) : (
        children
      )}
    </Tag>
  );
}
