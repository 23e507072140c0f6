import type { VendorCategory } from '@site/api/games';
import { expect, it } from 'vitest';
import { isOfPrizeMode, prizeModeOf } from './lottery.ts';

const card = { name: '', iconUrl: '', pictureUrl: '', gameType: 'ELOTT', games: 1 } as const;
const among = (gameCategory: VendorCategory['gameCategory'], ...vendors: string[]): VendorCategory => ({
  gameCategory,
  cards: Object.fromEntries(vendors.map((vendor) => [vendor, card])),
  gameClassify: [],
});

it.each([
  ['of the Vietnamese vendor', [among('ELOTT', 'MNH', 'TCG_LOTTO_VN')], 'ELOTT'],
  ['named LOTT', [among('ELOTT', 'LOTT')], 'ELOTT'],
  ['of other vendors', [among('ELOTT', 'MNH', 'TCG_SEA')], 'LOTT'],
  ['that are no e-lotteries', [among('LOTT', 'TCG_LOTTO_VN')], 'LOTT'],
  ['at all missing', [], 'LOTT'],
] as const)('LOT-01 with cards %s, lotteries open in the mode %3$s', (_cards, categories, mode) => {
  expect(prizeModeOf(categories)).toBe(mode);
});

it.each([
  ['TCG_SEA', 'LOTT', ['LOTT', 'SEA']],
  ['TCG_LOTTO_VN', 'ELOTT', ['ELOTT']],
  ['MNH', 'ELOTT', ['ZY', 'ELOTT']],
  ['MNH', 'RNG', []],
] as const)('LOT-01 a game of %s and type %s is of the modes %j', (vassalage, gameType, modes) => {
  expect((['LOTT', 'ZY', 'ELOTT', 'SEA'] as const).filter((mode) => isOfPrizeMode({ vassalage, gameType }, mode))).toEqual(modes);
});
