import { expect, it } from 'vitest';
import type { Viewer, PageTerms } from '../../app/definePage';
import { pages } from '../../app/pages';
import { member } from '../../testing/sample';
import { type PlaceName, placeOf } from './places';
import { placesIn } from './placesIn';

const every = () => true;
const none = () => false;
const as = (type: typeof member.type, isOn: (flag: string) => boolean = every) => ({ member: { ...member, type, hasVip: true }, isOn });

/** Treats every page as implemented. */
const all = Object.values<PageTerms>(pages).map((page): PageTerms => Object.assign({}, page, { isPlanned: undefined }));
const whenBuilt = (name: PlaceName, onlooker: Viewer) => placeOf(name, onlooker, all)?.href;

it('SHL-11 income opens personalProfit for a member and agentRevenueReport for an agent', () => {
  expect(whenBuilt('income', as(0))).toBe('/member/personalProfit');
  for (const type of [1, 2, 41, 42] as const) expect(whenBuilt('income', as(type))).toBe('/agentHome/agentRevenueReport');
});

it.each([
  ['vip', '/member/playerRank', 'VIP'],
  ['manualRebate', '/member/manualRebate', 'MANPLAYREB3'],
] as const)('SHL-17 %s is an entry only while its flag is on', (name, path, flag) => {
  const isAsked = (asked: string) => asked === flag;
  expect(whenBuilt(name, as(0, isAsked))).toBe(path);
  expect(whenBuilt(name, as(0, none))).toBeUndefined();
});

it('a member without a rank has no VIP entry, whatever the brand has', () => {
  expect(whenBuilt('vip', { member: { ...member, hasVip: false }, isOn: every })).toBeUndefined();
  expect(whenBuilt('vip', { member: undefined, isOn: every })).toBe('/member/playerRank');
});

it('SHL-16 the agent centre is an agent’s entry alone', () => {
  expect(placeOf('agentCentre', as(1))?.href).toBe('/agentHome/agentTeamOverview');
  expect(placeOf('agentCentre', as(0))).toBeUndefined();
  expect(placeOf('agentCentre', { member: undefined, isOn: every })).toBeUndefined();
});

const namesIn = (declared: PageTerms[]) => declared.flatMap(({ places = {} }) => Object.keys(places) as PlaceName[]);

const play = ['bettingRecord', 'promotions', 'tournaments', 'manualRebate', 'rewards', 'missions', 'vip', 'inviteFriends'];

it.each([
  [['account'], ['account', 'agentCentre', 'bettingRecord', 'income', 'messages', 'security']],
  [['side'], ['favourites', ...play, 'pointMall', 'agents']],
  [['drawer'], ['withdraw']],
  [
    ['side', 'drawer'],
    ['favourites', 'withdraw', ...play, 'pointMall', 'agents'],
  ],
  [['rewards'], ['promotions', 'missions', 'manualRebate', 'rewards', 'vip', 'pointMall']],
  [['company'], ['agents', 'help', 'announcements', 'news', 'getApp']],
  [['rules'], ['terms', 'responsiblePlay', 'privacy']],
] as const)('SHL-04 SHL-05 SHL-16 the menus %j have their entries in order', (menus, names) => {
  expect(placesIn(...menus)).toEqual(names);
});

it('SHL-17 an entry is hidden until its page stands', () => {
  const planned = Object.values<PageTerms>(pages).map((page): PageTerms => Object.assign({}, page, { isPlanned: true }));
  const names = namesIn(planned);
  expect(names).toContain('withdraw');
  for (const name of names) {
    expect(whenBuilt(name, as(1)) ?? whenBuilt(name, as(0))).toBeDefined();
    expect(placeOf(name, as(0), planned)).toBeUndefined();
    expect(placeOf(name, as(1), planned)).toBeUndefined();
  }
});
