import { floorMinor } from '@site/rules/floorMinor';

/** A seat at the end of a hand. */
export interface Stake {
  /** Paid into the hand. */
  paidMinor: bigint;
  /** Strength of the hand, or undefined for a seat that folded. */
  strength: number | undefined;
}

export interface Pot {
  amountMinor: bigint;
  /** Seats that can win it. */
  seats: readonly number[];
}

export interface Payout {
  /** Won from the pots. */
  wonMinor: bigint;
  rakeMinor: bigint;
  /** Credited: what was won without the rake. */
  creditMinor: bigint;
}

/**
 * Splits what was paid into the main pot and side pots: each pot takes the same amount from every seat that paid as much. A seat that folded
 * pays and cannot win.
 */
export function potsOf(stakes: readonly Stake[]): Pot[] {
  const levels = [...new Set(stakes.filter(({ strength }) => strength !== undefined).map(({ paidMinor }) => paidMinor))].toSorted(compare);
  const pots = levels.map((level, index): Pot => {
    const below = levels[index - 1] ?? 0n;
    return {
      amountMinor: stakes.reduce((sum, { paidMinor }) => sum + clamp(paidMinor, level) - clamp(paidMinor, below), 0n),
      seats: stakes.flatMap(({ paidMinor, strength }, seat) => (strength !== undefined && paidMinor >= level ? [seat] : [])),
    };
  });
  const last = pots.at(-1);
  const taken = pots.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const left = stakes.reduce((sum, { paidMinor }) => sum + paidMinor, 0n) - taken;
  return last && left > 0n ? [...pots.slice(0, -1), { ...last, amountMinor: last.amountMinor + left }] : pots;
}

/**
 * Pays the pots to the strongest seats. Equal hands share; minor units that cannot be shared go to the winners nearest after the button. The
 * rake is a part of each winner's net, rounded down.
 *
 * Source: docs/domain.md DR-15.
 */
export function payPots(stakes: readonly Stake[], { button, rakePpm }: { button: number; rakePpm: number }): Payout[] {
  const won = stakes.map(() => 0n);
  for (const { amountMinor, seats } of potsOf(stakes)) {
    const best = Math.max(...seats.map((seat) => stakes[seat]?.strength ?? -1));
    const winners = seats
      .filter((seat) => stakes[seat]?.strength === best)
      .toSorted((one, other) => distance(one, button, stakes.length) - distance(other, button, stakes.length));
    const share = amountMinor / BigInt(winners.length);
    const odd = Number(amountMinor % BigInt(winners.length));
    winners.forEach((seat, place) => (won[seat] = (won[seat] ?? 0n) + share + (place < odd ? 1n : 0n)));
  }
  return won.map((wonMinor, seat) => {
    const netMinor = wonMinor - (stakes[seat]?.paidMinor ?? 0n);
    const rakeMinor = netMinor > 0n ? floorMinor(netMinor, rakePpm) : 0n;
    return { wonMinor, rakeMinor, creditMinor: wonMinor - rakeMinor };
  });
}

/** Returns how many seats after the button a seat is: 1 for the next one. */
function distance(seat: number, button: number, seats: number): number {
  return ((seat - button - 1 + seats) % seats) + 1;
}

function clamp(amount: bigint, most: bigint): bigint {
  return amount < most ? amount : most;
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : Number(one > other);
}
