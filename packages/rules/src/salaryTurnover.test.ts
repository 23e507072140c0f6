import { expect, it } from 'vitest';
import { salaryTurnover } from './salaryTurnover.ts';

it('DR-11 weighs live, lottery and cockfight by half and PVP by a fifth', () => {
  expect(
    salaryTurnover([
      { gameType: 'RNG', validBetMinor: 1000n },
      { gameType: 'LIVE', validBetMinor: 1000n },
      { gameType: 'PVP', validBetMinor: 1000n },
    ]),
  ).toBe(1700n);
});

it('DR-11 rounds the sum down once, not each kind', () => {
  expect(
    salaryTurnover([
      { gameType: 'LIVE', validBetMinor: 1n },
      { gameType: 'ELOTT', validBetMinor: 1n },
    ]),
  ).toBe(1n);
});
