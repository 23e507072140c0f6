import { type MotifName, motifs } from '../../art/motifs/motifs.ts';
import type { RampName } from '../../art/ramps.ts';
import type { GameTraits } from '../../core/Engine.ts';
import { choiceOf, type InstantTheme, instantTheme } from '../instant/InstantTheme.ts';
import { prizes } from './rules.ts';

export interface ScratchTheme extends InstantTheme {
  /** Symbols of the prizes, the highest first. */
  symbols: readonly ScratchSymbol[];
}

export interface ScratchSymbol {
  motif: MotifName;
  coloring: RampName;
}

/** Returns the theme of a game: its motif is the highest prize, and six others follow from its code. */
export function composeTheme(traits: GameTraits): ScratchTheme {
  const { gameCode, look } = traits;
  const rest = (Object.keys(motifs) as MotifName[]).filter((motif) => motif !== look.motif);
  const others = prizes.slice(1).map((_, index): ScratchSymbol => {
    const [motif = look.motif] = rest.splice(choiceOf(gameCode, `symbol ${index}`, rest.length), 1);
    const colorings: readonly RampName[] = motifs[motif].colorings;
    return { motif, coloring: colorings[choiceOf(gameCode, `colour ${index}`, colorings.length)] ?? look.coloring };
  });
  return { ...instantTheme(traits), symbols: [{ motif: look.motif, coloring: look.coloring }, ...others] };
}
