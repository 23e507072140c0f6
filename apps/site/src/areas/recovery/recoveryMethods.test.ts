import { expect, it } from 'vitest';
import { recoveryMethods } from './recoveryMethods';

it.each([
  [{ RECOVERPHONE: '1', RECOVEREMAIL: '1' }, ['phone', 'email']],
  [{ RECOVERPHONE: '1', RECOVEREMAIL: '0' }, ['phone']],
  [{ RECOVEREMAIL: '1' }, ['email']],
  [{ RECOVERPHONE: 'true' }, []],
])('REG-13 with %j offers %j', (flags, ways) => {
  expect(recoveryMethods(flags)).toEqual(ways);
});
