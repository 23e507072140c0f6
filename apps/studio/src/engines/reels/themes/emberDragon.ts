import { twentyLines } from '../lines.ts';
import { strips } from '../strips.ts';
import type { Theme } from '../Theme.ts';

const letters = { D: 'dragon', U: 'sun', P: 'phoenix', T: 'tiger', L: 'lantern', M: 'mask', G: 'gem', H: 'shield', C: 'cards' } as const;

/** Twenty lines; the dragon is wild, and six burning suns or more begin hold and win. */
export const emberDragon: Theme = {
  name: 'ember-dragon',
  model: 'ember-dragon',
  symbols: {
    dragon: 'ember',
    sun: 'ember',
    phoenix: 'crimson',
    tiger: 'onyx',
    lantern: 'ember',
    mask: 'gold',
    gem: 'crimson',
    shield: 'ember',
    cards: 'onyx',
  },
  wild: 'dragon',
  scatter: 'sun',
  lines: twentyLines,
  strips: strips(
    letters,
    `
    CLCGLMPUCTCGHMTHCUHGHMCLUGLUGMHDPHT
    GMHCGDMHUCLMLHGUCMPUGCGHTUTHCLDLCPTUH
    MTCHUMHGUUHLGHTPGHCPHLDCMULGCGCMCULT
    GUTGLUCLDCPCHUHGDMCLUHGCTHCGHUMLMPTMH
    LUCGLUCGHPHCLHUCLTGCTMHMHUPTGHDMCGM
    `,
  ),
  pays: {
    dragon: [110, 550, 2850],
    phoenix: [75, 300, 1350],
    tiger: [45, 190, 750],
    lantern: [30, 110, 380],
    mask: [25, 85, 280],
    gem: [15, 55, 190],
    shield: [9, 40, 140],
    cards: [9, 30, 110],
  },
  scatterPays: [0, 0, 0],
  freeSpins: null,
  hold: {
    from: 6,
    turns: 3,
    chance: 0.06,
    values: [
      [10, 50],
      [20, 30],
      [40, 12],
      [100, 6],
      [400, 2],
    ],
    full: 2000,
  },
  mostCoins: 12_770,
  cabinet: {
    lit: '#5A1A10',
    edge: '#12090A',
    board: '#1C0E12',
    rim: '#FF6B2C',
    frame: '#0C0507',
    cell: ['#FFF3E4', '#EFC9A0'],
    winCell: ['#FFE08A', '#FF8A2C'],
    winEdge: '#B3121D',
    ink: '#160604',
  },
};
