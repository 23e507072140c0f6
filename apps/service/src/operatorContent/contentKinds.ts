import { gameType } from '@site/api/common';
import { promotionCard } from '@site/api/content';
import type { ContentKind, ContentTexts } from '@site/api/operatorContent';
import { postCard } from '@site/api/posts';
import { OFFER } from '../content/readAnnouncements.ts';

interface KindTerms {
  table: 'announcement' | 'banner' | 'promotion' | 'post' | 'help_article' | 'mission';
  /** Of announcements. */
  type?: 'H' | 'PL' | 'PU';
  /** Names of its texts, and those that it is not published without. */
  texts: readonly (keyof ContentTexts)[];
  needed: readonly (keyof ContentTexts)[];
}

/** Where each kind is kept, and what it says. Source: OPR-03. */
export const contentKinds: Record<ContentKind, KindTerms> = {
  announcement: { table: 'announcement', type: 'H', texts: ['title', 'content'], needed: ['title', 'content'] },
  notice: { table: 'announcement', type: 'PL', texts: ['title'], needed: ['title'] },
  popup: { table: 'announcement', type: 'PU', texts: ['title', 'content'], needed: ['title', 'content'] },
  banner: { table: 'banner', texts: ['overline', 'title', 'text', 'alt'], needed: ['title', 'alt'] },
  promotion: { table: 'promotion', texts: ['title', 'text', 'alt', 'content'], needed: ['title', 'text', 'alt', 'content'] },
  post: { table: 'post', texts: ['title', 'summary', 'content'], needed: ['title', 'summary', 'content'] },
  mission: { table: 'mission', texts: ['title', 'text'], needed: ['title', 'text'] },
  help: { table: 'help_article', texts: ['title', 'content'], needed: ['title', 'content'] },
};

/** Places where banners hang: the lobby, the head of each category's list, the recovery of a password and the side menu. */
export const bannerGroups = ['w_home', ...gameType.options.map((type) => `w_${type.toLowerCase()}`), 'w_forget', 'w_leftmenu'];

export const promotionSorts: string[] = promotionCard.shape.kind.options;
export const postSorts: string[] = postCard.shape.kind.options;

/** Sorts of pop-ups; an offer is shown only to members who may be advertised to. */
export const popupSorts: string[] = ['NEWS', 'WELCOME', OFFER];

/** The sort whose single article is the terms, which are always shown. */
export const TERMS = 'TERMS';
/** Sorts of help articles, as the help centre shows them; those to install are in the page of the app too. */
export const helpSorts: string[] = ['START', 'MONEY', 'PLAY', 'SAFETY', 'INSTALL'];

/** Sorts of missions: what is counted, and whether in a day or a week. */
export const missionSorts: string[] = ['bet-D', 'bet-W', 'categories-D', 'categories-W', 'days-W'];
/** The largest goal of what cannot be more: categories, and days of a week. */
export const mostOfGoal: Record<string, number> = { categories: gameType.options.length, days: 7 };
