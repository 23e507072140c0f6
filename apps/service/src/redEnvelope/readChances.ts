import { creditsIn } from '@site/rules/credits';
import { chancesOf } from '@site/rules/redEnvelope';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Reads the deposits of the last 24 hours, the chances that they give, and how many of them are left. Source: MEM-17, docs/domain.md DR-8.1. */
export async function readChances(
  db: Kysely<Schema>,
  { accountId, currency, now }: { accountId: number; currency: string; now: Date },
): Promise<{ depositedMinor: bigint; chances: number; left: number }> {
  const since = new Date(now.getTime() - DAY_MS);
  const { rows } = await sql<{ depositedMinor: bigint; used: number }>`
    select (
      select coalesce(sum(amount_minor), 0)::bigint from transfer
      where account_id = ${accountId} and kind = 'DEPOSIT' and currency = ${currency} and at > ${since}
    ) as "depositedMinor", (
      select count(*)::integer from envelope_claim where account_id = ${accountId} and at > ${since}
    ) as used`.execute(db);
  const { depositedMinor = 0n, used = 0 } = rows[0] ?? {};
  const chances = chancesOf(depositedMinor, creditsIn(currency, 1n));
  return { depositedMinor, chances, left: Math.max(0, chances - used) };
}
