import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../database/schema.ts';
import { StartError } from '../StartError.ts';

const MAX_DAYS = 366;
const DAY_MS = 24 * 60 * 60_000;

export const campaignTerms = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and hyphens, at most 40'),
  merchant: z.string().min(1),
  name: z.string().trim().min(1).max(80),
  /** Codes of its games. */
  games: z.array(z.string().min(1)).min(1).max(100),
  rounds: z.coerce.number().int().min(1).max(1000),
  stakeMinor: z
    .string()
    .regex(/^[1-9]\d{0,11}$/, 'digits of minor units')
    .transform(BigInt),
  currency: z.string().regex(/^[A-Z]{3,4}$/),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  by: z.string().min(1).max(80),
});
export type CampaignTerms = z.output<typeof campaignTerms>;

/**
 * Opens a campaign of free rounds, and returns a description of it. The same terms again change nothing; other terms under its id are refused.
 *
 * Throws a StartError for an unknown brand or game. Source: docs/domain.md DR-21.
 */
export async function openCampaign(db: Kysely<Schema>, terms: CampaignTerms): Promise<string> {
  const { id, merchant, name, games, rounds, stakeMinor, currency, startsAt, endsAt, by } = terms;
  if (endsAt <= startsAt || endsAt.getTime() - startsAt.getTime() > MAX_DAYS * DAY_MS)
    throw new StartError(`A campaign ends after it starts, within ${MAX_DAYS} days.`);
  return db.transaction().execute(async (tx) => {
    const brand = await tx.selectFrom('brand').where('merchant', '=', merchant).select('merchant').executeTakeFirst();
    if (!brand) throw new StartError(`There is no brand "${merchant}".`);
    const found = await tx
      .selectFrom('game')
      .where('game_code', 'in', games)
      .where('is_group', '=', false)
      .select(['node_id', 'game_code'])
      .execute();
    const unknown = games.filter((code) => !found.some(({ game_code }) => game_code === code));
    if (unknown.length > 0) throw new StartError(`There is no game ${unknown.join(', ')}.`);
    const node_ids = found.map(({ node_id }) => node_id).toSorted((one, other) => one - other);
    const written = { merchant, name, node_ids, rounds, stake_minor: stakeMinor, currency, starts_at: startsAt, ends_at: endsAt };
    const made = await tx
      .insertInto('campaign')
      .values({ id, ...written, created_by: by })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return `${name} is open.`;
    const known = await tx.selectFrom('campaign').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    const isSame = Object.entries(written).every(([key, value]) => textOf(known[key as keyof typeof written]) === textOf(value));
    if (!isSame) throw new StartError(`There is a campaign "${id}" with other terms.`);
    return `${name} was open already.`;
  });
}

const textOf = (value: string | number | bigint | Date | number[]) => (value instanceof Date ? value.toISOString() : String(value));
