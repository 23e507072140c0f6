import { expect, it } from 'vitest';
import type { Account } from './account.ts';
import { decideLaunch, type Launch, type LaunchableGame, lotteryPathOf } from './launch.ts';

const member: Account = { type: 0 };
const slot: LaunchableGame = { vassalage: 'LANTERN', gameType: 'RNG', gameCode: 'gold-tiger', status: 'open' };
const group: LaunchableGame = { ...slot, isGame: 'VASSALAGE' };

const table: [id: string, who: string, account: Account | undefined, game: LaunchableGame, launch: Launch][] = [
  ['GAM-02', 'a visitor', undefined, slot, { kind: 'login' }],
  ['GAM-02', 'a visitor, lottery', undefined, { ...slot, vassalage: 'TCG_SEA' }, { kind: 'login' }],
  ['GAM-02', 'a trial account', { type: 4 }, slot, { kind: 'needsRealAccount' }],
  ['GAM-02', 'a trial account, vendor group', { type: 4 }, group, { kind: 'needsRealAccount' }],
  [
    'GAM-03',
    'a member, Vietnamese lottery',
    member,
    { ...group, vassalage: 'TCG_LOTTO_VN' },
    { kind: 'page', path: '/vnLottery?gameCode=gold-tiger' },
  ],
  [
    'GAM-03',
    'a member, sea lottery',
    member,
    { ...group, vassalage: 'TCG_SEA' },
    { kind: 'page', path: '/seaLottery?gameCode=gold-tiger' },
  ],
  ['GAM-03', 'a member, lottery', member, { ...slot, gameType: 'LOTT' }, { kind: 'page', path: '/lottery?gameCode=gold-tiger' }],
  ['GAM-03', 'a member, e-lottery group', member, { ...group, gameType: 'ELOTT' }, { kind: 'page', path: '/lottery?gameCode=gold-tiger' }],
  ['GAM-03', 'a member, vendor group', member, group, { kind: 'gameList', vassalage: 'LANTERN' }],
  ['GAM-03', 'a member, single game', member, slot, { kind: 'start' }],
  ['GAM-03', 'an agent, single game', { type: 41 }, slot, { kind: 'start' }],
  ['GAM-03', 'a game in maintenance', member, { ...slot, status: 'maintenance' }, { kind: 'closed', status: 'maintenance' }],
  ['GAM-03', 'a disabled lottery', member, { ...slot, gameType: 'LOTT', status: 'disabled' }, { kind: 'closed', status: 'disabled' }],
];

it.each(table)('%s %s', (_id, _who, account, game, launch) => {
  expect(decideLaunch(account, game)).toEqual(launch);
});

it.each([
  ['TCG_LOTTO_VN', 'LOTT', '/vnLottery?gameCode=x'],
  ['TCG_SEA', 'ELOTT', '/seaLottery?gameCode=x'],
  ['MNH', 'LOTT', '/lottery?gameCode=x'],
  ['MNH', 'ELOTT', '/lottery?gameCode=x'],
  ['MNH', 'RNG', undefined],
] as const)('RTE-13 a game of %s and type %s has the page %s', (vassalage, gameType, path) => {
  expect(lotteryPathOf({ vassalage, gameType, gameCode: 'x' })).toBe(path);
});

it('GAM-03 an odd game code stays one parameter', () => {
  expect(decideLaunch(member, { ...slot, gameType: 'LOTT', gameCode: 'a&b=c' })).toEqual({
    kind: 'page',
    path: '/lottery?gameCode=a%26b%3Dc',
  });
});
