import { angler } from './angler.ts';
import { ball } from './ball.ts';
import { balls } from './balls.ts';
import { bell } from './bell.ts';
import { bull } from './bull.ts';
import { cactus } from './cactus.ts';
import { cards } from './cards.ts';
import { chest } from './chest.ts';
import { clover } from './clover.ts';
import { crown } from './crown.ts';
import type { Motif } from './defineMotif.ts';
import { dice } from './dice.ts';
import { dragon } from './dragon.ts';
import { fruit } from './fruit.ts';
import { gamepad } from './gamepad.ts';
import { gem } from './gem.ts';
import { helm } from './helm.ts';
import { knight } from './knight.ts';
import { koi } from './koi.ts';
import { lantern } from './lantern.ts';
import { lotus } from './lotus.ts';
import { mask } from './mask.ts';
import { octopus } from './octopus.ts';
import { owl } from './owl.ts';
import { panda } from './panda.ts';
import { peacock } from './peacock.ts';
import { pharaoh } from './pharaoh.ts';
import { phoenix } from './phoenix.ts';
import { rabbit } from './rabbit.ts';
import { rocket } from './rocket.ts';
import { rooster } from './rooster.ts';
import { seven } from './seven.ts';
import { shark } from './shark.ts';
import { shell } from './shell.ts';
import { shield } from './shield.ts';
import { ship } from './ship.ts';
import { sun } from './sun.ts';
import { tiger } from './tiger.ts';
import { trophy } from './trophy.ts';
import { wheel } from './wheel.ts';
import { wolf } from './wolf.ts';

/** All motifs, by name. */
export const motifs = {
  angler,
  ball,
  balls,
  bell,
  bull,
  cactus,
  cards,
  chest,
  clover,
  crown,
  dice,
  dragon,
  fruit,
  gamepad,
  gem,
  helm,
  knight,
  koi,
  lantern,
  lotus,
  mask,
  octopus,
  owl,
  panda,
  peacock,
  pharaoh,
  phoenix,
  rabbit,
  rocket,
  rooster,
  seven,
  shark,
  shell,
  shield,
  ship,
  sun,
  tiger,
  trophy,
  wheel,
  wolf,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
export const motifNames = Object.keys(motifs) as MotifName[];
