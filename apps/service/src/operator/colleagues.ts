import { colleagues } from '@site/api/operator';
import { accept, handle } from '../http/handle.ts';
import { mayConfirm } from './mayConfirm.ts';

const PAGE = 20;

/** Lists the operators of the brand by name, each with its authenticator and the open proposal to reset it. Source: OPR-01, OPR-07. */
export default handle(colleagues, async ({ input: { pageNo }, operator, merchant, services: { db } }) => {
  const all = db
    .selectFrom('account')
    .where('account.merchant', '=', merchant)
    .where('account.role', '=', 'operator')
    .where('account.desk_role', 'is not', null);
  const rows = await all
    .leftJoin('totp', (join) => join.onRef('totp.account_id', '=', 'account.id').on('totp.confirmed_at', 'is not', null))
    .leftJoin('proposal as reset', (join) =>
      join.onRef('reset.account_id', '=', 'account.id').on('reset.kind', '=', 'authenticatorReset').on('reset.outcome', 'is', null),
    )
    .leftJoin('account as proposer', 'proposer.id', 'reset.proposed_by')
    .select(['account.id', 'account.username', 'totp.account_id as secret', 'proposer.username as proposer'])
    .select(['reset.id as reset_id', 'reset.reason', 'reset.proposed_by', 'reset.proposed_at'])
    .select((eb) => eb.ref('account.desk_role').$notNull().as('role'))
    .orderBy('account.username')
    .limit(PAGE)
    .offset((pageNo - 1) * PAGE)
    .execute();
  const { total } = await all.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return accept({
    total: Number(total),
    list: rows.map(({ id, username, role, secret, proposer, reset_id, reason, proposed_by, proposed_at }) => ({
      id,
      username,
      role,
      hasAuthenticator: secret !== null,
      reset:
        reset_id === null
          ? null
          : {
              id: reset_id,
              reason: reason ?? '',
              proposedBy: proposer ?? '',
              proposedAt: proposed_at?.getTime() ?? 0,
              mayDecide: proposed_by !== null && mayConfirm({ proposed_by, account_id: id }, operator.id),
            },
    })),
  });
});
