import { type Flags, isOn } from '@site/rules/flags';

export type RecoveryWay = 'phone' | 'email';

/** Returns the recovery ways that the flags enable; the form begins with the first. Source: REG-13. */
export const recoveryWays = (flags: Flags): RecoveryWay[] => [
  ...(isOn(flags, 'RECOVERPHONE') ? (['phone'] as const) : []),
  ...(isOn(flags, 'RECOVEREMAIL') ? (['email'] as const) : []),
];
