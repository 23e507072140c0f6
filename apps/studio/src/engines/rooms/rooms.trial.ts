import { expect, it } from 'vitest';
import { errorsFrom, estimateMeans } from '../estimateMeans.ts';
import { dealBigTwo, leastBigTwoMove, moveBigTwo, payBigTwo } from './bigTwo.ts';
import { type Card, deck, shuffle } from './cards.ts';
import { dealHoldem, type Holdem, type HoldemMove, moveHoldem, payHoldem } from './holdem.ts';
import { categories, pokerRank } from './pokerRank.ts';

const HANDS = 1_000_000;
const shuffled = (next: () => number) => Array.from({ length: 52 }, next);

it('DR-15 all 2,598,960 hands of five fall into their categories as often as known', () => {
  const counts = new Map<string, number>();
  const choose = (from: number, taken: readonly Card[]) => {
    if (taken.length === 5) {
      const { category } = pokerRank(taken);
      counts.set(category, (counts.get(category) ?? 0) + 1);
      return;
    }
    for (let index = from; index < deck.length; index += 1) choose(index + 1, taken.concat(deck[index] ?? []));
  };
  choose(0, []);
  expect(categories.map((category) => counts.get(category))).toEqual([1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5108, 3744, 624, 40]);
});

it('DR-15 a million hands of seven fall into their categories as often as known', () => {
  const known = [23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584].map(
    (count) => count / 133_784_560,
  );
  const estimates = estimateMeans(HANDS, 1, (next) => {
    const { category } = pokerRank(shuffle(shuffled(next)).slice(0, 7));
    return categories.map((candidate) => Number(candidate === category));
  });
  expect(Math.max(...estimates.map((estimate, index) => errorsFrom(estimate, known[index] ?? 0)))).toBeLessThan(3);
});

it('DR-15 in a million hands of hold’em among equals every seat loses its share of the rake alone', () => {
  const stacks = [300n, 300n, 300n];
  let button = 0;
  const estimates = estimateMeans(HANDS, 2, (next) => {
    button = (button + 1) % stacks.length;
    let hand = dealHoldem(stacks, button, 10n, shuffled(next));
    while (hand.turn !== undefined) hand = equalMove(hand, next());
    const payouts = payHoldem(hand, 50_000);
    const nets = payouts.map(({ wonMinor }, seat) => Number(wonMinor - (hand.seats[seat]?.paidMinor ?? 0n)));
    expect(nets.reduce((sum, net) => sum + net, 0)).toBe(0);
    return nets;
  });
  expect(Math.max(...estimates.map((estimate) => errorsFrom(estimate, 0)))).toBeLessThan(3);
});

it('DR-15 in 100,000 games of Big Two among equals every seat loses its share of the rake alone', () => {
  const estimates = estimateMeans(HANDS / 10, 3, (next) => {
    let game = dealBigTwo(4, shuffled(next));
    while (game.turn !== undefined) {
      const result = moveBigTwo(game, game.turn, lowestMove(game));
      if (!result.ok) throw new Error(result.code);
      game = result.game;
    }
    return payBigTwo(game, [3000n, 3000n, 3000n, 3000n], { anteMinor: 100n, rakePpm: 50_000 }).map(({ netMinor, rakeMinor }) =>
      Number(netMinor + rakeMinor),
    );
  });
  expect(Math.max(...estimates.map((estimate) => errorsFrom(estimate, 0)))).toBeLessThan(3);
});

/** Folds, calls or raises by chance, in every seat alike. */
function equalMove(hand: Holdem, chance: number): Holdem {
  const seat = hand.turn ?? 0;
  const raise: HoldemMove = { kind: 'raise', toMinor: hand.currentBetMinor + hand.minRaiseMinor };
  const calls: HoldemMove[] = [{ kind: 'call' }, { kind: 'check' }];
  const tries = chance < 0.15 ? [{ kind: 'fold' } as const] : chance < 0.35 ? [raise, ...calls] : calls;
  for (const move of tries) {
    const result = moveHoldem(hand, seat, move);
    if (result.ok) return result.hand;
  }
  throw new Error('No move is allowed.');
}

/** Plays the lowest single card that is high enough, else passes. */
function lowestMove(game: ReturnType<typeof dealBigTwo>): Parameters<typeof moveBigTwo>[2] {
  const seat = game.turn ?? 0;
  const singles = (game.hands[seat] ?? []).toReversed().map((card) => ({ kind: 'play', cards: [card] }) as const);
  return singles.find((move) => moveBigTwo(game, seat, move).ok) ?? leastBigTwoMove(game);
}
