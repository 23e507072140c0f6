import { tenLines } from '../lines.ts';
import { strips } from '../strips.ts';
import type { Theme } from '../Theme.ts';

const letters = { S: 'seven', B: 'balls', K: 'clover', W: 'crown', G: 'gem', L: 'bell', F: 'fruit', D: 'dice', C: 'cards' } as const;

/** Ten lines and no extras but one: the seven is wild, and a win that it helps counts three times. */
export const luckySevens: Theme = {
  name: 'lucky-sevens',
  model: 'lucky-sevens',
  symbols: {
    seven: 'crimson',
    balls: 'gold',
    clover: 'jade',
    crown: 'gold',
    gem: 'azure',
    bell: 'gold',
    fruit: 'violet',
    dice: 'onyx',
    cards: 'crimson',
  },
  wild: 'seven',
  scatter: 'balls',
  lines: tenLines,
  strips: strips(
    letters,
    `
    FLGDBLCWSFCKCFDFDWDGDKGWCGLCLDFCL
    DGLKBFDWCLDCFCFLKDGSFLDCWDFGLCGCW
    LCDKLDGWFLDWCDFGLCSFWFDFCGLGCBDKCS
    LWGBWLKDGCDSDWFCFDGLKLFLDCDFCFCGC
    DCGDGDGFLDWLGSKLCLFWDCWKCFDFLCFBC
    `,
  ),
  pays: {
    seven: [130, 650, 3250],
    clover: [50, 200, 800],
    crown: [35, 130, 500],
    gem: [25, 80, 260],
    bell: [13, 50, 160],
    fruit: [10, 40, 120],
    dice: [7, 25, 80],
    cards: [7, 20, 65],
  },
  scatterPays: [40, 200, 2000],
  freeSpins: null,
  wildTimes: 3,
  mostCoins: 4_045,
  cabinet: {
    lit: '#6A0E14',
    edge: '#140406',
    board: '#1A0608',
    rim: '#FFC83D',
    frame: '#0C0203',
    cell: ['#FFFDF4', '#F6E2B0'],
    winCell: ['#FFF0A0', '#FFC61A'],
    winEdge: '#C81B2B',
    ink: '#1A0506',
  },
};
