import type { MotifName } from '../../art/motifs/motifs.ts';
import type { RampName } from '../../art/ramps.ts';
import { type FishColors, sizeOf } from './art/drawFish.ts';
import type { SpeciesName } from './art/species.ts';

/** A kind of fish of a water. */
export interface FishKind extends FishColors {
  /** Pay of a catch in shots. */
  multiple: number;
  /** Size of its picture, in drawing units. */
  width: number;
  height: number;
}

export const waterNames = ['reef', 'trench', 'river', 'wreck', 'lagoon', 'fire', 'temple', 'ice'] as const;
export type WaterName = (typeof waterNames)[number];

export interface Water {
  /** Its kinds from the least to the most valuable. The last one is the boss, which comes by itself. */
  kinds: readonly FishKind[];
  /** Ramps of the cannon: body and trim. */
  cannon: readonly [RampName, RampName];
}

const kind = (species: SpeciesName, multiple: number, main: RampName, accent: RampName): FishKind => ({
  species,
  multiple,
  main,
  accent,
  ...sizeOf(species),
});

export const waters: Record<WaterName, Water> = {
  reef: {
    kinds: [
      kind('sardine', 2, 'azure', 'gold'),
      kind('clownfish', 3, 'ember', 'snow'),
      kind('tang', 4, 'royal', 'gold'),
      kind('seahorse', 6, 'crimson', 'gold'),
      kind('puffer', 8, 'lime', 'ember'),
      kind('crab', 12, 'crimson', 'ember'),
      kind('turtle', 20, 'jade', 'lime'),
      kind('ray', 35, 'violet', 'rose'),
      kind('swordfish', 60, 'steel', 'azure'),
      kind('shark', 150, 'steel', 'snow'),
    ],
    cannon: ['azure', 'gold'],
  },
  trench: {
    kinds: [
      kind('lanternfish', 2, 'royal', 'lime'),
      kind('jelly', 3, 'orchid', 'azure'),
      kind('squid', 5, 'crimson', 'rose'),
      kind('viperfish', 8, 'onyx', 'teal'),
      kind('eel', 12, 'jade', 'lime'),
      kind('crab', 18, 'pearl', 'rose'),
      kind('ray', 30, 'onyx', 'azure'),
      kind('octopus', 50, 'violet', 'orchid'),
      kind('angler', 250, 'violet', 'gold'),
    ],
    cannon: ['violet', 'lime'],
  },
  river: {
    kinds: [
      kind('goldfish', 2, 'ember', 'gold'),
      kind('sardine', 3, 'snow', 'jade'),
      kind('carp', 4, 'bronze', 'gold'),
      kind('catfish', 7, 'onyx', 'bronze'),
      kind('koi', 10, 'snow', 'crimson'),
      kind('turtle', 18, 'bronze', 'jade'),
      kind('eel', 30, 'teal', 'gold'),
      kind('puffer', 45, 'gold', 'ember'),
      kind('dragon', 200, 'gold', 'crimson'),
    ],
    cannon: ['jade', 'gold'],
  },
  wreck: {
    kinds: [
      kind('cod', 2, 'teal', 'pearl'),
      kind('angelfish', 3, 'gold', 'onyx'),
      kind('jelly', 4, 'rose', 'snow'),
      kind('piranha', 6, 'steel', 'crimson'),
      kind('crab', 10, 'ember', 'gold'),
      kind('eel', 15, 'violet', 'gold'),
      kind('squid', 25, 'snow', 'rose'),
      kind('swordfish', 40, 'royal', 'ember'),
      kind('shark', 80, 'onyx', 'steel'),
      kind('octopus', 300, 'crimson', 'gold'),
    ],
    cannon: ['bronze', 'gold'],
  },
  lagoon: {
    kinds: [
      kind('goldfish', 2, 'rose', 'snow'),
      kind('angelfish', 3, 'snow', 'orchid'),
      kind('seahorse', 5, 'gold', 'rose'),
      kind('jelly', 7, 'azure', 'rose'),
      kind('tang', 10, 'orchid', 'gold'),
      kind('puffer', 15, 'rose', 'violet'),
      kind('turtle', 25, 'teal', 'pearl'),
      kind('ray', 45, 'azure', 'snow'),
      kind('whale', 120, 'rose', 'snow'),
    ],
    cannon: ['rose', 'snow'],
  },
  fire: {
    kinds: [
      kind('piranha', 2, 'ember', 'gold'),
      kind('lanternfish', 3, 'crimson', 'gold'),
      kind('crab', 5, 'onyx', 'ember'),
      kind('puffer', 8, 'crimson', 'gold'),
      kind('eel', 12, 'ember', 'gold'),
      kind('ray', 20, 'crimson', 'ember'),
      kind('squid', 30, 'gold', 'crimson'),
      kind('angler', 50, 'onyx', 'ember'),
      kind('shark', 100, 'crimson', 'gold'),
      kind('dragon', 500, 'crimson', 'gold'),
    ],
    cannon: ['crimson', 'gold'],
  },
  temple: {
    kinds: [
      kind('tang', 2, 'gold', 'royal'),
      kind('clownfish', 3, 'violet', 'gold'),
      kind('koi', 5, 'gold', 'royal'),
      kind('seahorse', 8, 'teal', 'gold'),
      kind('octopus', 12, 'teal', 'gold'),
      kind('crab', 20, 'gold', 'royal'),
      kind('swordfish', 35, 'gold', 'azure'),
      kind('eel', 60, 'royal', 'gold'),
      kind('turtle', 200, 'gold', 'royal'),
    ],
    cannon: ['royal', 'gold'],
  },
  ice: {
    kinds: [
      kind('cod', 2, 'steel', 'azure'),
      kind('tuna', 3, 'royal', 'snow'),
      kind('penguin', 4, 'onyx', 'gold'),
      kind('jelly', 6, 'snow', 'azure'),
      kind('squid', 10, 'rose', 'snow'),
      kind('crab', 16, 'royal', 'snow'),
      kind('shark', 40, 'azure', 'snow'),
      kind('narwhal', 80, 'steel', 'pearl'),
      kind('whale', 180, 'royal', 'snow'),
    ],
    cannon: ['azure', 'snow'],
  },
};

const waterOfMotif: Partial<Record<MotifName, WaterName>> = {
  shark: 'reef',
  angler: 'trench',
  koi: 'river',
  octopus: 'wreck',
  shell: 'lagoon',
  dragon: 'fire',
  chest: 'temple',
  ship: 'ice',
};

/** Returns the water of a game by the motif of its poster. */
export function waterOf(motif: MotifName): WaterName {
  return waterOfMotif[motif] ?? 'reef';
}
