import { expect, it } from 'vitest';
import { type Card, pack } from '../tables/cards.ts';
import { videoPoker } from './engine.ts';
import { playVideoPoker } from './playVideoPoker.ts';
import { cardsThatPay, paysOf, pokerHands, rankHand } from './rankHand.ts';
import type { VideoPokerMove } from './wire.ts';

const cardsOf = (names: string) => names.split(' ') as Card[];

it.each([
  ['AS KS QS JS TS', 'royalFlush', 800, '11111'],
  ['TH JH QH KH AH', 'royalFlush', 800, '11111'],
  ['9S KS QS JS TS', 'straightFlush', 50, '11111'],
  ['AS 2S 3S 4S 5S', 'straightFlush', 50, '11111'],
  ['7S 7H 7D 7C AS', 'fourOfAKind', 25, '11110'],
  ['7S 7H 7D KC KS', 'fullHouse', 9, '11111'],
  ['2S 7S 9S JS KS', 'flush', 6, '11111'],
  ['2S 3H 4D 5C 6S', 'straight', 4, '11111'],
  ['AS 2H 3D 4C 5S', 'straight', 4, '11111'],
  ['AS KH QD JC TS', 'straight', 4, '11111'],
  ['7S 7H 7D KC 2S', 'threeOfAKind', 3, '11100'],
  ['7S 7H KD KC 2S', 'twoPair', 2, '11110'],
  ['JS JH 2D 3C 4S', 'jacksOrBetter', 1, '11000'],
  ['AS 3H 2D AC 4S', 'jacksOrBetter', 1, '10010'],
  ['TS TH 2D 3C 4S', undefined, 0, '00000'],
  ['QS KH AD 2C 3S', undefined, 0, '00000'],
  ['2S 4H 6D 8C TS', undefined, 0, '00000'],
])('GAM-14 %s is %s and pays %i', (names, hand, pays, marks) => {
  expect(rankHand(cardsOf(names))).toBe(hand);
  expect(hand ? paysOf[hand as keyof typeof paysOf] : 0).toBe(pays);
  expect(
    cardsThatPay(cardsOf(names))
      .map((pays1) => (pays1 ? '1' : '0'))
      .join(''),
  ).toBe(marks);
});

it('GAM-14 the pay table is in order, nine for a full house and six for a flush', () => {
  expect(pokerHands.map((hand) => paysOf[hand])).toEqual([800, 50, 25, 9, 6, 4, 3, 2, 1]);
});

/** Numbers that deal the pack in this order. */
function numbersFor(names: string): number[] {
  const left = [...pack];
  return cardsOf(names).map((card) => {
    const place = left.indexOf(card);
    const number = (place + 0.5) / left.length;
    const last = left.pop();
    if (last && place < left.length) left[place] = last;
    return number;
  });
}

const numbers = numbersFor('JS 2H JD 3C 4S JH JC 9D 8D 7D');

it.each([
  [undefined, 'JS 2H JD 3C 4S'],
  [[0, 1, 2, 3, 4], 'JS 2H JD 3C 4S'],
  [[0, 2], 'JS JH JD JC 9D'],
  [[], 'JH JC 9D 8D 7D'],
])('GAM-10 holding %j makes %s of it', (hold, cards) => {
  expect(playVideoPoker(hold, numbers).cards).toEqual(cardsOf(cards));
});

const theme = videoPoker.themeFor({
  gameCode: 'prime-jacks',
  gameClassify: 'VIDEO_POKER',
  look: {
    hand: 'flat',
    motif: 'peacock',
    coloring: 'ember',
    tone: 'sky',
    pattern: 'rays',
    turn: 0,
    face: 'chango',
    warp: 'smile',
    fill: 'pearl',
    key: 'ember',
  },
});
const staked: VideoPokerMove = { stakeMinor: '100' };

it('GAM-14 the cards to draw stay hidden, and a hand pays only after the draw', () => {
  const open = videoPoker.play(theme, [staked], numbers);
  expect(open).toMatchObject({ isOver: false, winMinor: 0n, shown: { hold: null, hand: 'jacksOrBetter' } });
  expect(JSON.stringify(open.shown)).not.toContain('JH');
  const over = videoPoker.play(theme, [staked, { stakeMinor: '0', hold: [0, 2] }], numbers);
  expect(over).toMatchObject({
    isOver: true,
    winMinor: 2500n,
    shown: { hand: 'fourOfAKind' },
    proof: { pokerHold: '13', pokerPaid: '2500' },
  });
});

it('GAM-14 whoever leaves keeps all cards', () => {
  expect(videoPoker.leave?.({ theme, currency: 'USD', moves: [staked] })).toEqual({ stakeMinor: '0', hold: [0, 1, 2, 3, 4] });
});

it.each<[what: string, input: unknown, moves: VideoPokerMove[]]>([
  ['a stake that is not offered', { stakeMinor: '30' }, []],
  ['a negative stake', { stakeMinor: '-100' }, []],
  ['a stake of letters', { stakeMinor: 'ten' }, []],
  ['a stake that is a number', { stakeMinor: 100 }, []],
  ['a hold before the deal', { stakeMinor: '100', hold: [0] }, []],
  ['a draw without a hold', { stakeMinor: '0' }, [staked]],
  ['a draw with a stake', { stakeMinor: '100', hold: [0] }, [staked]],
  ['a place beyond the hand', { stakeMinor: '0', hold: [5] }, [staked]],
  ['a place below the hand', { stakeMinor: '0', hold: [-1] }, [staked]],
  ['half a place', { stakeMinor: '0', hold: [0.5] }, [staked]],
  ['a place twice', { stakeMinor: '0', hold: [1, 1] }, [staked]],
  ['places out of order', { stakeMinor: '0', hold: [2, 1] }, [staked]],
  ['six places', { stakeMinor: '0', hold: [0, 1, 2, 3, 4, 4] }, [staked]],
  ['a field that is not known', { stakeMinor: '0', hold: [], cards: ['AS'] }, [staked]],
  ['a second draw', { stakeMinor: '0', hold: [] }, [staked, { stakeMinor: '0', hold: [] }]],
])('GAM-14 %s is no move', (_what, input, moves) => {
  expect(videoPoker.readMove(input, { theme, currency: 'USD', moves })).toBeUndefined();
});
