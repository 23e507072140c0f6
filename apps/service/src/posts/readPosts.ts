import type { PostValue } from '@site/api/posts';
import { isShown } from '../content/isShown.ts';
import { saidInOf } from '../content/saidInOf.ts';
import { wordsIn } from '../content/wordsIn.ts';
import type { Services } from '../services.ts';

const MAX_ROWS = 100;

interface Asked {
  merchant: string;
  language: string;
  /** Slug of one article. @default all */
  id?: string | undefined;
  now: Date;
}

/** Reads published articles in a language, newest first. `content` is HTML, sanitized when it was written. Source: MEM-21. */
export async function readPosts(
  { db, brands }: Pick<Services, 'db' | 'brands'>,
  { merchant, language, id, now }: Asked,
): Promise<PostValue[]> {
  const rows = await db
    .selectFrom('post')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('published_at', '<=', now)
    .where(isShown(now, language))
    .$if(id !== undefined, (query) => query.where('slug', '=', id ?? ''))
    .orderBy('published_at', 'desc')
    .orderBy('slug')
    .limit(MAX_ROWS)
    .execute();
  const brand = await brands.find(merchant);
  return rows.map(({ slug, kind, published_at, words }) => {
    const { title = '', summary = '', content = '' } = wordsIn(words, language, brand);
    return { id: slug, kind, title, summary, content, publishedAt: published_at.getTime(), saidIn: saidInOf(words, language, brand) };
  });
}

/** Returns what a list shows of an article. */
export const cardOf = ({ content: _content, ...card }: PostValue) => card;
