import type { PosterTheme } from '../art/drawPoster.ts';
import type { FrameName } from '../art/frames.ts';
import type { HandName } from '../art/hands/hands.ts';
import type { FaceName } from '../art/lettering.ts';
import type { RampName } from '../art/ramps.ts';
import { hashOf } from '../engines/hashOf.ts';
import { longest } from './splitName.ts';
import { longestLine } from './suits.ts';

/** Style that all pictures of a vendor share: the hand of its artist, its typefaces, and the frame of its posters with its colour. */
export interface House {
  hand: HandName;
  /** The first is that of its own name. */
  faces: readonly [FaceName, ...FaceName[]];
  frame: FrameName;
  trim: RampName;
}

const house = (hand: HandName, faces: House['faces'], frame: FrameName = 'none', trim: RampName = 'gold'): House => ({
  hand,
  faces,
  frame,
  trim,
});

/** The house of each vendor. Vendors of one hand differ in typefaces and frame. Source: docs/decisions/service.md "Art is drawn from code". */
const houses: Readonly<Record<string, House>> = {
  PG: house('flat', ['lilita-one', 'luckiest-guy', 'alfa-slab-one']),
  EG2: house('flat', ['alfa-slab-one', 'titan-one', 'bangers'], 'arch', 'bronze'),
  PT: house('neon', ['bowlby-one', 'passion-one']),
  JDB: house('painted', ['titan-one', 'lilita-one', 'rammetto-one', 'bangers']),
  CQ9: house('neon', ['bungee', 'passion-one'], 'line', 'azure'),
  FC: house('paper', ['chango', 'titan-one', 'passion-one']),
  JL: house('flat', ['luckiest-guy', 'rammetto-one', 'chango', 'bangers'], 'ticket'),
  BGS: house('painted', ['alfa-slab-one', 'passion-one'], 'deco'),
  TCG_SEA: house('paper', ['passion-one', 'lilita-one'], 'line', 'pearl'),
  TCG_LOTTO_VN: house('painted', ['bangers', 'lilita-one'], 'mat', 'crimson'),
  AV: house('pixel', ['press-start-2p']),
  AI: house('neon', ['bangers', 'bungee'], 'film', 'violet'),
  IMES: house('flat', ['bungee', 'passion-one'], 'film', 'steel'),
  TF: house('painted', ['passion-one', 'bowlby-one'], 'line', 'royal'),
  IA: house('pixel', ['press-start-2p'], 'mat', 'steel'),
  DS88: house('painted', ['rammetto-one', 'bangers'], 'arch', 'bronze'),
  BTI: house('flat', ['passion-one', 'lilita-one']),
  WHL: house('flat', ['bowlby-one', 'passion-one'], 'deco', 'bronze'),
  DCT: house('paper', ['luckiest-guy', 'bangers'], 'mat', 'teal'),
  NTG: house('neon', ['luckiest-guy', 'passion-one'], 'deco', 'crimson'),
  TDC: house('flat', ['titan-one', 'bangers'], 'mat', 'royal'),
  LTH: house('painted', ['lilita-one', 'passion-one'], 'deco', 'rose'),
  PKT: house('paper', ['lilita-one', 'luckiest-guy', 'bangers']),
  SRD: house('painted', ['alfa-slab-one', 'bangers'], 'mat', 'bronze'),
  BLH: house('neon', ['titan-one', 'passion-one'], 'line', 'royal'),
  TNW: house('paper', ['rammetto-one', 'bangers', 'titan-one'], 'ticket', 'crimson'),
  SFG: house('neon', ['alfa-slab-one', 'lilita-one', 'passion-one'], 'arch', 'violet'),
  OAC: house('pixel', ['press-start-2p'], 'mat', 'gold'),
  VRP: house('painted', ['passion-one', 'alfa-slab-one'], 'arch', 'orchid'),
  CLN: house('neon', ['bangers', 'luckiest-guy'], 'ticket', 'ember'),
  NPR: house('flat', ['passion-one', 'bangers'], 'line', 'pearl'),
  QRY: house('pixel', ['press-start-2p'], 'deco', 'azure'),
  GRM: house('paper', ['alfa-slab-one', 'passion-one'], 'arch', 'jade'),
  MRB: house('flat', ['bangers', 'bowlby-one'], 'mat', 'azure'),
  TDP: house('painted', ['luckiest-guy', 'bangers']),
  CYD: house('flat', ['lilita-one', 'passion-one'], 'ticket', 'jade'),
  RKY: house('paper', ['bowlby-one', 'passion-one'], 'deco', 'bronze'),
  FLB: house('paper', ['bungee', 'bangers'], 'line', 'gold'),
  LGF: house('painted', ['bungee', 'passion-one'], 'line', 'lime'),
  MNH: house('flat', ['luckiest-guy', 'passion-one'], 'arch', 'violet'),
  CVD: house('pixel', ['press-start-2p'], 'line', 'jade'),
  FBR: house('neon', ['rammetto-one', 'bangers'], 'film', 'crimson'),
  RKB: house('flat', ['luckiest-guy', 'bangers'], 'rickshaw', 'crimson'),
};

/** Returns the house of a vendor. */
export function houseOf(vassalage: string): House {
  const found = houses[vassalage];
  if (!found) throw new Error(`The vendor ${vassalage} has no house.`);
  return found;
}

type Look = Omit<PosterTheme, 'code' | 'lines'>;

/** Gives a game the hand, the frame and a typeface of its vendor's house. Letters of cells are not bent. */
export function dress(look: Omit<Look, 'hand' | 'frame' | 'trim'>, vassalage: string, lines: readonly string[]): Look {
  const { hand, faces, frame, trim } = houseOf(vassalage);
  const fitting = faces.filter((face) => longest(lines) <= longestLine[face]);
  const face = fitting.find((each) => each === look.face) ?? fitting[hashOf(lines.join(' ')) % fitting.length] ?? look.face;
  return { ...look, hand, frame, trim, face, warp: hand === 'pixel' ? 'flat' : look.warp };
}
