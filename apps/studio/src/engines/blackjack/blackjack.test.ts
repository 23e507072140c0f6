import { expect, it } from 'vitest';
import { type Card, pack } from '../tables/cards.ts';
import { type Act, acts, BlackjackRound } from './BlackjackRound.ts';
import { blackjack } from './engine.ts';
import { totalOf } from './Hand.ts';
import { CARDS_MAX, playBlackjack } from './playBlackjack.ts';
import type { BlackjackMove } from './wire.ts';

/** Plays a round on named cards: player, dealer, player, dealer, and then as they are taken. */
function play(cards: string, ...decisions: Act[]): BlackjackRound {
  const rest = cards.split(' ').map((name) => (name.length === 1 ? `${name}S` : name) as Card);
  const round = new BlackjackRound(100n, () => {
    const card = rest.shift();
    if (!card) throw new Error('The test has no more cards.');
    return card;
  });
  for (const act of decisions) round.act(act);
  if (round.isOver && rest.length > 0) throw new Error('The round did not need all cards.');
  return round;
}

it.each([
  ['A K', 21, true],
  ['A A', 12, true],
  ['A 6 K', 17, false],
  ['A 5 5', 21, true],
  ['T 9 2', 21, false],
  ['T 9 5', 24, false],
  ['A A A A 7', 21, true],
])('GAM-14 a hand of %s counts %i', (cards, points, isSoft) => {
  expect(totalOf(cards.split(' ').map((rank) => `${rank}S` as Card))).toEqual({ points, isSoft });
});

it.each<[what: string, cards: string, decisions: Act[], results: string[], win: bigint]>([
  ['a blackjack is paid 3 to 2', 'A 9 K 7', [], ['blackjack'], 250n],
  ['a blackjack against a blackjack is a push', 'A K K A', [], ['push'], 100n],
  ['a dealer blackjack under a ten ends the round', 'T K 9 A', [], ['lose'], 0n],
  ['the dealer stands on a soft 17', 'T 6 8 A', ['stand'], ['win'], 200n],
  ['the dealer draws to 16', 'T T 9 6 5', ['stand'], ['lose'], 0n],
  ['a dealer above 21 pays the hand', 'T T 2 6 K', ['stand'], ['win'], 200n],
  ['equal hands push', 'T T 9 9', ['stand'], ['push'], 100n],
  ['a bust hand loses without a card of the dealer', 'T 6 6 T K', ['hit'], ['bust'], 0n],
  ['21 takes no more cards', 'T 7 6 T 5', ['hit'], ['win'], 200n],
  ['a doubled hand takes one card and pays twice', '6 6 5 T T 2', ['double'], ['win'], 400n],
  ['a doubled hand that busts loses both', 'T 6 5 T K', ['double'], ['bust'], 0n],
  ['a split pair is two hands, and 21 on them is no blackjack', 'K 7 T T A 9', ['split', 'stand'], ['win', 'win'], 400n],
  ['split aces take one card each', 'A 7 A T K 5', ['split'], ['win', 'lose'], 200n],
  ['a hand may be doubled after a split', '8 6 8 T 3 9 T T', ['split', 'double', 'stand'], ['win', 'win'], 600n],
  ['one hand may bust and the other win', '8 6 8 T 7 9 T T', ['split', 'hit', 'stand'], ['bust', 'win'], 200n],
  ['insurance pays 2 to 1 on a blackjack', 'T A 9 K', ['insure'], ['lose'], 150n],
  ['insurance is lost without one', 'T A 9 7', ['insure', 'stand'], ['win'], 200n],
  ['insurance declined leaves the stake at risk', 'T A 9 K', ['decline'], ['lose'], 0n],
  ['a blackjack with insurance returns the same either way', 'A A K K', ['insure'], ['push'], 250n],
])('GAM-14 %s', (_what, cards, decisions, results, win) => {
  const round = play(cards, ...decisions);
  expect(round.isOver).toBe(true);
  expect(round.hands.map(({ result }) => result)).toEqual(results);
  expect(round.winMinor).toBe(win);
});

it.each<[what: string, cards: string, decisions: Act[], allowed: Act[]]>([
  ['an ace of the dealer asks for insurance first', '8 A 8 7', [], ['insure', 'decline']],
  ['a pair may be split', 'K 7 T T', [], ['hit', 'stand', 'double', 'split']],
  ['unlike cards may not', '9 7 T T', [], ['hit', 'stand', 'double']],
  ['three cards may not be doubled', '2 7 3 T 4', ['hit'], ['hit', 'stand']],
  ['a pair is split once', '8 7 8 T 8 2', ['split'], ['hit', 'stand', 'double']],
  ['after the end nothing is allowed', 'T 7 9 T', ['stand'], []],
])('GAM-14 %s', (_what, cards, decisions, allowed) => {
  const round = play(cards, ...decisions);
  expect(round.allowed()).toEqual(allowed);
  for (const act of acts.filter((one) => !allowed.includes(one))) expect(() => round.act(act)).toThrow('not allowed');
});

