import { fixedWinMinor, type LottoFormat, type WinningLines, winningLines } from './balls.ts';
import type { DrawFormat } from './drawGames.ts';
import type { DrawResult } from './drawResult.ts';
import { endingsPlays, type EndingsPlayName, endingsWinMinor } from './endings.ts';
import { kenoWinMinor } from './keno.ts';
import { playsOf } from './plays.ts';
import type { Line } from './ticket.ts';

/** Amount of each jackpot for one winning line, in minor units. */
export interface JackpotShares {
  jackpot1: bigint;
  jackpot2: bigint;
}

const noJackpots: JackpotShares = { jackpot1: 0n, jackpot2: 0n };
/** Part of a play's outcomes above which the stake on it is no valid bet. */
const COVERAGE_LIMIT = 0.7;

/** Returns the amount paid for a line, rounded down. Jackpot shares are those of the draw, over the lines of all players. */
export function winMinorOf(line: Line, result: DrawResult, jackpots: JackpotShares = noJackpots): bigint {
  if (!('balls' in result)) return isEndingsPlay(line.play) ? endingsWinMinor(line.play, line, result) : 0n;
  const picked = line.numbers.map(Number);
  if (line.play === 'keno') return kenoWinMinor(picked, line.stakeMinor, result.balls);
  const lines = winningLines(picked, result);
  return (
    fixedWinMinor(line.play as LottoFormat, line.stakeMinor, lines) +
    jackpots.jackpot1 * BigInt(lines.jackpot1) +
    jackpots.jackpot2 * BigInt(lines.jackpot2)
  );
}

/** Counts the lines of all players that share the jackpots. */
export function jackpotLines(lines: readonly Line[], result: DrawResult): Pick<WinningLines, 'jackpot1' | 'jackpot2'> {
  const won = 'balls' in result ? lines.map(({ numbers }) => winningLines(numbers.map(Number), result)) : [];
  return {
    jackpot1: won.reduce((sum, { jackpot1 }) => sum + jackpot1, 0),
    jackpot2: won.reduce((sum, { jackpot2 }) => sum + jackpot2, 0),
  };
}

/**
 * Returns the part of a player's stakes in one draw that is no valid bet: those on plays of which the player holds more than 70 % of the
 * outcomes.
 *
 * Source: docs/domain.md DR-1.
 */
export function coveringStakeMinor(format: DrawFormat, lines: readonly Line[]): bigint {
  const plays = new Map(playsOf(format).map((play) => [play.name, play]));
  const groups = Map.groupBy(lines, ({ play, numbers }) => `${play}:${numbers.length}`);
  return [...groups.values()].reduce((sum, group) => {
    const [{ play: name, numbers } = { play: '', numbers: [] }] = group;
    const play = plays.get(name);
    const different = new Set(group.map((line) => line.numbers.join('-'))).size;
    if (!play || different <= COVERAGE_LIMIT * play.outcomes(numbers.length)) return sum;
    return sum + group.reduce((staked, { stakeMinor }) => staked + stakeMinor * BigInt(play.linesOf(numbers.length)), 0n);
  }, 0n);
}

function isEndingsPlay(name: string): name is EndingsPlayName {
  return Object.hasOwn(endingsPlays, name);
}
