import { twentyLines } from '../lines.ts';
import { strips } from '../strips.ts';
import type { Theme } from '../Theme.ts';

const letters = { R: 'rocket', W: 'wheel', H: 'helm', G: 'gem', B: 'shield', O: 'gamepad', S: 'seven', C: 'cards', D: 'dice' } as const;

/** Twenty lines; the rocket is wild, the wheel gives few free spins at three times the pay. */
export const redPlanet: Theme = {
  name: 'red-planet',
  model: 'red-planet',
  symbols: {
    rocket: 'pearl',
    wheel: 'violet',
    helm: 'steel',
    gem: 'orchid',
    shield: 'azure',
    gamepad: 'violet',
    seven: 'rose',
    cards: 'azure',
    dice: 'violet',
  },
  wild: 'rocket',
  scatter: 'wheel',
  lines: twentyLines,
  strips: strips(
    letters,
    `
    CSBDBCGSGOCOCSRODOBHCBCDGDSOSDOHDW
    SOSWDBSCRHDHBDSCBDGCOCOGCSOCDOBD
    OSGDHCBDWOBDOGDGDBCOBCRCGCHSRSODCDS
    DBCOBSBHCBCDOCDRBSDSDGHDOHOWGCGSCDS
    DOGDCGHBSOHCSRDOCDOSCDBCDWBOCGSB
    `,
  ),
  pays: {
    rocket: [100, 500, 2500],
    helm: [60, 250, 1000],
    gem: [40, 150, 600],
    shield: [25, 80, 300],
    seven: [15, 60, 200],
    gamepad: [8, 40, 150],
    cards: [5, 15, 75],
    dice: [5, 15, 75],
  },
  scatterPays: [40, 200, 1000],
  freeSpins: {
    spins: [6, 9, 12],
    multiplier: 3,
    strips: strips(
      letters,
      `
      SOGDCOCBHWCDSDHCDCBDRGCOSOCGBO
      CDBDOSODCSRCSHSDCOCDHCDGWGBGBODBH
      HBGOCSWSDGDBCRCGDOHBDSOSDOCDBCHBROC
      SBCGDGHOSRBDCSHBRCDOCHDODODSOCWGSBH
      HSDBODOBCWDCODGCDCGSCSHBSCORDOHBG
      `,
    ),
  },
  mostCoins: 154_720,
  cabinet: {
    lit: '#5A1E14',
    edge: '#0D0605',
    board: '#1A0B0E',
    rim: '#FF8A4A',
    frame: '#0A0405',
    cell: ['#F4F1FF', '#CFC6F4'],
    winCell: ['#FFE7C2', '#FF9A4A'],
    winEdge: '#B3321B',
    ink: '#0D0530',
  },
};
