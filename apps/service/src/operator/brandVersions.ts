import type { Brand } from '@site/api/system';
import type { ContrastFault } from '@site/api/operatorBrand';
import { weakPairs } from '@site/ui/brandFaults';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Returns the pairs of colours of a brand that cannot be told apart. Source: OPR-04. */
export const faultsOf = ({ tokens }: Brand): ContrastFault[] =>
  weakPairs(tokens).map(({ ink, ground, scheme, ratio, wanted }) => ({
    ink,
    ground,
    scheme,
    ratio: Math.floor(ratio * 100) / 100,
    wanted,
  }));

/** Locks the brand, and returns its look. */
export async function lockBrand(tx: Transaction<Schema>, merchant: string): Promise<Brand> {
  const { config } = await tx.selectFrom('brand').where('merchant', '=', merchant).select('config').forUpdate().executeTakeFirstOrThrow();
  return config as unknown as Brand;
}

/** Makes a version of the look in force, unless it is the newest one: it was changed outside the desk. Needs the lock. */
export async function keepLook(tx: Transaction<Schema>, merchant: string, now: Date): Promise<void> {
  await sql`
    insert into brand_version (merchant, version, config, published_at, reason)
    select b.merchant, coalesce(last.version, 0) + 1, b.config, ${now}, ''
    from brand b
    left join lateral (
      select v.version, v.config from brand_version v where v.merchant = b.merchant order by v.version desc limit 1
    ) last on true
    where b.merchant = ${merchant} and last.config is distinct from b.config`.execute(tx);
}

interface Publication {
  merchant: string;
  brand: Brand;
  savedBy: number | null;
  publishedBy: number;
  reason: string;
  restores?: number;
  now: Date;
}

/** Puts a look in force as a new version, and returns its number. Needs the lock. */
export async function publishLook(tx: Transaction<Schema>, { merchant, brand, ...given }: Publication): Promise<number> {
  const config = JSON.stringify(brand);
  await tx.updateTable('brand').set({ config }).where('merchant', '=', merchant).execute();
  const { version } = await tx
    .insertInto('brand_version')
    .values({
      merchant,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from brand_version where merchant = ${merchant})`,
      config,
      saved_by: given.savedBy,
      published_by: given.publishedBy,
      published_at: given.now,
      reason: given.reason,
      restores: given.restores ?? null,
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Returns the draft of a brand with the name of who saved it. */
export const readDraft = (db: Kysely<Schema>, merchant: string) =>
  db
    .selectFrom('brand_draft')
    .innerJoin('account', 'account.id', 'saved_by')
    .where('brand_draft.merchant', '=', merchant)
    .select(['config', 'saved_by', 'saved_at', 'username'])
    .executeTakeFirst();

export const sameLook = (one: object, other: object): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** Returns a value whose keys stand in the order of the alphabet: the database keeps none. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** Returns the fields in which two looks differ, with what each has: short enough for the log. */
export function differenceOf(before: Brand, after: Brand): { before: object; after: object } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Brand)[];
  const changed = names.filter((name) => !sameLook([before[name] ?? null], [after[name] ?? null]));
  const pick = (brand: Brand) => Object.fromEntries(changed.map((name) => [name, brand[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
