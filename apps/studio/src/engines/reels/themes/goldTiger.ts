import { twentyLines } from '../lines.ts';
import { strips } from '../strips.ts';
import type { Theme } from '../Theme.ts';

const letters = { T: 'tiger', W: 'wheel', K: 'koi', S: 'seven', L: 'lotus', G: 'gem', F: 'fruit', C: 'cards', D: 'dice' } as const;

/** Twenty lines; the tiger is wild and pays most, the wheel gives free spins at twice the pay. */
export const goldTiger: Theme = {
  name: 'gold-tiger',
  model: 'gold-tiger',
  symbols: {
    tiger: 'gold',
    wheel: 'crimson',
    koi: 'pearl',
    seven: 'crimson',
    lotus: 'rose',
    gem: 'azure',
    fruit: 'crimson',
    cards: 'onyx',
    dice: 'crimson',
  },
  wild: 'tiger',
  scatter: 'wheel',
  lines: twentyLines,
  strips: strips(
    letters,
    `
    DSDCDFLKGFDGTCLWFCGLFSDFGKDCGCL
    LDFCDLWDFCDTCKDCSGCFLDSFGLCGKCSKTG
    GKDSDKLCFKLDFTFGCDWGFSTSCLDSFLCGDC
    KDFSLFCDCKWCDGCLGDGFCFTDFDGKSDSCFGLTL
    SKFSDLCGLFSGDGFKCLDCGKFWCSDLCDTDCGF
    `,
  ),
  pays: {
    tiger: [50, 250, 1500],
    koi: [40, 150, 600],
    seven: [25, 100, 400],
    lotus: [20, 60, 200],
    gem: [12, 50, 150],
    fruit: [5, 25, 100],
    cards: [5, 20, 75],
    dice: [5, 20, 75],
  },
  scatterPays: [40, 200, 1000],
  freeSpins: {
    spins: [8, 12, 16],
    multiplier: 2,
    strips: strips(
      letters,
      `
      KSLKDGWCSDLDCTLCSGLCFGDFDFKFCGDF
      CFLCGDFDLCTCKWSTLCLDTSGLKSCFGDF
      FCDGDKLSFLGCDLCGSKDWCFTFDCKGSTSLDGC
      CTLDCDFCDKDGSCGTCLFCGLFGLDGSKFSKFW
      LDSLDCSGCFGFLCKCDTKFDGLGDSFCDSDGCKWF
      `,
    ),
  },
  mostCoins: 84_055,
  cabinet: {
    lit: '#A4121C',
    edge: '#3E0509',
    board: '#4A0409',
    rim: '#FFC83D',
    frame: '#2A0205',
    cell: ['#FFF8E6', '#F1DFB8'],
    winCell: ['#FFE38A', '#FFC02E'],
    winEdge: '#E5283A',
    ink: '#1A0B05',
  },
};
