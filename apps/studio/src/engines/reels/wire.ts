import type { EngineMove } from '../../core/Engine.ts';

/** The only move of a round: one of the currency's stakes. */
export type ReelsMove = EngineMove;

/** Data of a round for the browser. */
export interface ReelsShown {
  /** The numbers that it used. */
  floats: number[];
}
