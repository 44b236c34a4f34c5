/** The data that `src/view` renders, with final texts and addresses. */

import type { Drawing, Logo } from '../contract/drawing.ts';
import type { IconName, SocialIcon } from '../contract/icons.ts';
import type { Direction, Language } from '../contract/language.ts';
import type { ScriptName } from '../contract/markup.ts';
import type { Size } from '../contract/size.ts';
import type { Slot } from '../contract/slot.ts';
import type { Theme } from '../contract/theme.ts';
import type { AssetLink } from '../release/release.ts';

export interface Link {
  readonly text: string;
  readonly href: string;
  /** Whether it leads to the page that includes the fragment. */
  readonly current: boolean;
}

export interface CountedLink extends Link {
  /** Identifies the link in counted clicks; `null` if clicks are not counted. */
  readonly id: string | null;
  /** As in `LinkTarget`. */
  readonly command: string | null;
}

export interface DescribedLink extends CountedLink {
  readonly description: string | null;
  readonly icon: IconName | Drawing | null;
  readonly isIconMirrored: boolean;
  readonly pill: string | null;
}

export interface FooterLinkModel extends CountedLink {
  readonly pill: string | null;
  readonly extraData: Readonly<Record<string, string>>;
}

export interface ActionLink extends Link {
  readonly id: string;
  /** As in `LinkTarget`. */
  readonly command: string | null;
  /** Whether clicks are counted. */
  readonly isCounted: boolean;
  readonly look: 'primary' | 'secondary' | 'quiet';
}

export interface AnnouncementModel {
  readonly id: string;
  readonly isCounted: boolean;
  readonly label: string;
  readonly dismissLabel: string;
  readonly title: string;
  readonly description: string;
  readonly cta: string;
  readonly href: string;
}

export interface LanguageLink extends Link {
  readonly language: Language;
}

export interface LanguageSelectorModel {
  readonly title: string;
  readonly label: string;
  readonly currentName: string;
  readonly languages: readonly LanguageLink[];
}

/** The card or post that a teaser shows. */
export interface TeaserLink {
  readonly title: string;
  readonly href: string;
  readonly imageSrc: string | null;
  /** The same image for screens with two pixels per CSS pixel; `null` if there is none. */
  readonly largerImageSrc: string | null;
}

/** A teaser in one of the states of the specification. */
export type TeaserModel = { readonly id: string; readonly epigraph: string } & (
  | { readonly state: 'success' | 'fallback'; readonly link: TeaserLink }
  | { readonly state: 'loading'; readonly loading: string; readonly language: Language }
);

export type ColumnModel =
  | {
      readonly kind: 'links';
      readonly title: string;
      readonly titleLink: CountedLink | null;
      readonly links: readonly DescribedLink[];
      readonly second: { readonly title: string | null; readonly links: readonly DescribedLink[] } | null;
      /** The extra link and the bottom link, if the column has them. */
      readonly furtherLinks: readonly CountedLink[];
    }
  | { readonly kind: 'item-list'; readonly title: string; readonly items: readonly DescribedLink[] }
  | {
      readonly kind: 'post';
      /** As in `CountedLink`. */
      readonly id: string | null;
      readonly title: string;
      readonly teaser: TeaserModel;
    };

/** An entry of a list of sections: a link, or a section with these contents. */
type SectionListItem<Contents> =
  | { readonly kind: 'link'; readonly id: string; readonly link: CountedLink }
  | ({ readonly kind: 'section'; readonly id: string; readonly title: string; readonly current: boolean } & Contents);

export type MenuItemModel = SectionListItem<{ readonly columns: readonly ColumnModel[] }>;

export type SecondLevelItemModel = SectionListItem<{ readonly links: readonly DescribedLink[] }>;

export interface SecondLevelModel {
  /** The name of the site. */
  readonly title: string;
  readonly home: CountedLink;
  /** The first one leads home. */
  readonly items: readonly SecondLevelItemModel[];
}

interface BreadcrumbModel {
  readonly title: string;
  readonly href: string;
  /** The value of `aria-current`. */
  readonly current: string;
}

export interface MenuLabelsModel {
  readonly navigation: string;
  readonly open: string;
  readonly close: string;
}

export interface BrandModel {
  readonly name: string;
  readonly homeLabel: string;
  readonly homeHref: string;
  readonly logo: Logo;
  /** As in `Content`. */
  readonly nameInLogo: boolean;
}

export interface SearchFormModel {
  readonly label: string;
  readonly action: string;
  /** The field's name in the query. */
  readonly name: string;
}

export interface HeaderModel {
  readonly language: Language;
  readonly direction: Direction;
  readonly theme: Theme;
  readonly hasPath: boolean;
  /** Tells the script what to count (`countingSetting`); `null` for nothing. */
  readonly counting: string | null;
  /** As in `SiteContent`. */
  readonly siteOrigin: string | null;
  readonly transparent: boolean;
  /** The style sheet for the shadow tree; `null` if the header is not isolated. */
  readonly shadowStyles: readonly AssetLink[] | null;
  /** The scripts that were built with this markup. */
  readonly scripts: Readonly<Record<ScriptName, AssetLink>>;
  /** Leads to the host's main content; `null` without the parameter `skipTo`. */
  readonly skipLink: { readonly text: string; readonly href: string } | null;
  readonly brand: BrandModel;
  readonly size: Size;
  /** Announcement and tools; a compact header shows them in the row. */
  readonly bar: {
    readonly announcement: AnnouncementModel | null;
    /** `null` if the content has no text for it. */
    readonly login: CountedLink | null;
    readonly languageSelector: LanguageSelectorModel | null;
  };
  /** `null` if the site has none. A compact header shows it in the row. */
  readonly secondLevel: SecondLevelModel | null;
  /** `null` if the site or the page has none. */
  readonly breadcrumbs: { readonly label: string; readonly items: readonly BreadcrumbModel[] } | null;
  /** The title of a site without a second level, in a compact header. */
  readonly siteLink: CountedLink | null;
  readonly menu: { readonly labels: MenuLabelsModel; readonly items: readonly MenuItemModel[] };
  /** The most important first. */
  readonly actions: readonly ActionLink[];
  /** Shown in the slot `search` until the host fills it. */
  readonly search: SearchFormModel | null;
  /** The slots that the host may fill. */
  readonly slots: readonly Slot[];
}

interface FooterColumnModel {
  readonly title: string;
  /** Whether one of its links leads to the page that includes the fragment. */
  readonly current: boolean;
  readonly links: readonly FooterLinkModel[];
}

export interface FooterModel {
  readonly language: Language;
  readonly direction: Direction;
  readonly theme: Theme;
  readonly hasPath: boolean;
  /** As in `HeaderModel`. */
  readonly siteOrigin: string | null;
  readonly shadowStyles: readonly AssetLink[] | null;
  readonly brand: BrandModel;
  readonly size: Size;
  readonly columns: readonly FooterColumnModel[];
  readonly legal: { readonly label: string; readonly links: readonly FooterLinkModel[] };
  readonly social: {
    readonly label: string;
    readonly links: readonly {
      readonly id: string | null;
      readonly name: string;
      readonly href: string;
      readonly icon: SocialIcon | Drawing;
    }[];
  };
  readonly copyright: string;
}
