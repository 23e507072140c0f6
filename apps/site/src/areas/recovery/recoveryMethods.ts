import { type Flags, isOn } from '@site/rules/flags';

export type RecoveryMethod = 'phone' | 'email';

/** Returns the recovery ways that the flags enable; the form begins with the first. Source: REG-13. */
export const recoveryMethods = (flags: Flags): RecoveryMethod[] => [
  ...(isOn(flags, 'RECOVERPHONE') ? (['phone'] as const) : []),
  ...(isOn(flags, 'RECOVEREMAIL') ? (['email'] as const) : []),
];
