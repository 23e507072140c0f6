import { transferConfig } from '@site/api/transfer';
import { isAgent } from '@site/rules/account';
import { maskName } from '@site/rules/maskName';
import { accept, handle } from '../http/handle.ts';
import { limitWindow } from '../limits/limitWindow.ts';
import { readTransferAllowance } from './readTransferAllowance.ts';
import { readTransfers } from './readTransfers.ts';

const MAX_DOWNLINES = 100;
const RECENT = 10;

/** Tells to whom a member can send money, how much, and what was sent last. Source: MEM-05, docs/domain.md DR-10.4. */
export default handle(transferConfig, async ({ member, now, services: { db, brands } }) => {
  const { zone } = (await brands.of(member.merchant)).brand;
  const { currency, id: accountId } = member;
  const allowance = await readTransferAllowance(db, { accountId, currency, zone, now });
  const own = await db
    .selectFrom('account')
    .leftJoin('account as upline', 'upline.id', 'account.upline_id')
    .where('account.id', '=', accountId)
    .select(['account.payment_password_hash as hash', 'upline.username as upline'])
    .executeTakeFirstOrThrow();
  const downlines = isAgent(member)
    ? await db
        .selectFrom('account')
        .where('upline_id', '=', accountId)
        .where('state', '=', 'active')
        .where('currency', '=', currency)
        .orderBy('username')
        .limit(MAX_DOWNLINES)
        .select('username')
        .execute()
    : [];
  return accept({
    currency,
    balanceMinor: String(allowance.balanceMinor),
    leastMinor: String(allowance.leastMinor),
    dayMostMinor: String(allowance.dayMostMinor),
    dayLeftMinor: String(allowance.dayLeftMinor),
    resetsAt: limitWindow('day', zone, now).resetsAt.getTime(),
    mostNowMinor: String(allowance.mostNowMinor),
    hasRequirement: allowance.hasRequirement,
    hasPaymentPassword: own.hash !== null,
    upline: own.upline === null ? null : maskName(own.upline),
    isAgent: isAgent(member),
    downlines: downlines.map(({ username }) => username),
    recent: await readTransfers(db, { accountId, currency, limit: RECENT }),
  });
});
