import { gameType } from '@site/api/common';
import type { ContentKind, WrittenContent } from '@site/api/operatorContent';
import type { RefusalDetails } from '@site/api/refusals';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { BrandState } from '../system/Brands.ts';
import {
  bannerGroups,
  contentKinds,
  helpSorts,
  missionSorts,
  mostOfGoal,
  popupSorts,
  postSorts,
  promotionSorts,
  TERMS,
} from './contentKinds.ts';
import { type Row, isBinding } from './contentRow.ts';

interface Checked {
  db: Kysely<Schema>;
  kind: ContentKind;
  written: WrittenContent;
  brand: BrandState;
  /** The stored row; undefined for something new. */
  row: Row | undefined;
  now: Date;
}

const sortsOf = { promotion: promotionSorts, post: postSorts, help: helpSorts, mission: missionSorts };

const fault = (field: string, rule: string): RefusalDetails => ({ field, rule });

/** Returns what cannot be saved. A draft may lack texts, but not what makes it what it is. */
export async function faultOf({ db, kind, written, brand, row, now }: Checked): Promise<RefusalDetails | undefined> {
  const { languages } = brand.brand;
  const { from, until, startsAt, endsAt, slug, sort } = written;
  const unknown = [...written.languages, ...Object.keys(written.words)].find((code) => !languages.includes(code));
  if (unknown) return fault('languages', 'known');
  // The inbox and its count know no languages.
  if (kind === 'notice' && written.languages.length > 0) return fault('languages', 'none');
  if (!Object.values(written.words).some((texts) => texts?.title)) return fault(`words.${mainOf(written, brand)}.title`, 'required');
  if (from !== null && until !== null && until <= from) return fault('until', 'after');
  if (kind === 'promotion' || kind === 'post' || kind === 'help' || kind === 'mission') {
    if (slug === '') return fault('slug', 'required');
    const table = contentKinds[kind].table;
    const column = kind === 'post' ? 'slug' : 'code';
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where merchant = ${brand.brand.merchant} and ${sql.ref(column)} = ${slug}
      and id <> ${row?.id ?? 0}`.execute(db);
    if (rows.length > 0) return fault('slug', 'taken');
    // Its address is known outside.
    if (row && row.state !== 'draft' && slug !== (row.code ?? row.slug)) return fault('slug', 'frozen');
    const isTerms = kind === 'help' && row?.kind === TERMS && sort === TERMS;
    if (!sortsOf[kind].includes(sort) && !isTerms) return fault('sort', 'known');
  }
  if (kind === 'popup' && !popupSorts.includes(sort)) return fault('sort', 'known');
  if (kind === 'mission') {
    const { goal, points } = written;
    if (goal < 1) return fault('goal', 'required');
    if (goal > (mostOfGoal[sort.split('-')[0] ?? ''] ?? goal)) return fault('goal', 'most');
    if (points < 1) return fault('points', 'required');
  }
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) return fault('endsAt', 'after');
  if (row && isBinding(row, now)) {
    if (startsAt !== (row.starts_at?.getTime() ?? null)) return fault('startsAt', 'frozen');
    if (endsAt !== null && endsAt !== row.ends_at?.getTime() && endsAt < now.getTime()) return fault('endsAt', 'future');
    if (String(written.languages) !== String(row.languages)) return fault('languages', 'frozen');
    if (from !== (row.shown_from?.getTime() ?? null)) return fault('from', 'frozen');
    if (until !== (row.shown_until?.getTime() ?? null)) return fault('until', 'frozen');
    if (sort !== row.kind) return fault('sort', 'frozen');
  }
  if (kind === 'banner' && !bannerGroups.includes(written.group)) return fault('group', 'known');
  if (kind === 'banner' || kind === 'promotion') {
    const arts = await readArts(db, brand.brand.merchant);
    if (!arts.includes(written.art)) return fault('art', written.art === '' ? 'required' : 'known');
  }
  if (kind === 'banner' && !(await leadsSomewhere(db, written, brand))) return fault('target', 'known');
  return undefined;
}

/** Returns what cannot be published: a time that is over, and a language without its texts. */
export function publishFaultOf({
  kind,
  written,
  brand,
  now,
}: Pick<Checked, 'kind' | 'written' | 'brand' | 'now'>): RefusalDetails | undefined {
  if (written.until !== null && written.until <= now.getTime()) return fault('until', 'future');
  const { needed } = contentKinds[kind];
  // The text alternative of a picture comes by itself.
  const begun = Object.entries(written.words).flatMap(([code, texts]) =>
    Object.entries(texts ?? {}).some(([name, text]) => name !== 'alt' && text) ? [code] : [],
  );
  const shown = written.languages.length > 0 ? written.languages : [mainOf(written, brand)];
  for (const code of new Set([...shown, ...begun])) {
    const missing = needed.find((name) => !written.words[code]?.[name]);
    if (missing) return fault(`words.${code}.${missing}`, 'required');
  }
  return undefined;
}

/** Returns the language whose texts are read where another has none. */
const mainOf = ({ languages }: WrittenContent, { brand }: BrandState): string =>
  languages.length === 0 || languages.includes(brand.defaultLanguage) ? brand.defaultLanguage : (languages[0] ?? brand.defaultLanguage);

/** Returns the names of the pictures that a brand has, drawn and uploaded. */
export async function readArts(db: Kysely<Schema>, merchant: string): Promise<string[]> {
  const rows = await db
    .selectFrom('banner')
    .where('merchant', '=', merchant)
    .select('art')
    .union(db.selectFrom('promotion').where('merchant', '=', merchant).select('art'))
    .union(db.selectFrom('brand_picture').where('merchant', '=', merchant).select('name as art'))
    .execute();
  return rows.map((row) => row.art).toSorted();
}

async function leadsSomewhere(db: Kysely<Schema>, { linkageType, target }: WrittenContent, { brand, settings, closedTypes }: BrandState) {
  switch (linkageType) {
    case 'NONE':
      return target === '';
    case 'GAME':
      return (
        /^[1-9]\d{0,8}$/.test(target) &&
        (await db.selectFrom('game').where('node_id', '=', Number(target)).select('node_id').executeTakeFirst()) !== undefined
      );
    case 'CATEGORY': {
      const type = gameType.safeParse(target).data;
      return type !== undefined && !closedTypes.includes(type);
    }
    case 'PROMOTION':
      return (
        (await db
          .selectFrom('promotion')
          .where('merchant', '=', brand.merchant)
          .where('code', '=', target)
          .select('id')
          .executeTakeFirst()) !== undefined
      );
    case 'LINK': {
      const { protocol, hostname } = URL.parse(target) ?? {};
      return protocol === 'https:' && hostname !== undefined && settings.linkHosts.includes(hostname);
    }
  }
}
