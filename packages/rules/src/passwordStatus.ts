import { type Flags, isOn } from './flags.ts';

/** A password so weak that its owner must change it before anything else. Source: SES-06. */
const WEAK_PASSWORD = '123456';
const DAY_MS = 86_400_000;

interface Password {
  password: string;
  chosenAt: Date;
  isFirstLogin: boolean;
  /** Set when an operator requires a new password. */
  isToBeChanged: boolean;
  flags: Flags;
  /** Days until a password expires, with the flag PWDEXPIRY. */
  keptDays: number;
  now: Date;
}

/**
 * Returns whether a correct password has expired, and whether it must be changed first. With FORCEPWDCHANGE, accounts created by others
 * change their password at the first log-in.
 *
 * Source: SES-06.
 */
export function passwordStatus({ password, chosenAt, isFirstLogin, isToBeChanged, flags, keptDays, now }: Password) {
  const isExpired = isOn(flags, 'PWDEXPIRY') && now.getTime() - chosenAt.getTime() >= keptDays * DAY_MS;
  const isOfOthers = isOn(flags, 'FORCEPWDCHANGE') && isFirstLogin;
  return { isExpired, mustChange: isToBeChanged || isExpired || isOfOthers || password === WEAK_PASSWORD };
}
