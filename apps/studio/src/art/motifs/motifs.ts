import { angler } from './angler.ts';
import { ball } from './ball.ts';
import { balls } from './balls.ts';
import { cards } from './cards.ts';
import { dice } from './dice.ts';
import { dragon } from './dragon.ts';
import { fruit } from './fruit.ts';
import { gem } from './gem.ts';
import { helm } from './helm.ts';
import { koi } from './koi.ts';
import { lotus } from './lotus.ts';
import { pharaoh } from './pharaoh.ts';
import { rocket } from './rocket.ts';
import { rooster } from './rooster.ts';
import { seven } from './seven.ts';
import { shell } from './shell.ts';
import { tiger } from './tiger.ts';
import { wheel } from './wheel.ts';
import type { Motif } from './defineMotif.ts';

/** Every motif there is, by name. */
export const motifs = {
  angler,
  ball,
  balls,
  cards,
  dice,
  dragon,
  fruit,
  gem,
  helm,
  koi,
  lotus,
  pharaoh,
  rocket,
  rooster,
  seven,
  shell,
  tiger,
  wheel,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
export const motifNames = Object.keys(motifs) as MotifName[];
