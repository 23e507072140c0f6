/** Reasons of a transfer, in the order of a report's filter. Source: docs/domain.md DR-0.5. */
export const entryKinds = [
  'DEPOSIT',
  'WITHDRAW_HOLD',
  'WITHDRAW_DONE',
  'WITHDRAW_RETURN',
  'BET',
  'WIN',
  'REFUND',
  'ROLLBACK',
  'REBATE',
  'BONUS',
  'POINT_CONVERT',
  'RED_ENVELOPE',
  'MISSION',
  'REFERRAL',
  'SALARY_D',
  'SALARY_H',
  'SALARY_RT',
  'DIVIDEND',
  'UP_TRANSFER',
  'DOWN_TRANSFER',
  'VENDOR_IN',
  'VENDOR_OUT',
  'JACKPOT',
  'TOURNAMENT',
  'ADJUST',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Pay of an agent. Source: AGT-13. */
export const incomeKinds = ['SALARY_D', 'SALARY_H', 'SALARY_RT', 'DIVIDEND'] as const satisfies EntryKind[];

const playKinds = ['BET', 'WIN', 'REFUND', 'ROLLBACK', 'VENDOR_IN', 'VENDOR_OUT'] as const satisfies EntryKind[];
type PlayKind = (typeof playKinds)[number];

/** Lists what moves money apart from play. Source: AGT-14. */
export const transactionKinds = entryKinds.filter((kind): kind is Exclude<EntryKind, PlayKind> => !playKinds.some((play) => play === kind));

/** Lists what the house gives a player. Pay of an agent is no result of play. Source: MEM-36, AGT-12. */
export const givenKinds = [
  'REBATE',
  'BONUS',
  'POINT_CONVERT',
  'RED_ENVELOPE',
  'MISSION',
  'REFERRAL',
  'JACKPOT',
  'TOURNAMENT',
] as const satisfies EntryKind[];
