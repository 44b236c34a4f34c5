/** The root element of a fragment; where the host asks for isolation, what it holds stands in a shadow tree of its own. */

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
  /** Only of the header. */
  readonly transparent?: boolean;
  readonly children: ReactNode;
}

export function Root({
  name: Element,
  language,
  theme,
  shadowStyles,
  transparent,
  children,
  ...attributes
}: RootProps) {
  const className = `portico-${Element}`;
  const ground = { [TRANSPARENT_ATTRIBUTE]: transparent };
  return (
    <Element
      className={className}
      data-portico={Element}
      lang={language}
      data-theme={theme}
      dir="ltr"
      {...ground}
      {...attributes}
    >
      {shadowStyles ? (
        <template {...{ shadowrootmode: 'open' }}>
          <link rel="stylesheet" href={shadowStyles.href} integrity={shadowStyles.integrity} crossOrigin="anonymous" />
          <div className={className} {...ground}>
            {children}
          </div>
        </template>
      ) : (
        children
      )}
    </Element>
  );
}
