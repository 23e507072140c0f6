import { strips } from '../strips.ts';
import type { Theme } from '../Theme.ts';

const letters = { H: 'shell', A: 'angler', K: 'chest', R: 'shark', L: 'octopus', G: 'gem', S: 'koi', B: 'lotus', D: 'bell' } as const;

/** All ways pay, small and often; the shell is wild on the middle reels, the angler gives free spins. */
export const pearlTide: Theme = {
  name: 'pearl-tide',
  model: 'pearl-tide',
  symbols: {
    shell: 'rose',
    angler: 'violet',
    chest: 'bronze',
    shark: 'azure',
    octopus: 'rose',
    gem: 'orchid',
    koi: 'ember',
    lotus: 'orchid',
    bell: 'gold',
  },
  wild: 'shell',
  scatter: 'angler',
  lines: null,
  strips: strips(
    letters,
    `
    SGLDKGDBLDBRLSGDSRKLASBDBLRBGKDSB
    SDGKSGDLSBLALGHGRDSBGBDSKRBSKRLDB
    RLDGDBLGSDBSHKBLRDBHDSLKDGLBSGSADBK
    DKBDSBDBRGBKGSHGRASLBLDGSRDBDSLGL
    RSDGLBSLSDALGBRSDKBGKSGDLBDBRLDSDK
    `,
  ),
  pays: {
    chest: [20, 75, 300],
    shark: [15, 50, 200],
    octopus: [10, 30, 100],
    gem: [6, 16, 60],
    koi: [5, 12, 50],
    lotus: [3, 6, 25],
    bell: [2, 6, 20],
  },
  scatterPays: [20, 100, 500],
  freeSpins: {
    spins: [10, 12, 15],
    multiplier: 1,
    strips: strips(
      letters,
      `
      BGLDBSGDSKGDBGKBSBSADSRKLDLBRGDG
      KDKARLBKGBLGSBHDGSDLKDBGLBSRDRSDSG
      BHLDSLBHADGBDKLSBDGDLGKDBSHKBRSDGSRL
      BDBGBDLDSKBGRBGSHLRDBGDLGLSDAKRSDS
      GBLKSDSDBSBDKRLBGSARLBKDBGRGKBDLS
      `,
    ),
  },
  mostCoins: 25_860,
  cabinet: {
    lit: '#1296B4',
    edge: '#042A44',
    board: '#06344F',
    rim: '#FFB7CE',
    frame: '#031D30',
    cell: ['#F6FDFF', '#CBE7F2'],
    winCell: ['#FFE9F1', '#FFA9C8'],
    winEdge: '#C02563',
    ink: '#062033',
  },
};
