import { latinDigits } from '@site/money/latinDigits';
import { RefusalError } from '../http/RefusalError.ts';
import type { Services } from '../services.ts';
import { countAttempt, readFailures } from '../session/failures.ts';

interface Asked {
  accountId: number;
  /** As typed: digits of any script. */
  paymentPassword: string;
  address: string;
  now: Date;
}

/**
 * Requires the payment password of a member before money leaves the account. From the fourth failure on each doubles the wait before the next
 * try, in any session, up to a quarter of an hour.
 *
 * Refuses: noPaymentPassword where none is set, wrongPaymentPassword, tooMany during a wait.
 *
 * Source: MEM-27, docs/domain.md DR-3.4.
 */
export async function requirePaymentPassword(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  { accountId, paymentPassword, address, now }: Asked,
): Promise<void> {
  const { payment_password_hash: hash } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('payment_password_hash')
    .executeTakeFirstOrThrow();
  if (hash === null) throw new RefusalError('noPaymentPassword');
  const key = `payment ${accountId}`;
  const { waitS } = await readFailures(db, { key, address, now });
  if (waitS > 0) throw new RefusalError('tooMany', { retryAfterS: waitS });
  const turn = await passwords.takeTurn();
  if (!(await countAttempt(db, key, now))) throw new RefusalError('tooMany', { retryAfterS: 1 });
  if (!(await turn.matches(hash, latinDigits(paymentPassword)))) throw new RefusalError('wrongPaymentPassword');
  await db.deleteFrom('login_failure').where('key', '=', key).execute();
}
