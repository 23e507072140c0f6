import { describe, expect, it } from 'vitest';
import { passwordStatus } from './passwordStatus.ts';

const now = new Date('2026-04-01T00:00:00Z');
const sound = {
  password: 'Marquee#2026',
  chosenAt: new Date('2026-01-01T00:00:00Z'),
  isFirstLogin: false,
  isToBeChanged: false,
  flags: {},
  keptDays: 90,
  now,
};

describe('SES-06 when a password must be changed', () => {
  it.each([
    ['a sound one stays', {}, { mustChange: false, isExpired: false }],
    ['the published one goes', { password: '123456' }, { mustChange: true, isExpired: false }],
    ['one that the house wants changed goes', { isToBeChanged: true }, { mustChange: true, isExpired: false }],
    ['on its ninetieth day it has expired', { flags: { PWDEXPIRY: '1' } }, { mustChange: true, isExpired: true }],
    ['a day earlier it has not', { flags: { PWDEXPIRY: '1' }, keptDays: 91 }, { mustChange: false, isExpired: false }],
    ['nothing expires while expiry is off', { keptDays: 1, flags: { PWDEXPIRY: '0' } }, { mustChange: false, isExpired: false }],
    [
      'at the first log-in, where the brand wants that',
      { isFirstLogin: true, flags: { FORCEPWDCHANGE: '1' } },
      { mustChange: true, isExpired: false },
    ],
    ['not at a later one', { flags: { FORCEPWDCHANGE: '1' } }, { mustChange: false, isExpired: false }],
  ])('%s', (_what, given, standing) => {
    expect(passwordStatus({ ...sound, ...given })).toEqual(standing);
  });
});
