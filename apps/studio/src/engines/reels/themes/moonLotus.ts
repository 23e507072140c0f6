import { twentyLines } from '../lines.ts';
import { strips } from '../strips.ts';
import type { Theme } from '../Theme.ts';

const letters = { L: 'lotus', O: 'owl', R: 'rabbit', K: 'koi', F: 'phoenix', M: 'mask', G: 'gem', N: 'lantern', C: 'cards' } as const;

/** Twenty lines; the lotus is wild and doubles the wins it helps, the owl gives free spins. */
export const moonLotus: Theme = {
  name: 'moon-lotus',
  model: 'moon-lotus',
  symbols: {
    lotus: 'rose',
    owl: 'snow',
    rabbit: 'snow',
    koi: 'azure',
    phoenix: 'violet',
    mask: 'rose',
    gem: 'violet',
    lantern: 'gold',
    cards: 'azure',
  },
  wild: 'lotus',
  scatter: 'owl',
  lines: twentyLines,
  strips: strips(
    letters,
    `
    CKMNGFCOKMCNCFGCNRCGMGNLCFMGNFRNK
    KCGCOGNCMKLCRNFNKFMNCFGCFRGNMGMNC
    CFGMCNCKGFCMGLNMLCNKMNCRFNCRKFNGOG
    MCGCRNCMNLCKFGRGCKMNGCOKNFMGCNFNF
    NGCNMKNCMNOGFLGRMCKRCGCNMFCFGCNKF
    `,
  ),
  pays: {
    lotus: [40, 190, 1150],
    rabbit: [30, 120, 550],
    koi: [19, 80, 310],
    phoenix: [14, 55, 190],
    mask: [9, 35, 120],
    gem: [6, 25, 80],
    lantern: [4, 16, 55],
    cards: [4, 12, 45],
  },
  scatterPays: [40, 200, 1000],
  freeSpins: {
    spins: [8, 10, 15],
    multiplier: 1,
    strips: strips(
      letters,
      `
      MNGCFCLKMKNGKCGNCRCGOMLFRFRNGMCFNMK
      RFNGNCGNKMNKMOFLKGFNCRCLMKCGMRFCMGC
      NCFCNLGKFMGNKNKLMKRMGRFMCNCFGCGCMRO
      RNMGCGMLCFMKOCRCNMKRCMFGKNFNGFCLKGN
      RGLMCKFRMKFCNLMGMCNFKOCFGNGNKCRNGCM
      `,
    ),
  },
  wildTimes: 2,
  mostCoins: 58_608,
  cabinet: {
    lit: '#2C3690',
    edge: '#0A0E33',
    board: '#11164A',
    rim: '#F6C2DC',
    frame: '#080A28',
    cell: ['#FBF7FF', '#D8D2F0'],
    winCell: ['#FFE7F3', '#FF9CC7'],
    winEdge: '#B0236B',
    ink: '#0A0A26',
  },
};
