import { members } from '@site/api/operator';
import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accept, handle } from '../http/handle.ts';
import { memberRowOf } from './memberRowOf.ts';

const PAGE = 20;

/** Finds members by name, number, mobile number or e-mail address; the newest first. Source: OPR-08. */
export default handle(members, async ({ input: { search, pageNo }, merchant, services: { db } }) => {
  const start = `${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isFound = (eb: ExpressionBuilder<Schema, 'account'>) =>
    eb.or([
      eb(eb.fn('lower', ['username']), 'like', start),
      eb(eb.fn('lower', ['nickname']), 'like', start),
      eb('mobile', 'like', `%${start}`),
      eb(eb.fn('lower', ['email']), 'like', start),
      ...(/^\d{1,9}$/.test(search) ? [eb('account.id', '=', Number(search))] : []),
    ]);
  const found = db
    .selectFrom('account')
    .where('merchant', '=', merchant)
    .where('role', '=', 'member')
    .$if(search !== '', (query) => query.where(isFound));
  const rows = await found
    .select(['account.id', 'username', 'nickname', 'type', 'state', 'account.currency', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
    .offset((pageNo - 1) * PAGE)
    .execute();
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const wallets = await db
    .selectFrom('wallet')
    .where('account_id', 'in', [0, ...rows.map(({ id }) => id)])
    .select(['account_id', 'currency', 'balance_minor'])
    .execute();
  return accept({ list: rows.map((row) => memberRowOf(row, wallets)), total: Number(total) });
});
