import { angler, crab, eel, jelly, octopus, puffer, ray, seahorse, squid, turtle } from './creatures.ts';
import { finned } from './finned.ts';
import { dragon, narwhal, penguin, shark, whale } from './giants.ts';
import type { Species } from './sketch.ts';

/** Every species, by the name under which its wording is found. */
export const species = {
  sardine: finned({ length: 92, height: 30, tail: 'fork', crest: 6, marks: 'stripes' }),
  clownfish: finned({ length: 88, height: 52, tail: 'fan', crest: 11, marks: 'bands' }),
  tang: finned({ length: 96, height: 66, tail: 'moon', crest: 9, marks: 'mask' }),
  angelfish: finned({ length: 86, height: 78, tail: 'fan', crest: 30, marks: 'bands', eyeSize: 8 }),
  lanternfish: finned({ length: 88, height: 38, tail: 'fork', crest: 8, marks: 'lights', eyeSize: 9 }),
  viperfish: finned({ length: 118, height: 42, tail: 'fork', crest: 12, marks: 'lights', snout: 'teeth', eyeSize: 8 }),
  piranha: finned({ length: 94, height: 64, tail: 'fan', crest: 9, marks: 'spots', snout: 'teeth', eyeSize: 8 }),
  koi: finned({ length: 122, height: 50, tail: 'veil', crest: 12, marks: 'patches', snout: 'barbels' }),
  goldfish: finned({ length: 82, height: 56, tail: 'veil', crest: 16, marks: 'scales', eyeSize: 9 }),
  carp: finned({ length: 128, height: 56, tail: 'fork', crest: 14, marks: 'scales' }),
  catfish: finned({ length: 136, height: 46, tail: 'fan', crest: 12, marks: 'spots', snout: 'barbels' }),
  cod: finned({ length: 128, height: 44, tail: 'fan', crest: 11, marks: 'spots' }),
  tuna: finned({ length: 142, height: 50, tail: 'moon', crest: 12, marks: 'stripes' }),
  swordfish: finned({ length: 156, height: 48, tail: 'moon', crest: 32, marks: 'stripes', snout: 'sword' }),
  puffer,
  seahorse,
  jelly,
  squid,
  octopus,
  turtle,
  ray,
  eel,
  crab,
  angler,
  penguin,
  narwhal,
  shark,
  whale,
  dragon,
} as const satisfies Record<string, Species>;

export type SpeciesName = keyof typeof species;
