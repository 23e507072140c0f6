import type { SharedJackpots } from '../../core/Engine.ts';
import { drawJackpot } from '../../core/clock/drawJackpot.ts';
import { type LottoFormat, lottoJackpots } from './balls.ts';
import type { JackpotShares } from './settle.ts';

/** A jackpot as it was before its draw, and the lines that shared it. */
export interface WrittenPot {
  name: string;
  carriedMinor: bigint;
  stakedMinor: bigint;
  lines: number;
}

/** Writes the jackpots of a draw for a link to the verification page, e.g. jackpot1.48000000.1200.0: carried, staked, winning lines. */
export function writePots(jackpots: SharedJackpots): string {
  return Object.entries(jackpots)
    .map(([name, { carriedMinor, stakedMinor, lines }]) => [name, carriedMinor, stakedMinor, lines].join('.'))
    .join('~');
}

/** Reads jackpots that `writePots` wrote. Parts that are none are left out. */
export function parsePots(text: string): WrittenPot[] {
  return text.split('~').flatMap((part) => {
    const [, name, carried, staked, lines] = /^(\w+)\.(\d{1,20})\.(\d{1,20})\.(\d{1,9})$/.exec(part) ?? [];
    return name ? [{ name, carriedMinor: BigInt(carried ?? 0), stakedMinor: BigInt(staked ?? 0), lines: Number(lines) }] : [];
  });
}

/** Repeats how the jackpots of a draw were shared. */
export function sharesOf(format: LottoFormat, pots: readonly WrittenPot[]): (WrittenPot & { poolMinor: bigint; eachMinor: bigint })[] {
  return pots.flatMap((pot) => {
    const terms = lottoJackpots[format].find(({ name }) => name === pot.name);
    // The seed matters only to the next draw.
    const drawn =
      terms &&
      drawJackpot(
        pot.carriedMinor,
        { stakedMinor: pot.stakedMinor, winningLines: pot.lines },
        { seedMinor: 0n, contributionPpm: terms.contributionPpm },
      );
    return drawn ? [{ ...pot, poolMinor: drawn.poolMinor, eachMinor: drawn.eachMinor }] : [];
  });
}

/** Returns the amount of each jackpot for one winning line. */
export function eachOf(shared: readonly { name: string; eachMinor: bigint }[]): JackpotShares {
  const of = (name: string) => shared.find((one) => one.name === name)?.eachMinor ?? 0n;
  return { jackpot1: of('jackpot1'), jackpot2: of('jackpot2') };
}
