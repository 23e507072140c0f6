import { creditsIn, hasCredits } from '@site/rules/credits';
import { FRIEND_CREDITS, FRIEND_DAYS } from '@site/rules/referral';
import { type Kysely, sql } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { eachApart, nameOfAccount } from '../jobs/eachApart.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Bus } from '../push/Bus.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { payReferral } from './payReferral.ts';
import { readFriends } from './readFriends.ts';

/** Days after the time for becoming valid in which a friend who could not play then is still paid. */
const GRACE_DAYS = 30;

interface ReferralServices {
  db: Kysely<Schema>;
  ledger: Ledger;
  bus: Bus;
}

/**
 * Pays each invited friend who has become valid, once, whether or not the inviter claims. Who may not play is paid when the account is active
 * again. One payment that fails does not stop the others.
 *
 * Source: MEM-15, docs/domain.md DR-6.2.
 */
export async function payFriends({ db, ledger, bus }: ReferralServices, now: Date): Promise<void> {
  await applyRollups(db);
  const { rows: inviters } = await sql<{ accountId: number }>`
    select distinct p.recommender_id as "accountId"
    from account_profile p join account f on f.id = p.account_id
    where p.recommender_id is not null and f.role = 'member' and f.type = 0 and f.state = 'active'
      and f.created_at > ${now}::timestamptz - make_interval(days => ${FRIEND_DAYS + GRACE_DAYS})
      and not exists (select from referral_reward r where r.account_id = f.id and r.cause = 'invited')
    order by 1`.execute(db);
  await eachApart(inviters, nameOfAccount, async ({ accountId: inviterId }) => {
    const friends = await readFriends(db, { accountId: inviterId, now });
    const due = friends.filter(
      ({ isActive, currency, state }) => isActive && hasCredits(currency) && (state === 'valid' || state === 'paid'),
    );
    await eachApart(due, nameOfAccount, async (friend) => {
      const to = { id: friend.accountId, currency: friend.currency };
      const amountMinor = await retryConflicts(() =>
        db
          .transaction()
          .execute((tx) => payReferral(tx, { ledger, to, cause: 'invited', amountMinor: creditsIn(to.currency, FRIEND_CREDITS), now })),
      );
      if (amountMinor > 0n) bus.publish([to.id]);
    });
  });
}
