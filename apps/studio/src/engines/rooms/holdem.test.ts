import { expect, it } from 'vitest';
import { seededNumbers } from '../seededNumbers.ts';
import { readCard } from './cards.ts';
import { dealHoldem, type Holdem, type HoldemMove, type HoldemSeat, leastHoldemMove, moveHoldem, payHoldem, viewHoldem } from './holdem.ts';
import { payPots, potsOf, type Stake } from './pots.ts';

const numbersFrom = (seed: number) => Array.from({ length: 52 }, seededNumbers(seed));
const deal = (stacks: readonly bigint[], button = 0) => dealHoldem(stacks, button, 10n, numbersFrom(1));

/** Plays moves in turn, and fails at the first that is refused. */
function play(hand: Holdem, ...moves: readonly (HoldemMove['kind'] | bigint)[]): Holdem {
  return moves.reduce<Holdem>((sofar, move) => {
    const result = moveHoldem(
      sofar,
      sofar.turn ?? -1,
      typeof move === 'bigint' ? { kind: 'raise', toMinor: move } : ({ kind: move } as HoldemMove),
    );
    if (!result.ok) throw new Error(result.code);
    return result.hand;
  }, hand);
}

/** Returns the code with which a move is refused. */
function refusal(hand: Holdem, move: HoldemMove['kind'] | bigint, seat = hand.turn ?? -1): string | undefined {
  const result = moveHoldem(hand, seat, typeof move === 'bigint' ? { kind: 'raise', toMinor: move } : ({ kind: move } as HoldemMove));
  return result.ok ? undefined : result.code;
}

const cards = (names: string) => names.split(' ').flatMap((name) => readCard(name) ?? []);

function seatOf(hand: Holdem, seat: number): HoldemSeat {
  const found = hand.seats[seat];
  if (!found) throw new Error(`There is no seat ${seat}.`);
  return found;
}

const paid = (hand: Holdem) => hand.seats.map(({ paidMinor }) => paidMinor);

it('DR-15 posts the blinds, and begins after the big one', () => {
  const hand = deal([300n, 300n, 300n, 300n]);
  expect(paid(hand)).toEqual([0n, 5n, 10n, 0n]);
  expect(hand.turn).toBe(3);
  expect(hand.seats.every((seat) => seat.cards.length === 2)).toBe(true);
});

it('DR-15 with two players the button posts the small blind and acts first, then last', () => {
  const hand = deal([300n, 300n]);
  expect(paid(hand)).toEqual([5n, 10n]);
  expect(hand.turn).toBe(0);
  const flop = play(hand, 'call', 'check');
  expect([flop.street, flop.turn, flop.board.length]).toEqual(['flop', 1, 3]);
});

it('DR-15 the big blind may raise when all have called', () => {
  const called = play(deal([300n, 300n, 300n]), 'call', 'call');
  expect([called.street, called.turn]).toEqual(['preflop', 2]);
  expect(play(called, 'check').street).toBe('flop');
  expect(play(called, 30n).turn).toBe(0);
});

it('DR-15 deals flop, turn and river, then ends', () => {
  const checked = play(deal([300n, 300n]), 'call', 'check', 'check', 'check', 'check', 'check', 'check');
  expect([checked.street, checked.board.length]).toEqual(['river', 5]);
  const over = play(checked, 'check');
  expect([over.street, over.turn]).toEqual(['over', undefined]);
  expect(refusal(over, 'check', 0)).toBe('over');
});

it.each([
  ['a check before a bet is called', 'check', 'cannotCheck'],
  ['a raise by less than the last', 19n, 'raiseTooSmall'],
  ['a raise that is a call', 10n, 'raiseTooSmall'],
  ['a raise above the stack', 301n, 'raiseTooLarge'],
] as const)('DR-15 refuses %s', (_what, move, code) => {
  expect(refusal(deal([300n, 300n, 300n]), move)).toBe(code);
});

it('DR-15 refuses a move out of turn, and a call of nothing', () => {
  expect(refusal(deal([300n, 300n, 300n]), 'call', 1)).toBe('notYourTurn');
  expect(refusal(play(deal([300n, 300n, 300n]), 'call', 'call'), 'call')).toBe('nothingToCall');
});

