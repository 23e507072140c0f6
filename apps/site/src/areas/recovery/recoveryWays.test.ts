import { expect, it } from 'vitest';
import { recoveryWays } from './recoveryWays';

it.each([
  [{ RECOVERPHONE: '1', RECOVEREMAIL: '1' }, ['phone', 'email']],
  [{ RECOVERPHONE: '1', RECOVEREMAIL: '0' }, ['phone']],
  [{ RECOVEREMAIL: '1' }, ['email']],
  [{ RECOVERPHONE: 'true' }, []],
])('REG-13 with %j offers %j', (flags, ways) => {
  expect(recoveryWays(flags)).toEqual(ways);
});
