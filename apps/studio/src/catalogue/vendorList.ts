import type { GameType } from '@site/api/common';
import type { MotifName } from '../art/motifs/motifs.ts';
import type { RampName } from '../art/ramps.ts';
import type { ToneName } from '../art/tones.ts';
import type { CatalogueVendor } from './CatalogueGame.ts';

/** Motif and colours of a vendor's card and mark. */
export interface VendorLook {
  motif: MotifName;
  coloring: RampName;
  tone: ToneName;
}

export interface VendorEntry extends CatalogueVendor {
  look: VendorLook;
  /** Weight of its share of the games, in each of its types. */
  weight: number;
}

const vendor = (
  vassalage: string,
  name: string,
  gameTypes: readonly GameType[],
  weight: number,
  motif: MotifName,
  coloring: RampName,
  tone: ToneName,
): VendorEntry => ({ vassalage, name, gameTypes, weight, look: { motif, coloring, tone } });

/** Looks of the vendors with a different picture in Turkish. */
export const turkishLooks: Readonly<Record<string, VendorLook>> = {
  TCG_SEA: { motif: 'crown', coloring: 'gold', tone: 'royal' },
  TCG_LOTTO_VN: { motif: 'clover', coloring: 'jade', tone: 'plum' },
  BTI: { motif: 'trophy', coloring: 'gold', tone: 'crimson' },
};

/** The vendors, in menu order. Codes of the specification come first. */
export const vendorList: readonly VendorEntry[] = [
  vendor('PG', 'Lantern Works', ['RNG'], 5, 'tiger', 'gold', 'crimson'),
  vendor('EG2', 'Obelisk', ['RNG', 'LIVE'], 4, 'pharaoh', 'gold', 'lagoon'),
  vendor('PT', 'Mirrorline', ['RNG', 'LIVE'], 4, 'dragon', 'jade', 'plum'),
  vendor('JDB', 'Ninth Pond', ['RNG', 'FISH'], 4, 'koi', 'pearl', 'teal'),
  vendor('CQ9', 'Apogee', ['RNG'], 4, 'rocket', 'snow', 'indigo'),
  vendor('FC', 'Low Water', ['RNG', 'FISH'], 4, 'shell', 'rose', 'cobalt'),
  vendor('JL', 'Penny Press', ['RNG'], 4, 'seven', 'crimson', 'ink'),
  vendor('BGS', 'Salon Nine', ['LIVE'], 5, 'cards', 'pearl', 'forest'),
  vendor('TCG_SEA', 'Harbour Draw', ['ELOTT', 'LOTT'], 3, 'balls', 'gold', 'cobalt'),
  vendor('TCG_LOTTO_VN', 'Red River', ['ELOTT', 'LOTT'], 3, 'lantern', 'crimson', 'amber'),
  vendor('AV', 'Patchday', ['ESPORTS'], 3, 'helm', 'steel', 'ember'),
  vendor('AI', 'Second Map', ['ESPORTS'], 2, 'gamepad', 'violet', 'ink'),
  vendor('IMES', 'Clutch Room', ['ESPORTS'], 2, 'helm', 'onyx', 'indigo'),
  vendor('TF', 'Last Hit', ['ESPORTS'], 2, 'shield', 'royal', 'wine'),
  vendor('IA', 'Pixel Derby', ['ESPORTS'], 2, 'knight', 'crimson', 'slate'),
  vendor('DS88', 'Dawn Pit', ['COCKFIGHT'], 3, 'rooster', 'gold', 'sand'),
  vendor('BTI', 'Touchline', ['SPORTS'], 3, 'ball', 'snow', 'leaf'),
  vendor('WHL', 'Wheelhouse', ['LIVE'], 3, 'wheel', 'crimson', 'wine'),
  vendor('DCT', 'Dragon Court', ['LIVE'], 3, 'dragon', 'azure', 'teal'),
  vendor('NTG', 'Night Tiger', ['LIVE'], 2, 'tiger', 'onyx', 'crimson'),
  vendor('TDC', 'Three Dice', ['LIVE'], 2, 'dice', 'pearl', 'royal'),
  vendor('LTH', 'Lotus Hall', ['LIVE', 'PVP'], 2, 'lotus', 'rose', 'plum'),
  vendor('PKT', 'Paper Kite', ['RNG'], 3, 'phoenix', 'azure', 'rose'),
  vendor('SRD', 'Salt Road', ['RNG'], 3, 'sun', 'bronze', 'royal'),
  vendor('BLH', 'Blue Hour', ['RNG'], 3, 'rabbit', 'snow', 'navy'),
  vendor('TNW', 'Tin Whistle', ['RNG'], 3, 'panda', 'snow', 'leaf'),
  vendor('SFG', 'Sable & Fig', ['RNG'], 2, 'wolf', 'violet', 'wine'),
  vendor('OAC', 'Old Arcade', ['RNG', 'PVP'], 3, 'crown', 'gold', 'violet'),
  vendor('VRP', 'Velvet Row', ['RNG', 'LIVE'], 2, 'peacock', 'teal', 'orchid'),
  vendor('CLN', 'Cinder Lane', ['RNG'], 3, 'phoenix', 'ember', 'slate'),
  vendor('NPR', 'North Pier', ['RNG', 'FISH'], 2, 'owl', 'royal', 'amber'),
  vendor('QRY', 'Quarry Nine', ['RNG'], 2, 'gem', 'azure', 'cocoa'),
  vendor('GRM', 'Green Room', ['RNG'], 2, 'mask', 'jade', 'plum'),
  vendor('MRB', 'Marlin Bay', ['FISH'], 3, 'shark', 'azure', 'sand'),
  vendor('TDP', 'Tidepool', ['FISH'], 3, 'octopus', 'ember', 'lagoon'),
  vendor('CYD', 'Card Yard', ['PVP'], 4, 'cards', 'onyx', 'forest'),
  vendor('RKY', 'Rookery', ['PVP'], 4, 'knight', 'onyx', 'cocoa'),
  vendor('FLB', 'Full Bench', ['SPORTS'], 2, 'trophy', 'gold', 'sky'),
  vendor('LGF', 'Long Field', ['SPORTS'], 2, 'ball', 'gold', 'olive'),
  vendor('MNH', 'Minute Hand', ['ELOTT'], 3, 'bell', 'gold', 'indigo'),
  vendor('CVD', 'Civic Draw', ['ELOTT', 'LOTT'], 2, 'clover', 'jade', 'forest'),
  vendor('FBR', 'First Bell', ['COCKFIGHT'], 2, 'bell', 'crimson', 'slate'),
  // All its games are designed by hand.
  vendor('RKB', 'Rickshaw Bazar', ['RNG'], 0, 'tiger', 'gold', 'jade'),
];
