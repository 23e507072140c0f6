import { type Flags, isOn } from '@site/rules/flags';

export type RecoveryWay = 'phone' | 'email';

/** By what somebody may show that an account is theirs; the first is the one that the form begins with. Source: REG-13. */
export const recoveryWays = (flags: Flags): RecoveryWay[] => [
  ...(isOn(flags, 'RECOVERPHONE') ? (['phone'] as const) : []),
  ...(isOn(flags, 'RECOVEREMAIL') ? (['email'] as const) : []),
];
