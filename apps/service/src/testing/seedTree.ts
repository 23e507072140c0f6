import type { Kysely } from 'kysely';
import { openWallets } from '../ledger/openWallets.ts';
import type { Schema } from '../database/schema.ts';

interface TreeAccount {
  username: string;
  type: 0 | 1 | 2 | 41;
  /** Its uplines, nearest first. */
  above: readonly number[];
}

/** Writes an account with a wallet below its uplines, and returns its id. */
export async function addToTree(db: Kysely<Schema>, { username, type, above }: TreeAccount): Promise<number> {
  const [uplineId = null] = above;
  const { id } = await db
    .insertInto('account')
    .values({
      merchant: 'marquee',
      role: 'member',
      type,
      username,
      nickname: username,
      mobile: null,
      currency: 'USD',
      country: 'VN',
      language: 'EN',
      password_hash: '',
      upline_id: uplineId,
      path: '',
      first_login_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('account_tree')
    .values([id, ...above].map((ancestor, depth) => ({ ancestor_id: ancestor, descendant_id: id, depth })))
    .execute();
  await openWallets(db, [{ id, currency: 'USD' }]);
  return id;
}

/** Writes an agent above a promoter above a member, and an account outside the tree. */
export async function seedTree(db: Kysely<Schema>) {
  const config = JSON.stringify({ zone: 'Asia/Ho_Chi_Minh', currency: 'USD' });
  await db.insertInto('brand').values({ merchant: 'marquee', hosts: [], config, flags: '{}' }).execute();
  const add = (username: string, type: TreeAccount['type'], above: number[]) => addToTree(db, { username, type, above });
  const agent = await add('agent', 1, []);
  const promoter = await add('promoter', 41, [agent]);
  const member = await add('member', 0, [promoter, agent]);
  const guest = await add('guest', 0, []);
  return { agent, promoter, member, guest };
}
