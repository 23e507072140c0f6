import { creditsIn } from '@site/rules/credits';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { depositedSince } from '../limits/depositedSince.ts';
import type { BrandSettings } from '../system/brandSettings.ts';

/** Amounts of this time count together: a sum in parts needs the same document. */
const WINDOW_MS = 30 * 24 * 60 * 60_000;

export interface DocumentAsked {
  accountId: number;
  currency: string;
  way: 'deposit' | 'withdrawal';
  settings: Pick<BrandSettings, 'depositDocumentCredits' | 'withdrawalDocumentCredits'>;
  now: Date;
}

/**
 * Returns what a member may still deposit or withdraw, in minor units, without a checked proof of identity; undefined where the brand asks for
 * none, or one holds.
 *
 * Source: MEM-25.
 */
export async function uncheckedLeft(
  db: Kysely<Schema>,
  { accountId, currency, way, settings, now }: DocumentAsked,
): Promise<bigint | undefined> {
  const credits = way === 'deposit' ? settings.depositDocumentCredits : settings.withdrawalDocumentCredits;
  if (credits === undefined) return undefined;
  const held = await db
    .selectFrom('member_document')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'identity')
    .where('state', '=', 'accepted')
    .where('expires_at', '>', now)
    .select('id')
    .executeTakeFirst();
  if (held) return undefined;
  const read = { accountId, currency, from: new Date(now.getTime() - WINDOW_MS), now };
  const used = way === 'deposit' ? await depositedSince(db, read) : await withdrawnSince(db, read);
  const mostMinor = creditsIn(currency, BigInt(credits));
  return used < mostMinor ? mostMinor - used : 0n;
}

async function withdrawnSince(db: Kysely<Schema>, { accountId, currency, from }: { accountId: number; currency: string; from: Date }) {
  const { asked } = await db
    .selectFrom('withdrawal')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where('state', '!=', 'REJECTED')
    .where('asked_at', '>=', from)
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('asked'))
    .executeTakeFirstOrThrow();
  return asked;
}
