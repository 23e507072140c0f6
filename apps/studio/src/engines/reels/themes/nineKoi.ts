import { strips } from '../strips.ts';
import type { Theme } from '../Theme.ts';

const letters = { K: 'koi', N: 'lantern', C: 'crown', P: 'peacock', T: 'lotus', M: 'mask', S: 'shell', B: 'bell', A: 'clover' } as const;

/** All ways pay; the koi is wild on the middle reels, the lantern gives free spins at twice the pay. */
export const nineKoi: Theme = {
  name: 'nine-koi',
  model: 'nine-koi',
  symbols: {
    koi: 'pearl',
    lantern: 'ember',
    crown: 'gold',
    peacock: 'teal',
    lotus: 'rose',
    mask: 'azure',
    shell: 'orchid',
    bell: 'gold',
    clover: 'jade',
  },
  wild: 'koi',
  scatter: 'lantern',
  lines: null,
  strips: strips(
    letters,
    `
    SBSCMSPNPBCTBATBMAMABTPATMASBSMA
    APTBASCPTBSBPAMSTMBMSCAMKABASBNTM
    MSPBABTSTSABMBTACBAMSMNPTPABKMASC
    PMBTPTMCMTASKAPNBASABSMSBMBABSACT
    MBCATMTPBANMBSMBASAPBASMPTBSCATS
    `,
  ),
  pays: {
    crown: [25, 70, 290],
    peacock: [16, 45, 180],
    lotus: [12, 30, 100],
    mask: [6, 14, 50],
    shell: [5, 12, 40],
    bell: [3, 7, 25],
    clover: [3, 7, 25],
  },
  scatterPays: [20, 100, 500],
  freeSpins: {
    spins: [10, 12, 15],
    multiplier: 2,
    strips: strips(
      letters,
      `
      CBAPABTCMACTPSMSTASBNMPBASTPSBMTM
      PSMTBAMCMAKATPKTSCBSTMANBPBSPMCBTSA
      PTBASNMPSAKPBSTSMCBCMPATMSBABMTCAKT
      SBSKTPTANBKTBMPSAPMTCPABCASBMASMCTM
      MTBMPBPSTCSASTNTMAPSCAMTAPBAMBCBS
      `,
    ),
  },
  mostCoins: 97_140,
  cabinet: {
    lit: '#0C6E78',
    edge: '#02282E',
    board: '#053B42',
    rim: '#FF9A5A',
    frame: '#021A1E',
    cell: ['#F4FFFC', '#C2E4DE'],
    winCell: ['#FFE7C2', '#FF9A4A'],
    winEdge: '#C2410C',
    ink: '#03262B',
  },
};
