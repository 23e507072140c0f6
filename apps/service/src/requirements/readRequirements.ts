import type { EntryKind } from '@site/api/entryKinds';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

export interface OpenRequirement {
  id: number;
  /** Kind of the credit that has to be played. */
  kind: EntryKind;
  needMinor: bigint;
  doneMinor: bigint;
  at: Date;
  isBonus: boolean;
  /** Amount of the credit. */
  grantedMinor: bigint;
}

interface Asked {
  accountId: number;
  currency: string;
}

/** Reads the open requirements of a wallet, oldest first, as of the last counted bet. Source: MEM-32, docs/domain.md DR-3.3. */
export async function readRequirements(db: Kysely<Schema>, { accountId, currency }: Asked): Promise<OpenRequirement[]> {
  const rows = await db
    .selectFrom('requirement')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where('ended_at', 'is', null)
    .select(['id', 'kind', 'need_minor', 'done_minor', 'opened_at', 'counts', 'granted_minor'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    needMinor: row.need_minor,
    doneMinor: row.done_minor,
    at: row.opened_at,
    isBonus: row.counts === 'bonus',
    grantedMinor: row.granted_minor,
  }));
}

/** Returns the part of a balance that is bonus money: cash is played first, so the bonus is what remains at the end. Source: MEM-07. */
export function bonusOf(balanceMinor: bigint, open: readonly Pick<OpenRequirement, 'isBonus' | 'grantedMinor'>[]): bigint {
  const grantedMinor = open.reduce((sum, { isBonus, grantedMinor: granted }) => (isBonus ? sum + granted : sum), 0n);
  return grantedMinor < balanceMinor ? grantedMinor : balanceMinor;
}

/** Returns what can be withdrawn: the whole balance, or nothing while something remains to be played. Source: docs/domain.md DR-3.3. */
export function withdrawableOf(balanceMinor: bigint, open: readonly unknown[]): bigint {
  return open.length === 0 ? balanceMinor : 0n;
}
