import { type Flags, isOn } from './flags.ts';

/** So weak that whoever has it must choose another before anything else. Source: spec §4 "Log-in". */
const WEAK_PASSWORD = '123456';
const DAY_MS = 86_400_000;

interface Password {
  password: string;
  chosenAt: Date;
  isFirstLogin: boolean;
  /** Somebody of the house wants it changed. */
  isToBeChanged: boolean;
  flags: Flags;
  /** Days until a password expires, where the flag PWDEXPIRY is on. */
  keptDays: number;
  now: Date;
}

/**
 * Whether a password that let its owner in has expired, and whether it must be changed before anything else is done. With
 * FORCEPWDCHANGE, accounts that others have made choose their own at the first log-in.
 *
 * Source: spec §4 "Login state", §6; design §9.
 */
export function passwordStanding({ password, chosenAt, isFirstLogin, isToBeChanged, flags, keptDays, now }: Password) {
  const isExpired = isOn(flags, 'PWDEXPIRY') && now.getTime() - chosenAt.getTime() >= keptDays * DAY_MS;
  const isOfOthers = isOn(flags, 'FORCEPWDCHANGE') && isFirstLogin;
  return { isExpired, mustChange: isToBeChanged || isExpired || isOfOthers || password === WEAK_PASSWORD };
}
