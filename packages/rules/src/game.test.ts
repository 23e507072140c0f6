import { expect, it } from 'vitest';
import { hasFreeTrial, isGroup, isHot, isNew, isOpen } from './game.ts';

it.each([
  ['freeplay 1', { freeplay: 1 }, true],
  ['freeplay 1, whatever supportPlay says', { freeplay: 1, supportPlay: 1 }, true],
  ['freeplay 0, though supportPlay is 0', { freeplay: 0, supportPlay: 0 }, false],
  ['supportPlay 0 without freeplay', { supportPlay: 0 }, true],
  ['supportPlay 1 without freeplay', { supportPlay: 1 }, false],
  ['neither flag', {}, false],
])('GAM-01 free trial with %s', (_flags, game, free) => {
  expect(hasFreeTrial(game)).toBe(free);
});

it.each([
  ['VASSALAGE', true],
  ['GAME', false],
  ['', false],
])("GAM-03 a group with isGame '%s'", (isGame, group) => {
  expect(isGroup({ isGame })).toBe(group);
});

it('GAM-03 an entry without isGame is a single game', () => {
  expect(isGroup({})).toBe(false);
});

it.each([0, 1, 2])('GAM-01 only 1 is hot or new, not %i by itself', (flag) => {
  expect([isHot({ isHot: flag }), isNew({ isNew: flag })]).toEqual([flag === 1, flag === 1]);
});

it.each([
  ['open', true],
  ['maintenance', false],
  ['disabled', false],
] as const)('GAM-03 a game in state %s', (status, open) => {
  expect(isOpen({ status })).toBe(open);
});
