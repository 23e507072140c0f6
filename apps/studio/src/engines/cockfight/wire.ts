import type { LiveShown } from '../live/wire.ts';
import type { Side } from './pool.ts';

export type FightSelection = Side | 'draw';

/** Result of a fight, for all players. */
export interface FightResult {
  winner: FightSelection;
  /** Number in [0, 1) that decides how the fight is shown. */
  course: number;
}

/** Result of a fight with the pool of a player's money, in digits of minor units. */
export interface SettledFight extends FightResult {
  pool?: Readonly<Record<Side, string>>;
}

export type CockfightShown = LiveShown<SettledFight>;
