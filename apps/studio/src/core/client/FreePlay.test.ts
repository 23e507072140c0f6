import { expect, it } from 'vitest';
import { FreePlay } from './FreePlay.ts';

const grant = (campaignId: string, left: number, stakeMinor = '20') => ({
  campaignId,
  name: campaignId,
  left,
  stakeMinor,
  wonMinor: '0',
  expiresAt: 0,
});
const stakes = [20n, 40n];

it('GAM-06 DR-21.1 rounds are free once the player has begun them, and until the player stops', () => {
  const free = new FreePlay([grant('week', 2)], stakes);
  expect(free.campaignId).toBeUndefined();
  free.begin();
  expect(free.campaignId).toBe('week');
  free.stop();
  expect([free.campaignId, free.grant?.left]).toEqual([undefined, 2]);
});

it('GAM-06 DR-21.3 a grant counts its rounds and their wins, ends with its last round, and the next one waits to be begun', () => {
  const free = new FreePlay([grant('week', 2), grant('month', 1)], stakes);
  free.begin();
  free.use('week');
  expect(free.settle({ campaignId: 'week', winMinor: '70' })).toBeUndefined();
  expect(free.grant).toMatchObject({ left: 1, wonMinor: '70' });
  free.use('week');
  expect(free.settle({ campaignId: 'week', winMinor: '5' })).toMatchObject({ campaignId: 'week', wonMinor: '75' });
  expect([free.grant?.campaignId, free.campaignId]).toEqual(['month', undefined]);
});

it('GAM-06 DR-21.2 a grant of a stake that the game has not, or that the wallet refuses, is not offered', () => {
  const free = new FreePlay([grant('odd', 5, '30'), grant('gone', 5)], stakes);
  expect(free.grant?.campaignId).toBe('gone');
  free.begin();
  free.lose('gone');
  expect([free.grant, free.campaignId]).toEqual([undefined, undefined]);
});

it('GAM-06 a round that the player pays counts towards no grant', () => {
  const free = new FreePlay([grant('week', 1)], stakes);
  expect(free.settle({ campaignId: null, winMinor: '500' })).toBeUndefined();
  expect(free.grant?.wonMinor).toBe('0');
});
