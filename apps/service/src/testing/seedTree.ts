import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** An agent above a promoter above a member, and somebody who belongs to nobody. */
export async function seedTree(db: Kysely<Schema>) {
  const config = JSON.stringify({ zone: 'Asia/Ho_Chi_Minh' });
  await db.insertInto('brand').values({ merchant: 'marquee', hosts: [], config, flags: '{}' }).execute();
  const add = async (username: string, type: 0 | 1 | 41, above: number[]) => {
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
    await db.insertInto('wallet').values({ account_id: id, currency: 'USD', balance_minor: 0n }).execute();
    return id;
  };
  const agent = await add('agent', 1, []);
  const promoter = await add('promoter', 41, [agent]);
  const member = await add('member', 0, [promoter, agent]);
  const guest = await add('guest', 0, []);
  return { agent, promoter, member, guest };
}
