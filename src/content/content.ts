/** The content in one language, in the shapes of the specification and with every link resolved. */

import type { Counting } from '../contract/counting.ts';
import type { Drawing, Logo } from '../contract/drawing.ts';
import type { IconName, SocialIcon } from '../contract/icons.ts';
import type { Language } from '../contract/language.ts';
import type { SourceSettings } from '../contract/post-format.ts';
import type { Slot } from '../contract/slot.ts';

/** A message for the announcement bar. Instants are milliseconds since 1970; `null` means no limit. */
export interface Announcement {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly description: string;
  readonly cta: string;
  /** How often the message is drawn, in proportion to other active messages; 0 means never. */
  readonly weight: number;
  readonly startDate: number | null;
  readonly endDate: number | null;
  /** Patterns of the pages that show it (`src/contract/page-path.ts`); `null` for all pages. */
  readonly paths: readonly string[] | null;
  /** On a default message: whether it is also shown while the page has announcements but none is active. */
  readonly fillsGaps?: boolean | undefined;
}

/** Where a link leads. */
export interface LinkTarget {
  readonly url: string;
  /** What pages can do instead of following the link (`COMMAND_EVENT`); `null` for nothing. */
  readonly command: string | null;
}

export interface MenuLink extends LinkTarget {
  /** The id in links.json. */
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly icon: IconName | Drawing | null;
  /** A short text in a pill next to the name, such as “We’re hiring”. */
  readonly label: string | null;
  readonly extraData: Readonly<Record<string, string>>;
}

export interface TextLink extends LinkTarget {
  /** As in `MenuLink`. */
  readonly id: string;
  readonly text: string;
}

/** One or two lists of links with their titles. */
interface LinkColumn {
  readonly kind: 'links';
  readonly title: string;
  readonly titleUrl: string | null;
  readonly links: readonly MenuLink[];
  readonly secondTitle: string | null;
  readonly secondList: readonly MenuLink[];
  readonly bottomLink: TextLink | null;
  readonly extraLink: TextLink | null;
}

/** A list of links with descriptions. */
interface ItemListColumn {
  readonly kind: 'item-list';
  readonly title: string;
  readonly itemListData: readonly MenuLink[];
}

/** A teaser; the link tree calls it `post` or `firstPost`. */
interface PostColumn {
  readonly kind: 'post';
  readonly title: string;
  readonly firstPost: TeaserContent;
}

export type Column = LinkColumn | ItemListColumn | PostColumn;

/** What an editor writes for a teaser. */
export interface CardContent {
  readonly title: string;
  readonly url: string;
  /** The name of an image of the company, such as `teaser-blog`, or an https URL. */
  readonly image: string;
}

/** A place in the menu for the latest post of a blog source; it shows the fallback while there is none. */
export interface BlogTeaser {
  readonly kind: 'blog';
  readonly id: string;
  readonly epigraph: string;
  readonly source: string;
  readonly fallback: CardContent | null;
}

/** A place in the menu for one card or post. */
export type TeaserContent =
  | { readonly kind: 'card'; readonly id: string; readonly epigraph: string; readonly card: CardContent }
  | BlogTeaser;

export type NavigationItem =
  | ({ readonly kind: 'link'; readonly id: string; readonly title: string } & LinkTarget)
  | {
      readonly kind: 'section';
      readonly id: string;
      readonly title: string;
      /** In order; `null` for a column that could not be resolved. */
      readonly columns: readonly (Column | null)[];
    };

/** A button, and the query that tracks clicks on it. */
export interface ActionContent extends TextLink {
  readonly look: ActionLook;
  /** `{text}` stands for the text of the button in lower case. */
  readonly tracking: string | null;
}

/** Filled, outlined, or text only. */
export const ACTION_LOOKS = ['primary', 'secondary', 'quiet'] as const;
export type ActionLook = (typeof ACTION_LOOKS)[number];

interface SocialLink {
  /** The id in brand.json. */
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly icon: SocialIcon | Drawing;
}

interface FooterContent {
  /** As in `NavigationItem`. */
  readonly columns: readonly ({ readonly title: string; readonly links: readonly MenuLink[] } | null)[];
  readonly legal: readonly MenuLink[];
  readonly social: readonly SocialLink[];
}

/** An entry of the second level. */
export type SecondLevelItem =
  | { readonly kind: 'link'; readonly link: MenuLink }
  | { readonly kind: 'menu'; readonly title: string; readonly links: readonly MenuLink[] };

/** What a site adds to the chrome. */
export interface SiteContent {
  /** `null` for a main site without a second row. */
  readonly title: string | null;
  /** The home page's URL or path. */
  readonly url: string;
  /** The origin of its pages, without a trailing slash; `null` if it is the main site's. */
  readonly origin: string | null;
  /** The entries of the second row; `null` for a site without one. */
  readonly secondLevel: readonly SecondLevelItem[] | null;
  /** The slots that its pages fill. */
  readonly slots: readonly Slot[];
  /** The form in the slot `search`: where it leads, and the name of its field. */
  readonly search: { readonly action: string; readonly name: string } | null;
  /** Whether its pages may show breadcrumbs. */
  readonly breadcrumbs: boolean;
}

/** All texts and links in one language. Texts borrowed from another are marked (`src/contract/borrowed-text.ts`). */
export interface Content {
  readonly language: Language;
  readonly brand: {
    readonly name: string;
    readonly logo: Logo;
    /** Whether the logo is a wordmark: the name is then not written beside it. */
    readonly nameInLogo: boolean;
  };
  /** What to count on pages with this content, and its `countingSetting`; `null` for nothing. */
  readonly counting: (Counting & { readonly setting: string }) | null;
  readonly site: SiteContent;
  readonly labels: Labels;
  /** The announcements for this site. */
  readonly announcements: readonly Announcement[];
  /** Shown on pages that never have an announcement; those with `fillsGaps` also while none is active. */
  readonly defaultMessages: readonly Announcement[];
  readonly navigation: readonly NavigationItem[];
  /** All teasers by id, including any that no menu shows. */
  readonly teasers: ReadonlyMap<string, TeaserContent>;
  /** The teasers in the menus that show a post from a blog source. */
  readonly menuSources: readonly BlogTeaser[];
  /** Blog sources that differ from the files, by name. */
  readonly sources: ReadonlyMap<string, SourceSettings>;
  readonly footer: FooterContent;
  /** The buttons, the most important first. */
  readonly actions: readonly ActionContent[];
  /** Where links of header and footer lead, without trailing slashes: paths on the main site, and URLs. */
  readonly linkedPages: ReadonlySet<string>;
  /** Parts that could not be resolved and are missing above. The build rejects content with failed parts. */
  readonly failed: Readonly<Record<'header' | 'footer', readonly FailedPart[]>>;
}

/** A part of a fragment that failed, and is missing. Names: `parts.ts`. */
export interface FailedPart {
  readonly part: string;
  /** What was thrown. */
  readonly error: unknown;
}

/** Labels that every dictionary must contain. */
export const LABEL_NAMES = [
  'homeLink',
  'announcement',
  'dismissAnnouncement',
  'mainNavigation',
  'skipLink',
  'openMenu',
  'closeMenu',
  'language',
  'chooseLanguage',
  'loading',
  'legal',
  'social',
  'copyright',
] as const;

/** Without its label, the login link, search form or breadcrumbs are not shown. */
export type Labels = Readonly<Record<(typeof LABEL_NAMES)[number], string>> & {
  readonly login?: string;
  readonly search?: string;
  readonly breadcrumbs?: string;
};
