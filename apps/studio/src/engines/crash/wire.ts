import type { EngineMove, EngineTheme } from '../../core/Engine.ts';
import type { HandName } from '../../art/hands/hands.ts';
import type { MotifName } from '../../art/motifs/motifs.ts';
import type { RampName } from '../../art/ramps.ts';

/** A bet with an optional multiplier at which it is cashed out by itself, or a cash-out with its time, which the studio sets. */
export interface CrashMove extends EngineMove {
  /** Hundredths. */
  autoAt?: number;
  /** Milliseconds since the start of the flight. */
  atMs?: number;
}

export interface CrashShown {
  autoAt: number | null;
  /** Multiplier at which the bet was cashed out, in hundredths; null when it was lost, or before the end of the flight. */
  cashedAt: number | null;
}

/** Result of a flight, for all players. */
export interface Flight {
  /** Hundredths. */
  crash: number;
}

/** A flying thing in a sky of its own. */
export interface CrashTheme extends EngineTheme {
  hand: HandName;
  motif: MotifName;
  coloring: RampName;
  /** Colours of the sky, from its foot to its top, and of the trail. */
  sky: readonly [foot: string, middle: string, top: string];
  trail: string;
  glow: string;
  /** Colour of the planet. */
  disc: string;
}
