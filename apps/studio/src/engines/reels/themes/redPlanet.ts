import { twentyLines } from '../lines.ts';
import { strips } from '../strips.ts';
import type { Theme } from '../Theme.ts';

const letters = { R: 'rocket', W: 'wheel', H: 'helm', G: 'gem', B: 'shield', O: 'gamepad', S: 'seven', C: 'cards', D: 'dice' } as const;

/** Twenty lines; the rocket is wild, the wheel gives few free spins at three times the pay. */
export const redPlanet: Theme = {
  name: 'red-planet',
  model: 'red-planet',
  symbols: {
    rocket: 'snow',
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
    lit: '#4A2AB8',
    edge: '#0C0634',
    board: '#120A44',
    rim: '#46C8F5',
    frame: '#070324',
    cell: ['#F4F1FF', '#CFC6F4'],
    winCell: ['#D6FAFF', '#4FD6F7'],
    winEdge: '#7A22C8',
    ink: '#0D0530',
  },
};
