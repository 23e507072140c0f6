import { expect, it } from 'vitest';
import type { PlayerMarks } from '@site/api/vendor';
import { entryFault, type Guest, ladderOf, roomStatus } from './room.ts';
import { consequenceOf, turnEndMs } from './turnClock.ts';

it('DR-15 the ladder has antes of 0.1, 1, 5, 20 and 100 credits, and an entry from 30 antes', () => {
  expect(ladderOf('holdem', 'USD').map(({ anteMinor, minEntryMinor }) => [anteMinor, minEntryMinor])).toEqual([
    [10n, 300n],
    [100n, 3000n],
    [500n, 15_000n],
    [2000n, 60_000n],
    [10_000n, 300_000n],
  ]);
  expect(ladderOf('bigTwo', 'BDT')[0]).toEqual({
    roomId: 'bigTwo-1',
    gameCode: 'bigTwo',
    name: 'bronze',
    anteMinor: 1200n,
    minEntryMinor: 36_000n,
    maxEntryMinor: 360_000n,
    players: 0,
    seats: 4,
    rakePpm: 50_000,
    status: 'WAITING',
  });
});

const [room] = ladderOf('bigTwo', 'USD');
const marksOf = (playerId: string, changes: Partial<PlayerMarks> = {}): PlayerMarks => ({
  device: `device-${playerId}`,
  network: `network-${playerId}`,
  payee: `payee-${playerId}`,
  ...changes,
});
const guest = (playerId: string, changes: Partial<Guest> = {}): Guest => ({
  playerId,
  isBot: false,
  marks: marksOf(playerId),
  ...changes,
});
const { payee: _, ...withoutPayee } = marksOf('b');
const seated = [guest('a'), guest('b', { marks: withoutPayee }), guest('bot', { isBot: true, marks: null })];

it.each<[string, Partial<Guest>, object, string | undefined]>([
  ['a stranger', {}, {}, undefined],
  ['a stranger without a payee', { marks: { device: 'device-c', network: 'network-c' } }, {}, undefined],
  ['without marks', { marks: null }, {}, 'unmarked'],
  ['without marks in a free trial', { marks: null }, { isTrial: true }, undefined],
  ['with too little', {}, { entryMinor: 299n }, 'entryTooSmall'],
  ['with the least', {}, { entryMinor: 300n }, undefined],
  ['with too much', {}, { entryMinor: 3001n }, 'entryTooLarge'],
  ['twice', { playerId: 'a' }, {}, 'alreadySeated'],
  ['from the same device', { marks: marksOf('c', { device: 'device-a' }) }, {}, 'sharedDevice'],
  ['from the same network', { marks: marksOf('c', { network: 'network-b' }) }, {}, 'sharedNetwork'],
  ['with the same payee', { marks: marksOf('c', { payee: 'payee-a' }) }, {}, 'sharedPayee'],
  ['a bot at a table with money', { isBot: true }, {}, 'botForbidden'],
  ['a bot at a trial table', { isBot: true }, { isTrial: true }, undefined],
])('DR-15 sits down: %s', (_who, changes, terms, fault) => {
  if (!room) throw new Error('The ladder is empty.');
  expect(entryFault(room, seated, { guest: guest('c', changes), entryMinor: 1000n, isTrial: false, ...terms })).toBe(fault);
});

it('DR-15 a room without a free seat is full', () => {
  if (!room) throw new Error('The ladder is empty.');
  const full = [...seated, guest('d')];
  expect(entryFault(room, full, { guest: guest('c'), entryMinor: 1000n, isTrial: false })).toBe('roomFull');
  expect([roomStatus(room, 4, true), roomStatus(room, 3, true), roomStatus(room, 3, false)]).toEqual(['FULL', 'PLAYING', 'WAITING']);
});

it.each([
  [null, 15],
  [-50, 15],
  [-10, 50],
  [10, 70],
])('DR-15 a turn with the connection lost after %s s ends after %i s', (lostAfterS, endsAfterS) => {
  const beganAtMs = Date.UTC(2026, 10, 23);
  const lostAtMs = lostAfterS === null ? null : beganAtMs + lostAfterS * 1000;
  expect(turnEndMs(beganAtMs, lostAtMs) - beganAtMs).toBe(endsAfterS * 1000);
});

it('DR-15 one time-out makes the least move, two in a row fold, three sit out', () => {
  expect([1, 2, 3, 4].map(consequenceOf)).toEqual(['leastMove', 'fold', 'sitOut', 'sitOut']);
});
