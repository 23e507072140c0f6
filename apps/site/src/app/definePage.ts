import type { MemberInfo } from '@site/api/member';
import type { ReportName } from '@site/api/reports';
import type { IconName } from '@site/ui/glyphs';
import type { ParseKeys } from 'i18next';
import type { Namespace } from './i18n';
import type { skeletons } from './skeletons';

/** The viewer of a menu. */
export interface Viewer {
  member: MemberInfo | undefined;
  /** Returns true when a feature flag of the brand is on. */
  isOn: (flag: string) => boolean;
}

/** A menu of the site: of the own account, at the side, in the drawer alone, or a column of the footer. */
export type Menu = 'account' | 'side' | 'drawer' | 'rewards' | 'company' | 'rules';

/** A menu entry; its label is `place.{name}` of the namespace `site`. */
export interface Place {
  icon: IconName;
  /** Its rank in the site's menus. Entries of one rank follow the order of the pages. */
  menus?: Partial<Record<Menu, number>>;
  /** Fragment of the target address. */
  hash?: string;
  /** Returns true when the viewer may see the entry. @default everybody */
  isFor?: (onlooker: Viewer) => boolean;
}

interface Words {
  /** Title of the tab. @default that of the agent centre in it, of its first entry in the menus, or else the site's */
  title?: ParseKeys;
  /** Description for search engines. @default the site's description */
  about?: ParseKeys<'about'>;
}

/** A path; matched case-insensitively. */
export type Address = string | ({ path: string } & Words);

export interface ChunkTerms {
  /** Path of the component's file below `areas`, without `.tsx`. */
  chunk: `${string}Page`;
  /** Namespaces beside the site's own. */
  namespaces?: Namespace[];
  /** Skeleton shown until the chunk has loaded. @default that of the page's frame, or none */
  shape?: keyof typeof skeletons;
}

interface CommonTerms extends Words {
  /** All its addresses, the main one first. Texts of an address override those of the page. */
  at: readonly [Address, ...Address[]];
  /** Layout around the page: none, or that of a centre. @default the site's header, menus and footer */
  frame?: 'bare' | 'member' | 'agent';
  /** The server-rendered HTML is complete. */
  isWhole?: true;
  /** Lists its main address in the sitemap of each brand. A page that is neither listed nor found asks search engines to leave it out. */
  isListed?: true;
  /** Search engines may know it, although its declaration does not list it. */
  isFound?: true;
  /** Search engines must not visit it. */
  isHidden?: true;
  /** Shows no pop-ups on this page. */
  isUndisturbed?: true;
  /** Feature flag of the brand without which it is not found. */
  flag?: string;
  /** Its entries in the site's menus, by name. */
  places?: Record<string, Place>;
  /** Its group in the menu of the member centre; its first entry of `places` is shown there. */
  centre?: 'money' | 'records' | 'rewards' | 'account';
  /** Its entry in the menu of the agent centre. */
  desk?: { group: 'team' | 'reports'; icon: IconName; label: ParseKeys<'agent'> };
}

export type PageTerms = CommonTerms &
  (
    | (ChunkTerms & { report?: undefined; isPlanned?: undefined })
    /** A page that is a report and nothing more. */
    | { report: ReportName; chunk?: undefined; isPlanned?: undefined }
    /** A page without a chunk is part of the entry. */
    | { report?: undefined; chunk?: undefined; isPlanned?: undefined }
    /** A planned page has no menu entries yet. */
    | { report?: undefined; chunk?: undefined; isPlanned: true }
  );

/** Declares a page. Routes, chunks, menus, titles, the sitemap and the every-page test are derived from it. */
export const definePage = <const P extends PageTerms>(terms: P): P => terms;
