import { strips } from '../strips.ts';
import type { Theme } from '../Theme.ts';

const letters = { S: 'shell', H: 'ship', C: 'chest', R: 'crown', A: 'angler', O: 'octopus', K: 'shark', G: 'gem', D: 'dice' } as const;

/** All ways pay; the shell is wild on the middle reels, and the ship gives few free spins at five times the pay. */
export const blackPearl: Theme = {
  name: 'black-pearl',
  model: 'black-pearl',
  symbols: {
    shell: 'teal',
    ship: 'onyx',
    chest: 'bronze',
    crown: 'gold',
    angler: 'onyx',
    octopus: 'crimson',
    shark: 'steel',
    gem: 'crimson',
    dice: 'onyx',
  },
  wild: 'shell',
  scatter: 'ship',
  lines: null,
  strips: strips(
    letters,
    `
    GOGDCGDAHKDRDGRGKGOKADOADOKDKGODK
    KGOGDCRDGOGAKADODGKGRDOSDKDKAGOHKD
    DHKDODASRGKGDKDGOROGDKODCAOAGKGDGK
    RHADGOKOKDOAKOGRSKADGDGCGDKGDKDGDO
    KDODGADOGAKRDOHRDGKGKGDOKDGKAODGC
    `,
  ),
  pays: {
    chest: [35, 170, 850],
    crown: [25, 95, 400],
    angler: [12, 45, 190],
    octopus: [5, 14, 50],
    shark: [3, 9, 30],
    gem: [2, 5, 16],
    dice: [1, 3, 12],
  },
  scatterPays: [40, 200, 1000],
  freeSpins: {
    spins: [6, 8, 12],
    multiplier: 5,
    strips: strips(
      letters,
      `
      ROGKODCRCKRKGDKGDKDOGADGOAHKADGOA
      KGDAOKGRADOKADCGKOGDGSHRKOSADOCDKGR
      OKOKCDAGSGHRGDKGDOKAODASCGKDRAODGKR
      RSCRDODCKSOKGAKAGHDAGDRGDKOKGKODGAO
      KCAGOGAGDHGAKDKDOKRGDKOARDOCGDKRO
      `,
    ),
  },
  mostCoins: 432_544,
  cabinet: {
    lit: '#8A4A0C',
    edge: '#2A1204',
    board: '#0D2A2C',
    rim: '#3FC8BC',
    frame: '#071A1C',
    cell: ['#FFF9EA', '#E8D3A4'],
    winCell: ['#CFF7EF', '#3FC8BC'],
    winEdge: '#0B5F5C',
    ink: '#1A0D03',
  },
};
