import { twentyLines } from '../lines.ts';
import { strips } from '../strips.ts';
import type { Theme } from '../Theme.ts';

const letters = { P: 'pharaoh', W: 'wheel', H: 'helm', Y: 'rooster', L: 'lotus', G: 'gem', S: 'shell', C: 'cards', D: 'dice' } as const;

/** Twenty lines, rare and high; the pharaoh stands for all, the wheel gives free spins at three times the pay. */
export const sunPharaoh: Theme = {
  name: 'sun-pharaoh',
  signs: {
    pharaoh: 'gold',
    wheel: 'royal',
    helm: 'gold',
    rooster: 'azure',
    lotus: 'azure',
    gem: 'crimson',
    shell: 'gold',
    cards: 'crimson',
    dice: 'azure',
  },
  wild: 'pharaoh',
  scatter: 'wheel',
  lines: twentyLines,
  strips: strips(
    letters,
    `
    CDYSDLSLSGCHYDPDHDSCGCSCGDLGLWYG
    YCSDCSDSHYLDCLPLDGCSDSGDCLGHWGYCHL
    CWYDGSDHGCGCSDSGYDCLCLPSLGDSYDCPLHS
    YDCLSCDPWLHSHCHSDGYDYDGCGDCSDLCG
    LYSDLDHGYCGLCSHGWDGDCDHCSDSCYSCGP
    `,
  ),
  pays: {
    pharaoh: [100, 500, 2500],
    helm: [60, 250, 1000],
    rooster: [40, 150, 500],
    lotus: [20, 75, 250],
    gem: [15, 50, 200],
    shell: [5, 30, 120],
    cards: [5, 15, 60],
    dice: [5, 15, 60],
  },
  scatterPays: [40, 200, 1000],
  freeSpins: {
    spins: [10, 12, 15],
    multiplier: 3,
    strips: strips(
      letters,
      `
      YHDYSGHCLDLCYLWGLCPDGCDSDCSDSGSCLD
      DYLDSCHCPGYCLDSLSYCGLDCSDGDHCWSG
      SPGDGCDLSYLYGHYGWDCSLDSCSGCLHCPLDGC
      CWGSLHYCGDCSLGSYCDHLYGDGSHCDSPDCDL
      YGDWSGLCYCSHGSDSHLDYDCPLDLCYGCGSCD
      `,
    ),
  },
  mostCoins: 174_650,
  cabinet: {
    lit: '#1C63B8',
    edge: '#06183A',
    board: '#0A1D48',
    rim: '#FFC83D',
    frame: '#050F28',
    cell: ['#FFF6DC', '#EBD29A'],
    winCell: ['#FFE08A', '#FFB824'],
    winEdge: '#0D5FB0',
    ink: '#1A1005',
  },
};
