import type { FailureCode } from '../../stores/load';

const codes = ['frozen', 'excluded', 'coolingOff', 'limitReached'] as const;
type AccountRefusal = (typeof codes)[number];

/** Returns true for refusals of the account itself, which a retry cannot fix. */
export const isAccountRefusal = (code: FailureCode): code is AccountRefusal => (codes as readonly string[]).includes(code);
