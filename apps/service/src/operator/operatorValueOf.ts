import type { OperatorValue } from '@site/api/operator';
import { actsOf, type DeskRole } from '@site/api/deskRoles';
import type { Services } from '../services.ts';

/** Reads what the desk shows of its own operator. */
export async function operatorValueOf({ db, config }: Services, { id, role }: { id: number; role: DeskRole }): Promise<OperatorValue> {
  const { username, nickname, confirmed } = await db
    .selectFrom('account')
    .leftJoin('totp', (join) => join.onRef('totp.account_id', '=', 'account.id').on('totp.confirmed_at', 'is not', null))
    .where('account.id', '=', id)
    .select(['username', 'nickname', 'totp.account_id as confirmed'])
    .executeTakeFirstOrThrow();
  const hasAuthenticator = confirmed !== null;
  const isAuthenticatorDue = config.mode === 'production' && !hasAuthenticator;
  return { username, nickname, role, acts: [...actsOf(role)], hasAuthenticator, isAuthenticatorDue };
}
