import type { GameFacts } from '@site/api/vendor';
import { seededNumbers } from '../engines/seededNumbers.ts';
import type { Skin } from '../core/Engine.ts';
import type { PlayableGame } from './findGame.ts';

/** Rounds that are tried for the volatility. */
const TRIED_ROUNDS = 2000;
/** The spread of a round's win, in stakes, from which a game is of medium and of high volatility. */
const MEDIUM_FROM = 2.5;
const HIGH_FROM = 4;

const known = new Map<string, GameFacts['volatility']>();

/** Tells what a player may know of a game before it is opened. Source: GAM-02. */
export function describeGame({ game, engine, theme }: PlayableGame, currency: string): Omit<GameFacts, 'rulesUrl'> {
  const stakes = engine.stakesIn(currency);
  return {
    volatility: volatilityOf({ game, engine, theme }),
    leastStakeMinor: stakes[0] === undefined ? null : String(stakes[0]),
    // The stake of a move of many fields is their sum, which has other limits.
    mostStakeMinor: engine.findFault ? null : (stakes.at(-1)?.toString() ?? null),
    features: featuresOf({ engine, theme }, currency),
  };
}

/** Returns how far the wins of a game spread; null where a player decides that by what is bet on. */
export function volatilityOf({ game, ...skin }: PlayableGame): GameFacts['volatility'] {
  if (!known.has(game.gameCode)) known.set(game.gameCode, tryRounds(skin));
  return known.get(game.gameCode) ?? null;
}

/** Plays seeded rounds of the engine, so that the volatility is what the game does, and is declared nowhere else. */
function tryRounds({ engine, theme }: Skin): GameFacts['volatility'] {
  const [least] = engine.stakesIn('USD');
  if (least === undefined || engine.clock || engine.events || engine.room) return null;
  const move = engine.readMove({ stakeMinor: String(least) }, { theme, currency: 'USD', moves: [] });
  if (!move) return null;
  const next = seededNumbers(1);
  const wins = Array.from({ length: TRIED_ROUNDS }, () => {
    const numbers = Array.from({ length: engine.numbersOf(theme) }, next);
    return Number(engine.play(theme, [move], numbers).winMinor) / Number(least);
  });
  const mean = wins.reduce((sum, win) => sum + win, 0) / TRIED_ROUNDS;
  const spread = Math.sqrt(wins.reduce((sum, win) => sum + (win - mean) ** 2, 0) / TRIED_ROUNDS);
  return spread >= HIGH_FROM ? 'high' : spread >= MEDIUM_FROM ? 'medium' : 'low';
}

function featuresOf({ engine, theme }: Skin, currency: string): string[] {
  const { clock, events, room } = engine;
  const hasJackpot = Object.keys(clock?.jackpots?.terms(theme, currency) ?? {}).length > 0;
  return [
    ...(clock ? [clock.calendar ? 'scheduledDraws' : 'sharedTable'] : []),
    ...(hasJackpot ? ['jackpot'] : []),
    ...(events ? ['matches'] : []),
    ...(room ? ['otherPlayers'] : []),
    ...(engine.features?.(theme) ?? []),
  ];
}
