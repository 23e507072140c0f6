import { patternNames, type PatternName } from '../art/grounds.ts';
import { faceNames, type FaceName } from '../art/lettering.ts';
import type { Motif } from '../art/motifs/defineMotif.ts';
import { motifs, type MotifName } from '../art/motifs/motifs.ts';
import type { RampName } from '../art/ramps.ts';
import type { HueFamily, Tone } from '../art/tones.ts';
import { longest } from './splitName.ts';

/** Hue families of backgrounds on which a colour does not stand out. */
const sinksInto: Record<RampName, readonly HueFamily[]> = {
  gold: ['yellow', 'orange'],
  ember: ['orange', 'red'],
  crimson: ['red', 'orange'],
  rose: ['pink', 'red'],
  orchid: ['pink', 'violet'],
  violet: ['violet', 'blue'],
  royal: ['blue', 'violet'],
  azure: ['blue', 'teal'],
  teal: ['teal', 'green', 'blue'],
  jade: ['green', 'teal'],
  lime: ['green', 'yellow'],
  snow: ['pale'],
  steel: ['steel'],
  onyx: ['dark', 'steel', 'brown'],
  bronze: ['brown', 'orange'],
  pearl: ['pale', 'yellow'],
};

/** Returns the motif's colourings that stand out from a background. */
export function visibleColorings(motif: MotifName, { family }: Tone) {
  const { colorings }: Motif = motifs[motif];
  return colorings.filter((coloring) => !sinksInto[coloring].includes(family));
}

const nightFamilies: ReadonlySet<HueFamily> = new Set(['dark', 'blue', 'violet', 'steel', 'red']);

/** Returns the patterns that suit a motif on a background: moons and planets at night, a pitch under a ball. */
export function patternsFor(motif: MotifName, { family }: Tone): readonly PatternName[] {
  return patternNames.filter((pattern) => {
    if (pattern === 'pitch') return motif === 'ball';
    if (pattern === 'moon' || pattern === 'planet') return nightFamilies.has(family);
    return true;
  });
}

/** Ramps too dark or too heavy for readable letters at 110 px. */
const dimRamps: ReadonlySet<RampName> = new Set(['onyx', 'bronze', 'ember', 'crimson', 'violet', 'royal']);

/** Returns colours for the letters: the motif's own when it is bright, or a near neutral; never the background's. */
export function fillsOn(coloring: RampName, { family }: Tone): readonly RampName[] {
  const wanted: readonly RampName[] = ['gold', 'snow', 'pearl', ...(dimRamps.has(coloring) ? [] : [coloring])];
  return wanted.filter((ramp) => family === 'pale' || !sinksInto[ramp].includes(family));
}

/** Colours of the line around the letters. */
export const keyRamps: readonly RampName[] = ['crimson', 'gold', 'azure', 'royal', 'rose', 'jade', 'violet', 'ember', 'teal', 'orchid'];

/** Maximum number of letters in a line of each typeface, at the smallest allowed cap height. */
export const longestLine: Record<FaceName, number> = {
  'press-start-2p': 9,
  'passion-one': 10,
  bangers: 10,
  'luckiest-guy': 8,
  'lilita-one': 8,
  'alfa-slab-one': 7,
  'titan-one': 7,
  'bowlby-one': 6,
  bungee: 6,
  'rammetto-one': 6,
  chango: 5,
};

/** Returns the typefaces of every hand that fit a name; that of cells belongs to one hand. */
export function facesFor(lines: readonly string[]) {
  return faceNames.filter((face) => face !== 'press-start-2p' && longest(lines) <= longestLine[face]);
}
