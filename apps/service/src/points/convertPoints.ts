import { convertPoints } from '@site/api/points';
import { convertedMinor, MOST_POINTS_A_DAY, POINT_STEP } from '@site/rules/points';
import { retryConflicts } from '../database/retryConflicts.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { creditMember } from '../requirements/creditMember.ts';
import { requirePaymentPassword } from '../security/requirePaymentPassword.ts';
import { convertedToday } from './convertedToday.ts';
import { lockPoints, postPoints } from './postPoints.ts';

/** Turns points into money of the account's main currency, once for a request. Source: MEM-11, docs/domain.md DR-5.2, DR-3.1. */
export default handle(convertPoints, async ({ input, member, merchant, address, now, services }) => {
  const { db, brands, bus, ledger } = services;
  const { paymentPassword, transferId } = input;
  const { id: accountId, currency } = member;
  const points = BigInt(input.points);
  if (points === 0n || points % POINT_STEP !== 0n) return refuse('invalidInput', { field: 'points', rule: 'step' });
  const { zone } = (await brands.of(merchant)).brand;
  await requirePaymentPassword(services, { accountId, paymentPassword, address, now });
  const amountMinor = convertedMinor(currency, points);
  const idempotencyKey = `convert:${transferId}`;
  const converted = await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const held = await lockPoints(tx, accountId);
      const known = await tx
        .selectFrom('point_entry')
        .where('account_id', '=', accountId)
        .where('idempotency_key', '=', idempotencyKey)
        .select(['points', 'balance_after', 'cause'])
        .executeTakeFirst();
      if (known && known.points !== -points) throw new RefusalError('duplicateMismatch');
      if (known) return { points: known.balance_after, reference: known.cause.reference ?? '' };
      if (held < points) throw new RefusalError('notEnoughPoints');
      if ((await convertedToday(tx, { accountId, zone, now })) + points > MOST_POINTS_A_DAY)
        throw new RefusalError('invalidInput', { field: 'points', rule: 'dailyMost' });
      const { transferId: reference } = await creditMember(tx, {
        ledger,
        accountId,
        currency,
        kind: 'POINT_CONVERT',
        amountMinor,
        idempotencyKey: `points:${transferId}`,
        house: 'house:POINTS',
        multiple: 1,
        counts: 'all',
        cause: { points: String(points) },
        now,
      });
      const cause = { reference, amountMinor: String(amountMinor), currency };
      const posted = await postPoints(tx, { accountId, kind: 'CONVERT', points: -points, idempotencyKey, cause, now });
      return { points: posted.points, reference };
    }),
  );
  bus.publish([accountId]);
  return accept({ amount: String(amountMinor), points: String(converted.points), referenceNumber: converted.reference });
});
