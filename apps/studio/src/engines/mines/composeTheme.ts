import { drawings } from '../../art/markupOf.ts';
import type { MotifName } from '../../art/motifs/motifs.ts';
import type { RampName } from '../../art/ramps.ts';
import type { GameTraits } from '../../core/Engine.ts';
import { choiceOf, type InstantTheme, instantTheme } from '../instant/InstantTheme.ts';

export interface MinesTheme extends InstantTheme {
  hazard: { piece: HazardName; coloring: RampName };
}

/** Pictures of a mine. */
export type HazardName = 'bomb' | 'shark' | 'octopus' | 'wolf' | 'dragon';

/** Hazards that suit a treasure; the others are bombs. */
const guards: Partial<Record<MotifName, readonly HazardName[]>> = {
  chest: ['shark', 'octopus'],
  helm: ['dragon', 'wolf'],
};

/** Returns the theme of a game: its motif is the treasure, guarded by a hazard in another colour. */
export function composeTheme(traits: GameTraits): MinesTheme {
  const { gameCode, look } = traits;
  const pieces = guards[look.motif] ?? ['bomb'];
  const piece = pieces[choiceOf(gameCode, 'hazard', pieces.length)] ?? 'bomb';
  const colorings = drawings[piece].colorings.filter((ramp) => ramp !== look.coloring);
  return { ...instantTheme(traits), hazard: { piece, coloring: colorings[choiceOf(gameCode, 'colour', colorings.length)] ?? 'onyx' } };
}
