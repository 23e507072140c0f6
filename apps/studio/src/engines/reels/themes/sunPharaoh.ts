import { twentyLines } from '../lines.ts';
import { strips } from '../strips.ts';
import type { Theme } from '../Theme.ts';

const letters = { P: 'pharaoh', W: 'sun', H: 'crown', Y: 'peacock', L: 'lotus', G: 'gem', S: 'owl', C: 'knight', D: 'shield' } as const;

/** Twenty lines, rare and high wins; the pharaoh is wild, the sun gives free spins at three times the pay. */
export const sunPharaoh: Theme = {
  name: 'sun-pharaoh',
  model: 'sun-pharaoh',
  symbols: {
    pharaoh: 'gold',
    sun: 'gold',
    crown: 'gold',
    peacock: 'teal',
    lotus: 'azure',
    gem: 'crimson',
    owl: 'violet',
    knight: 'onyx',
    shield: 'royal',
  },
  wild: 'pharaoh',
  scatter: 'sun',
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
    crown: [60, 250, 1000],
    peacock: [40, 150, 500],
    lotus: [20, 75, 250],
    gem: [15, 50, 200],
    owl: [5, 30, 120],
    knight: [5, 15, 60],
    shield: [5, 15, 60],
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