it('DR-15 a raise is at least as large as the one before', () => {
  const raised = play(deal([900n, 900n, 900n]), 40n);
  expect(refusal(raised, 69n)).toBe('raiseTooSmall');
  expect(refusal(raised, 70n)).toBeUndefined();
});

it('DR-15 an all-in below a full raise must be called, and does not let those raise again who have acted', () => {
  const short = play(deal([900n, 900n, 55n]), 40n, 'call', 55n);
  expect(short.turn).toBe(0);
  expect(refusal(short, 200n)).toBe('cannotRaise');
  const called = play(short, 'call', 'call');
  expect([called.street, paid(called)]).toEqual(['flop', [55n, 55n, 55n]]);
});

it('DR-15 deals the board out when nobody is left to bet', () => {
  const allIn = play(deal([100n, 300n]), 100n, 'call');
  expect([allIn.street, allIn.board.length, allIn.turn]).toEqual(['over', 5, undefined]);
});

it('DR-15 a blind that takes the whole stack is all in', () => {
  const hand = deal([300n, 300n, 4n]);
  expect(hand.seats[2]).toMatchObject({ stackMinor: 0n, paidMinor: 4n });
  const called = play(hand, 'call', 'call');
  expect([called.street, called.turn]).toEqual(['flop', 1]);
});

it('DR-15 when all others fold the last one takes the pot unseen, the uncalled bet free of rake', () => {
  const over = play(deal([300n, 300n, 300n]), 100n, 'fold', 'fold');
  expect(over.board).toEqual([]);
  expect(payHoldem(over, 50_000)).toEqual([
    { wonMinor: 115n, rakeMinor: 0n, creditMinor: 115n },
    { wonMinor: 0n, rakeMinor: 0n, creditMinor: 0n },
    { wonMinor: 0n, rakeMinor: 0n, creditMinor: 0n },
  ]);
  expect(() => payHoldem(deal([300n, 300n]), 50_000)).toThrow('not over');
});

it('DR-15 the best seven cards win at the showdown', () => {
  const called = play(deal([1000n, 1000n]), 1000n, 'call');
  const hand: Holdem = {
    ...called,
    board: cards('2c 7d 9h Ks 3c'),
    seats: [
      { ...seatOf(called, 0), cards: cards('Kd Qh') },
      { ...seatOf(called, 1), cards: cards('Ah Ad') },
    ],
  };
  expect(payHoldem(hand, 50_000)).toMatchObject([{ creditMinor: 0n }, { wonMinor: 2000n, rakeMinor: 50n, creditMinor: 1950n }]);
});

it('DR-15 the move that loses least is a check where it is free, else a fold', () => {
  expect(leastHoldemMove(deal([300n, 300n, 300n]))).toEqual({ kind: 'fold' });
  expect(leastHoldemMove(play(deal([300n, 300n, 300n]), 'call', 'call'))).toEqual({ kind: 'check' });
});

/** Returns how many cards of each seat a viewer sees. */
function seen(hand: Holdem, viewer: number | undefined): number[] {
  return viewHoldem(hand, viewer).seats.map(({ cards: shown }) => shown?.length ?? 0);
}

it('DR-15 a seat sees its own cards alone, and at the showdown those that are not folded', () => {
  const hand = deal([300n, 300n, 300n]);
  expect(seen(hand, 1)).toEqual([0, 2, 0]);
  expect(seen(hand, undefined)).toEqual([0, 0, 0]);
  expect(viewHoldem(hand, 1)).not.toHaveProperty('stub');
  const shown = play(hand, 'fold', 300n, 'call');
  expect(seen(shown, undefined)).toEqual([0, 2, 2]);
  expect(seen(play(hand, 'fold', 'fold'), 0)).toEqual([2, 0, 0]);
});

const stake = (paidMinor: bigint, strength?: number): Stake => ({ paidMinor, strength });

