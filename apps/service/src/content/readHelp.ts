import type { HelpCentreValue } from '@site/api/support';
import type { Services } from '../services.ts';
import { TERMS } from '../operatorContent/contentKinds.ts';
import { isShown } from './isShown.ts';
import { saidInOf } from './saidInOf.ts';
import { wordsIn } from './wordsIn.ts';

type Article = HelpCentreValue['articles'][number];

/** Reads the articles of a brand's help centre, in order. `content` is HTML, sanitized when it was written. */
export async function readHelp(
  { db, brands }: Pick<Services, 'db' | 'brands'>,
  { merchant, language }: { merchant: string; language: string },
): Promise<HelpCentreValue> {
  const rows = await db
    .selectFrom('help_article')
    .selectAll()
    .where('merchant', '=', merchant)
    .where(isShown(new Date(), language))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const brand = await brands.find(merchant);
  const all: Article[] = rows.map((row) => {
    const { title = '', content = '' } = wordsIn(row.words, language, brand);
    return { id: row.code, title, content, group: row.group_name, saidIn: saidInOf(row.words, language, brand) };
  });
  const term = all.find(({ group }) => group === TERMS);
  return { articles: all.filter(({ group }) => group !== TERMS), term: term?.content ?? '', termSaidIn: term?.saidIn };
}
