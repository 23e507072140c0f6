import { twentyLines } from '../lines.ts';
import { strips } from '../strips.ts';
import type { Theme } from '../Theme.ts';

const letters = { P: 'pharaoh', U: 'sun', R: 'crown', W: 'wolf', O: 'owl', H: 'helm', G: 'gem', N: 'knight', D: 'shield' } as const;

/** Twenty lines; the king is wild and doubles the wins he helps, and six suns or more begin hold and win with amounts up to a hundred stakes. */
export const onyxKing: Theme = {
  name: 'onyx-king',
  model: 'onyx-king',
  symbols: {
    pharaoh: 'onyx',
    sun: 'gold',
    crown: 'onyx',
    wolf: 'onyx',
    owl: 'violet',
    helm: 'violet',
    gem: 'violet',
    knight: 'onyx',
    shield: 'violet',
  },
  wild: 'pharaoh',
  scatter: 'sun',
  lines: twentyLines,
  strips: strips(
    letters,
    `
    NUDNRNGHDNODWUHOUNDHNGDODGDUWHNGDGP
    WGPDNHGNDOHUHDNWRDUGDNUUOHGDNDGNOND
    UNDUNGNDWONUWDHNDGOHNPGDHODNHGDUGRD
    OPDGUNUDOGUNDNDHODNDUGHNHRDHNGNDWGW
    WDNRNODHNUHDNHDGNUGDGUNDOUHGODWNDGP
    `,
  ),
  pays: {
    pharaoh: [110, 700, 4550],
    crown: [70, 340, 1700],
    wolf: [45, 180, 800],
    owl: [30, 100, 400],
    helm: [17, 70, 230],
    gem: [9, 35, 110],
    knight: [6, 17, 70],
    shield: [6, 17, 70],
  },
  scatterPays: [0, 0, 0],
  freeSpins: null,
  hold: {
    from: 6,
    turns: 3,
    chance: 0.05,
    values: [
      [20, 60],
      [40, 24],
      [100, 10],
      [500, 5],
      [2000, 1],
    ],
    full: 10000,
  },
  wildTimes: 2,
  mostCoins: 46_418,
  cabinet: {
    lit: '#3A1C7A',
    edge: '#120640',
    board: '#160A3A',
    rim: '#FFC83D',
    frame: '#0A041F',
    cell: ['#F8F4FF', '#D2C6EE'],
    winCell: ['#FFE9A0', '#FFC02E'],
    winEdge: '#6B26CC',
    ink: '#12063A',
  },
};