it.each<[string, Stake[], [bigint, number[]][]]>([
  ['equal stakes', [stake(100n, 1), stake(100n, 2)], [[200n, [0, 1]]]],
  [
    'three levels',
    [stake(30n, 1), stake(100n, 2), stake(250n, 3)],
    [
      [90n, [0, 1, 2]],
      [140n, [1, 2]],
      [150n, [2]],
    ],
  ],
  ['a fold', [stake(60n), stake(100n, 2), stake(100n, 3)], [[260n, [1, 2]]]],
  [
    'a fold between the levels',
    [stake(30n, 1), stake(60n), stake(100n, 3), stake(100n, 4)],
    [
      [120n, [0, 2, 3]],
      [170n, [2, 3]],
    ],
  ],
  ['a fold above all others', [stake(150n), stake(100n, 3)], [[250n, [1]]]],
])('DR-15 side pots of %s', (_what, stakes, pots) => {
  expect(potsOf(stakes).map(({ amountMinor, seats }) => [amountMinor, seats])).toEqual(pots);
});

it.each<[string, Stake[], bigint[], bigint[]]>([
  ['one winner', [stake(100n, 5), stake(100n, 1)], [200n, 0n], [5n, 0n]],
  ['a short winner and a side pot', [stake(30n, 9), stake(100n, 5), stake(250n, 1)], [90n, 140n, 150n], [3n, 2n, 0n]],
  ['a tie, the odd unit after the button', [stake(35n, 5), stake(35n, 5), stake(35n)], [52n, 53n, 0n], [0n, 0n, 0n]],
  ['a rake rounded down', [stake(119n, 5), stake(119n, 1)], [238n, 0n], [5n, 0n]],
])('DR-15 pays %s', (_what, stakes, won, rake) => {
  const payouts = payPots(stakes, { button: 0, rakePpm: 50_000 });
  expect(payouts.map(({ wonMinor }) => wonMinor)).toEqual(won);
  expect(payouts.map(({ rakeMinor }) => rakeMinor)).toEqual(rake);
  expect(payouts.map(({ creditMinor }) => creditMinor)).toEqual(won.map((amount, seat) => amount - (rake[seat] ?? 0n)));
});

it('DR-15 in 2,000 random hands money is kept, turns go on and every hand ends', () => {
  const next = seededNumbers(5);
  for (let round = 0; round < 2000; round += 1) {
    const stacks = Array.from({ length: 2 + Math.floor(next() * 5) }, () => BigInt(1 + Math.floor(next() * 400)));
    let hand = dealHoldem(stacks, round % stacks.length, 10n, Array.from({ length: 52 }, next));
    for (let moves = 0; hand.turn !== undefined; moves += 1) {
      expect(moves).toBeLessThan(200);
      hand = randomMove(hand, next);
    }
    const total = stacks.reduce((sum, amount) => sum + amount, 0n);
    const left = hand.seats.reduce((sum, { stackMinor }) => sum + stackMinor, 0n);
    const credited = payHoldem(hand, 50_000).reduce((sum, { creditMinor, rakeMinor }) => sum + creditMinor + rakeMinor, 0n);
    expect(left + credited).toBe(total);
    expect(hand.seats.every(({ stackMinor }) => stackMinor >= 0n)).toBe(true);
  }
});

function randomMove(hand: Holdem, next: () => number): Holdem {
  const seat = hand.turn ?? 0;
  const mostMinor = (hand.seats[seat]?.betMinor ?? 0n) + (hand.seats[seat]?.stackMinor ?? 0n);
  const tries: HoldemMove[] = [
    { kind: 'raise', toMinor: next() < 0.3 ? mostMinor : hand.currentBetMinor + hand.minRaiseMinor },
    { kind: 'call' },
    { kind: 'check' },
    { kind: 'fold' },
  ];
  const from = Math.floor(next() * tries.length);
  const [taken] = [...tries.slice(from), ...tries].flatMap((move) => {
    const result = moveHoldem(hand, seat, move);
    return result.ok ? [result.hand] : [];
  });
  if (!taken) throw new Error('No move is allowed.');
  return taken;
}
