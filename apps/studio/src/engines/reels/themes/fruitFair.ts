import { tenLines } from '../lines.ts';
import { strips } from '../strips.ts';
import type { Theme } from '../Theme.ts';

const letters = { S: 'seven', B: 'balls', F: 'fruit', W: 'crown', G: 'gem', L: 'bell', A: 'clover', C: 'cards', D: 'dice' } as const;

/** Ten lines and no extras: the sevens are wild and pay most, the balls are scatters. */
export const fruitFair: Theme = {
  name: 'fruit-fair',
  model: 'fruit-fair',
  symbols: {
    seven: 'crimson',
    balls: 'lime',
    fruit: 'crimson',
    crown: 'gold',
    gem: 'violet',
    bell: 'gold',
    clover: 'jade',
    cards: 'rose',
    dice: 'jade',
  },
  wild: 'seven',
  scatter: 'balls',
  lines: tenLines,
  strips: strips(
    letters,
    `
    DBACACSDACFAWLDCLDWFDALGDGLCDFWG
    DCFDCABWLFWALGDGLSDCWACLDACGADCG
    CAGFWFLAWCGAGSWALDCBDGCDLFDACSLD
    CDGCLFWLDWLAGLAGFADGCLCDASADBCDW
    DCBFLWACADACSCGWLFGDLWDCDADLAGF
    `,
  ),
  pays: {
    seven: [200, 1000, 5000],
    fruit: [120, 400, 1500],
    crown: [75, 250, 800],
    gem: [50, 150, 500],
    bell: [40, 120, 300],
    clover: [25, 60, 200],
    cards: [15, 40, 140],
    dice: [15, 40, 140],
  },
  scatterPays: [40, 200, 2000],
  freeSpins: null,
  mostCoins: 5_895,
  cabinet: {
    lit: '#F49A22',
    edge: '#8A2A04',
    board: '#5A1204',
    rim: '#FFE27A',
    frame: '#2E0902',
    cell: ['#FFFDF4', '#FBE7C2'],
    winCell: ['#FFF0A0', '#FFC61A'],
    winEdge: '#C81B2B',
    ink: '#2A0B04',
  },
};
