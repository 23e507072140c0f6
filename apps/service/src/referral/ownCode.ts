import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { drawCode } from './drawCode.ts';

const LENGTH = 8;

/** Returns a member's code to invite with, which is chosen when it is first asked for. Source: MEM-15. */
export async function ownCode(db: Kysely<Schema>, { accountId, merchant }: { accountId: number; merchant: string }): Promise<string> {
  const find = () =>
    db
      .selectFrom('invitation')
      .where('merchant', '=', merchant)
      .where('account_id', '=', accountId)
      .select('code')
      .orderBy('code')
      .executeTakeFirst();
  for (let known = await find(); ; known = await find()) {
    if (known) return known.code;
    const code = drawCode(LENGTH);
    await db
      .insertInto('invitation')
      .values({ merchant, code, account_id: accountId })
      .onConflict((taken) => taken.doNothing())
      .execute();
  }
}
