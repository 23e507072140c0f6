import { forfeitBonus } from '@site/api/rewards';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { houseAccountOf } from '../ledger/houseAccountOf.ts';
import { lockWalletsOf } from '../ledger/lockWallets.ts';
import { once } from './once.ts';

/**
 * Gives up an open bonus: the bonus, or what is left of the balance when that is less, goes back to the house, and nothing remains to be played
 * for it. Cash is played first, so what was won beyond the bonus stays with the member.
 *
 * Refuses: notFound for a bonus that is not open; conflict while a bet is open, because the bonus may be in it.
 *
 * Source: MEM-07, docs/domain.md DR-3.7.
 */
export default handle(forfeitBonus, async ({ input: { id, transferId }, member, now, services: { db, bus, ledger } }) => {
  const { id: accountId } = member;
  const reply = await once(db, { accountId, transferId, body: { call: 'forfeit', id }, now }, async (tx) => {
    const bonus = await tx
      .selectFrom('requirement')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('counts', '=', 'bonus')
      .where('ended_at', 'is', null)
      .select(['granted_minor', 'currency', 'idempotency_key'])
      .forUpdate()
      .executeTakeFirst();
    if (!bonus) throw new RefusalError('notFound', { field: 'id', rule: 'open' });
    // No bet can be placed from here on until the transaction ends.
    const [wallet] = await lockWalletsOf(tx, [accountId], [bonus.currency]);
    const openBet = await tx
      .selectFrom('bet')
      .where('account_id', '=', accountId)
      .where('currency', '=', bonus.currency)
      .where('status', '=', 'open')
      .select('round_id')
      .executeTakeFirst();
    if (openBet) throw new RefusalError('conflict');
    const balanceMinor = wallet?.balanceMinor ?? 0n;
    const takenMinor = bonus.granted_minor < balanceMinor ? bonus.granted_minor : balanceMinor;
    if (takenMinor > 0n) {
      const posted = await ledger.post(tx, [
        {
          accountId,
          counterId: await houseAccountOf(tx, 'house:PROMOTIONS'),
          idempotencyKey: `forfeit:${bonus.idempotency_key}`,
          kind: 'BONUS',
          currency: bonus.currency,
          amountMinor: -takenMinor,
          cause: { forfeited: bonus.idempotency_key },
        },
      ]);
      if (typeof posted === 'string') throw new Error(`Forfeiting a bonus of ${accountId}: the ledger answers ${posted}.`);
    }
    await tx
      .updateTable('requirement')
      .set({ ended_at: now, outcome: 'forfeited' })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
    return { takenMinor: String(takenMinor), currency: bonus.currency };
  });
  bus.publish([accountId]);
  return accept(reply);
});
