import { z } from 'zod';
import { defineCall } from './call.ts';
import { promotionsValue } from './content.ts';
import { contracts } from './contracts.ts';
import { deposits } from './deposits.ts';
import { myFeedback } from './inbox.ts';
import { exclusion, limits } from './limits.ts';
import { pointHistory } from './points.ts';
import { consents } from './privacy.ts';
import { documents } from './profile.ts';
import { bonuses } from './rewards.ts';
import { bankAccounts, loginHistory } from './security.ts';
import { vipProgress } from './vip.ts';
import { withdrawals } from './withdraw.ts';

/** Records of a member at the desk, each as the member's own call of that name answers. */
const memberRecord = z.discriminatedUnion('section', [
  z.object({ section: z.literal('deposits'), value: deposits.output }),
  z.object({ section: z.literal('withdrawals'), value: withdrawals.output }),
  z.object({ section: z.literal('bankAccounts'), value: bankAccounts.output }),
  z.object({ section: z.literal('documents'), value: documents.output }),
  z.object({ section: z.literal('limits'), value: limits.output }),
  z.object({ section: z.literal('exclusion'), value: exclusion.output }),
  z.object({ section: z.literal('consents'), value: consents.output }),
  z.object({ section: z.literal('promotions'), value: promotionsValue }),
  z.object({ section: z.literal('bonuses'), value: bonuses.output }),
  z.object({ section: z.literal('vipProgress'), value: vipProgress.output }),
  z.object({ section: z.literal('pointHistory'), value: pointHistory.output }),
  z.object({ section: z.literal('contracts'), value: contracts.output }),
  z.object({ section: z.literal('myFeedback'), value: myFeedback.output }),
  z.object({ section: z.literal('loginHistory'), value: loginHistory.output }),
]);
export type MemberRecord = z.infer<typeof memberRecord>;
export type MemberSection = MemberRecord['section'];

/** Sections in the order in which the desk shows them. */
export const memberSections = memberRecord.options.map(({ shape }) => shape.section.value) as [MemberSection, ...MemberSection[]];

/** Source: OPR-08. */
export const memberRecords = defineCall({
  method: 'GET',
  path: '/wps/operator/member/records',
  summary: 'Shows one part of the records of a member',
  note: 'As the own call of the member answers it, so account numbers are masked; the newest come first. Null where the brand or the account has none. Each look is written to the log, once an hour.',
  example: { id: 1, section: 'deposits' },
  session: 'required',
  role: 'operator',
  act: 'readMembers',
  input: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647), section: z.enum(memberSections) }),
  output: memberRecord.nullable(),
  refusals: ['forbidden', 'notFound'],
});