const theme = blackjack.themeFor({
  gameCode: 'king-blackjack',
  gameClassify: 'TABLE',
  look: {
    hand: 'flat',
    motif: 'crown',
    coloring: 'snow',
    tone: 'amber',
    pattern: 'scales',
    turn: 1,
    face: 'passion-one',
    warp: 'flat',
    fill: 'snow',
    key: 'royal',
  },
});
const deal: BlackjackMove = { act: 'deal', stakeMinor: '100' };

/** Returns numbers that deal these cards from six packs. */
function numbersFor(cards: string): number[] {
  const shoe = Array.from({ length: 6 }, () => pack).flat();
  const numbers = cards.split(' ').map((name) => {
    const place = shoe.indexOf((name.length === 1 ? `${name}S` : name) as Card);
    const number = (place + 0.5) / shoe.length;
    const last = shoe.pop();
    if (last && place < shoe.length) shoe[place] = last;
    return number;
  });
  return [...numbers, ...Array.from({ length: CARDS_MAX - numbers.length }, () => 0.5)];
}

it('GAM-14 the dealer’s second card and the shoe stay hidden until the end', () => {
  const numbers = numbersFor('9 7 T 8');
  const open = blackjack.play(theme, [deal], numbers);
  expect(open).toMatchObject({ isOver: false, winMinor: 0n, shown: { dealer: ['7S'], isHoleHidden: true, active: 0 } });
  expect(JSON.stringify(open.shown)).not.toContain('8S');
  const over = blackjack.play(theme, [deal, { act: 'stand', stakeMinor: '0' }], numbers);
  expect(over.shown.dealer.slice(0, 2)).toEqual(['7S', '8S']);
});

it.each<[what: string, input: unknown, moves: BlackjackMove[]]>([
  ['a stake that is not offered', { act: 'deal', stakeMinor: '30' }, []],
  ['a negative stake', { act: 'deal', stakeMinor: '-100' }, []],
  ['a stake of letters', { act: 'deal', stakeMinor: 'ten' }, []],
  ['a stake with a leading zero', { act: 'deal', stakeMinor: '0100' }, []],
  ['a stake that is a number', { act: 'deal', stakeMinor: 100 }, []],
  ['a decision before the deal', { act: 'hit', stakeMinor: '0' }, []],
  ['an unknown decision', { act: 'surrender', stakeMinor: '0' }, [deal]],
  ['a second deal', deal, [deal]],
  ['a double without its stake', { act: 'double', stakeMinor: '0' }, [deal]],
  ['a double for less', { act: 'double', stakeMinor: '20' }, [deal]],
  ['a double for more', { act: 'double', stakeMinor: '500' }, [deal]],
  ['a hit with a stake', { act: 'hit', stakeMinor: '100' }, [deal]],
  ['a split of unlike cards', { act: 'split', stakeMinor: '100' }, [deal]],
  ['insurance that is not offered', { act: 'insure', stakeMinor: '50' }, [deal]],
  ['a field that is not known', { act: 'hit', stakeMinor: '0', card: 'AS' }, [deal]],
  ['a decision after the end', { act: 'hit', stakeMinor: '0' }, [deal, { act: 'stand', stakeMinor: '0' }]],
  ['nothing', undefined, [deal]],
])('GAM-14 %s is no move', (_what, input, moves) => {
  const position = moves.length > 0 ? blackjack.play(theme, moves, numbersFor('9 7 T 8 K')) : undefined;
  expect(blackjack.readMove(input, { theme, currency: 'USD', moves, ...(position ? { position } : {}) })).toBeUndefined();
});

it.each([
  ['9 A T 8', 'decline'],
  ['9 7 T 8', 'stand'],
])('GAM-14 whoever leaves %s decides to %s, without a stake', (cards, act) => {
  const position = blackjack.play(theme, [deal], numbersFor(cards));
  expect(blackjack.leave?.({ theme, currency: 'USD', moves: [deal], position })).toEqual({ act, stakeMinor: '0' });
});

it('GAM-10 the longest round has numbers enough: every hand hits to the end on the smallest cards', () => {
  const aces = Array.from({ length: 24 }, (_, index) => `A${'SHDC'.charAt(index % 4)}`);
  const twos = Array.from({ length: 24 }, (_, index) => `2${'SHDC'.charAt(index % 4)}`);
  const numbers = numbersFor([...twos.slice(0, 4), ...aces, ...twos.slice(4)].join(' '));
  const moves: BlackjackMove[] = [deal, { act: 'split', stakeMinor: '100' }];
  while (!playBlackjack(moves, numbers).isOver) moves.push({ act: 'hit', stakeMinor: '0' });
  expect(moves.length).toBeGreaterThan(10);
});
