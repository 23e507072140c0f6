import { strips } from '../strips.ts';
import type { Theme } from '../Theme.ts';

const letters = { H: 'shell', A: 'angler', K: 'koi', R: 'dragon', L: 'lotus', G: 'gem', S: 'seven', B: 'balls', D: 'dice' } as const;

/** Every way pays, small and often; the shell joins the middle reels, the angler gives free spins. */
export const pearlTide: Theme = {
  name: 'pearl-tide',
  signs: {
    shell: 'rose',
    angler: 'violet',
    koi: 'ember',
    dragon: 'azure',
    lotus: 'orchid',
    gem: 'orchid',
    seven: 'royal',
    balls: 'teal',
    dice: 'azure',
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
    koi: [20, 75, 300],
    dragon: [15, 50, 200],
    lotus: [10, 30, 100],
    gem: [6, 16, 60],
    seven: [5, 12, 50],
    balls: [3, 6, 25],
    dice: [2, 6, 20],
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
