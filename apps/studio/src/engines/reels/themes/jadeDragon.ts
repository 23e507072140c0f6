import { strips } from '../strips.ts';
import type { Theme } from '../Theme.ts';

const letters = { R: 'dragon', H: 'lantern', T: 'tiger', O: 'phoenix', K: 'koi', L: 'lotus', G: 'gem', B: 'mask', C: 'bell' } as const;

/** All ways pay; the dragon is wild on the middle reels, the lantern gives free spins at twice the pay. */
export const jadeDragon: Theme = {
  name: 'jade-dragon',
  model: 'jade-dragon',
  symbols: {
    dragon: 'jade',
    lantern: 'crimson',
    tiger: 'snow',
    phoenix: 'ember',
    koi: 'gold',
    lotus: 'violet',
    gem: 'jade',
    mask: 'jade',
    bell: 'gold',
  },
  wild: 'dragon',
  scatter: 'lantern',
  lines: null,
  strips: strips(
    letters,
    `
    LTLGKGCTKCLBGBGCLHTBOGLGCOBCKLOCBK
    KOBCTGKBKCLTLOKBGLHCBGCTBTGLOCOKBRCB
    GTKTLKCBGLGRCKOCTKLBHCGCBGBCBOBOLC
    BCGBTCLKGLTOLCOKBTLCBGBCGOGCLBHRGKOLKC
    BHBTGLTBGBCLKCLOLBOKCTCKGOKOBCGLCG
    `,
  ),
  pays: {
    tiger: [25, 80, 300],
    phoenix: [18, 50, 200],
    koi: [12, 35, 120],
    lotus: [7, 18, 75],
    gem: [5, 14, 50],
    mask: [3, 8, 30],
    bell: [3, 8, 30],
  },
  scatterPays: [40, 200, 800],
  freeSpins: {
    spins: [8, 10, 15],
    multiplier: 2,
    strips: strips(
      letters,
      `
      CKTKOBLCTGKBGLHCGTOLCGLBCGKBCBOB
      CLBCKBKGCKHTOBLCOGRTGCLBTCKBGOTOLGBOB
      CKBCBKBTLGLOGOLTCGLCKBGOLCBGHTCRK
      LBGRCKBTOBKGLCBLTBTCOGKCHROCKLOLBLG
      GCOLTOKLCGBTHCOBGCBKBCLBCTKBLGOLK
      `,
    ),
  },
  mostCoins: 74_500,
  cabinet: {
    lit: '#12876A',
    edge: '#032B24',
    board: '#04261F',
    rim: '#E8C35A',
    frame: '#021712',
    cell: ['#F5FCF0', '#CFE6CF'],
    winCell: ['#FFEFA8', '#F2C230'],
    winEdge: '#B3121D',
    ink: '#04211F',
  },
};
