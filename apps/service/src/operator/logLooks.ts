import type { Operator } from '../http/handle.ts';
import { recordAccess } from '../privacy/recordAccess.ts';
import type { Services } from '../services.ts';
import { actorOf, logAct } from './logAct.ts';

/** The same look within this time is written once: the desk asks again after each decision. */
const ONCE_MS = 60 * 60_000;

interface Looking {
  merchant: string;
  operator: Operator;
  address: string;
  now: Date;
  services: Pick<Services, 'db'>;
}

interface Looked {
  accountIds: number[];
  /** The part of the records that was shown, such as `document`. */
  what: string;
}

/** Writes down that an operator sees private records of members: in the log, and for the members' own copies. Source: OPR-07, MEM-26. */
export async function logLooks(request: Looking, { accountIds, what }: Looked): Promise<void> {
  const { operator, now, services } = request;
  if (accountIds.length === 0) return;
  await services.db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('record_access')
      .where('account_id', 'in', accountIds)
      .where('operator_id', '=', operator.id)
      .where('what', '=', what)
      .where('at', '>', new Date(now.getTime() - ONCE_MS))
      .select('account_id')
      .execute();
    const seen = new Set(known.map(({ account_id }) => account_id));
    for (const accountId of new Set(accountIds)) {
      if (seen.has(accountId)) continue;
      await logAct(tx, { ...actorOf(request), act: 'look', target: what, accountId });
      await recordAccess(tx, { accountId, by: { operatorId: operator.id }, what, now });
    }
  });
}
