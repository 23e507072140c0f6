import type { Services } from '../services.ts';
import { isShown } from './isShown.ts';
import { saidInOf } from './saidInOf.ts';
import { wordsIn } from './wordsIn.ts';

/** PL notices to players, PU pop-ups, H announcements. */
export type AnnouncementType = 'PL' | 'PU' | 'H';

/** The sort of a pop-up that is advertising. */
export const OFFER = 'OFFER';

export interface AnnouncementQuery {
  merchant: string;
  language: string;
  types: AnnouncementType[];
  audience: 'site' | 'agent';
  now: Date;
}

const MAX_ROWS = 100;

/** Reads published announcements in order, in a language. `content` is HTML, sanitized when it was written. */
export async function readAnnouncements(
  { db, brands }: Pick<Services, 'db' | 'brands'>,
  { merchant, language, types, audience, now }: AnnouncementQuery,
) {
  if (types.length === 0) return [];
  const rows = await db
    .selectFrom('announcement')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('type', 'in', types)
    .where('audience', '=', audience)
    .where('starts_at', '<=', now)
    .where(isShown(now, language))
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute();
  const brand = await brands.find(merchant);
  return rows.map((row) => {
    const { title = '', content = '' } = wordsIn(row.words, language, brand);
    return {
      id: String(row.id),
      type: row.type,
      title,
      content,
      saidIn: saidInOf(row.words, language, brand),
      startDate: row.starts_at.getTime(),
      execution: row.execution as 'A' | 'B' | 'F' | null,
      promotionType: row.promotion_type ?? '',
    };
  });
}
