import { type MemberRecord, type MemberSection, memberRecords } from '@site/api/operatorMembers';
import promotions from '../content/promotions.ts';
import contracts from '../contracts/contracts.ts';
import deposits from '../deposits/deposits.ts';
import { accept, handle, type Handler, refuse } from '../http/handle.ts';
import myFeedback from '../inbox/myFeedback.ts';
import exclusion from '../limits/exclusion.ts';
import limits from '../limits/limits.ts';
import { logLooks } from './logLooks.ts';
import pointHistory from '../points/pointHistory.ts';
import consents from '../privacy/consents.ts';
import documents from '../profile/documents.ts';
import bonuses from '../rewards/bonuses.ts';
import bankAccounts from '../security/bankAccounts.ts';
import loginHistory from '../security/loginHistory.ts';
import vipProgress from '../vip/vipProgress.ts';
import withdrawals from '../withdraw/withdrawals.ts';

const reads = {
  deposits,
  withdrawals,
  bankAccounts,
  documents,
  limits,
  exclusion,
  consents,
  promotions,
  bonuses,
  vipProgress,
  pointHistory,
  contracts,
  myFeedback,
  loginHistory,
} satisfies Record<MemberSection, unknown>;

/**
 * Reads a part of a member's records by the member's own call, so that the desk shows what the member is shown, and writes down who has looked.
 *
 * Source: OPR-08, OPR-07.
 */
export default handle(memberRecords, async (request) => {
  const { input, merchant, services } = request;
  const { id, section } = input;
  const member = await services.db
    .selectFrom('account')
    .where('id', '=', id)
    .where('merchant', '=', merchant)
    .where('role', '=', 'member')
    .select(['id', 'type', 'username', 'currency', 'state', 'merchant'])
    .executeTakeFirst();
  if (!member) return refuse('notFound');
  await logLooks(request, { accountIds: [id], what: section });
  const handler = reads[section] as Handler;
  const read = await handler.run({ ...request, member, input: handler.call.input.parse({}) });
  // A trial account and a brand without the feature have none.
  return accept(read.ok ? ({ section, value: read.value } as MemberRecord) : null);
});
