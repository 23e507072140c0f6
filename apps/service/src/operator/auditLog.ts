import { auditLog } from '@site/api/operator';
import { accept, handle } from '../http/handle.ts';

const PAGE = 50;

/** Lists what operators of the brand have done, newest first; found by operator, act, target or member. Source: OPR-07. */
export default handle(auditLog, async ({ input: { search, pageNo }, merchant, services: { db } }) => {
  const like = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = db
    .selectFrom('operator_log as l')
    .innerJoin('account as o', 'o.id', 'l.operator_id')
    .leftJoin('account as m', 'm.id', 'l.account_id')
    .where('l.merchant', '=', merchant)
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb(eb.fn('lower', ['o.username']), 'like', like),
          eb(eb.fn('lower', ['m.username']), 'like', like),
          eb(eb.fn('lower', ['l.act']), 'like', like),
          eb(eb.fn('lower', ['l.target']), 'like', like),
        ]),
      ),
    );
  const [rows, { total }] = await Promise.all([
    found
      .select([
        'l.id',
        'l.at',
        'o.username as operator',
        'l.act',
        'l.target',
        'l.account_id',
        'm.username',
        'l.reason',
        'l.before',
        'l.after',
        'l.ip',
      ])
      .orderBy('l.id', 'desc')
      .limit(PAGE)
      .offset((pageNo - 1) * PAGE)
      .execute(),
    found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return accept({
    total: Number(total),
    list: rows.map((row) => ({
      id: String(row.id),
      at: row.at.getTime(),
      operator: row.operator,
      act: row.act,
      target: row.target,
      accountId: row.account_id,
      username: row.username ?? '',
      reason: row.reason,
      before: row.before ? JSON.stringify(row.before) : '',
      after: row.after ? JSON.stringify(row.after) : '',
      ip: row.ip,
    })),
  });
});
