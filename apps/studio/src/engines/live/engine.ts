import { drawDealer } from '../../art/drawDealer.ts';
import { filmScene } from '../../art/film/filmScene.ts';
import type { Clock, Engine } from '../../core/Engine.ts';
import { type BetsMove, writeBets } from '../tables/bets.ts';
import { drawTable } from '../tables/drawTable.ts';
import { findBetsFault, readBets } from '../tables/readBets.ts';
import { slipOfBets } from '../tables/slipOfBets.ts';
import { chipsIn } from '../tables/stakes.ts';
import { tableColors } from '../tables/tablePage.ts';
import { liveScene } from './filmLive.ts';
import { liveGames } from './games.ts';
import { drawWall, liveMarkup, liveStyle, readStyle } from './livePage.ts';
import { liveTimes } from './liveTimes.ts';
import { liveTheme, type LiveTheme } from './LiveTheme.ts';
import type { LiveShown } from './wire.ts';

const clock: Clock<LiveTheme, BetsMove> = {
  ...liveTimes,
  runMs: ({ kind }) => liveGames[kind].runMs,
  tellsAtStart: true,
  outcome: ({ kind }, numbers) => liveGames[kind].outcomeOf(numbers),
  betsOf: ({ bets }) => bets,
};

/** Live tables: all players of a game bet on the same draws, by one clock. What is played is the kind of the theme. */
export const live: Engine<LiveTheme, BetsMove, LiveShown> = {
  name: 'live',
  cycleMs: 0,
  clock,
  style: [
    liveStyle,
    ...['baccarat/client/baccarat', 'roulette/client/roulette', 'sicBo/client/sicBo', 'live/client/duel', 'live/client/show'].map(
      readStyle,
    ),
  ].join('\n'),
  proofFields: [
    { name: 'liveBets', label: 'table.verifyBets', pattern: '[a-zA-Z0-9.=\\-]*' },
    { name: 'livePaid', label: 'table.verifyPaid', pattern: '[0-9]{0,20}' },
  ],

  themeFor: liveTheme,
  returnPpm: ({ kind }) => liveGames[kind].returnPpm,
  stakesIn: chipsIn,
  readMove: (input, { theme: { kind }, currency, moves }) =>
    moves.length === 0 ? readBets(input, { currency, limitsOf: liveGames[kind].limitsOf }) : undefined,
  findFault: (input, { theme: { kind }, currency }) => findBetsFault(input, { currency, limitsOf: liveGames[kind].limitsOf }),
  numbersOf: ({ kind }) => liveGames[kind].numbers,
  play({ kind }, [move], numbers) {
    const bets = move?.bets ?? [];
    if (numbers.length === 0) return { isOver: false, winMinor: 0n, shown: { bets, outcome: null }, proof: {} };
    const { outcomeOf, payOf } = liveGames[kind];
    const outcome = outcomeOf(numbers);
    const winMinor = bets.reduce((sum, bet) => sum + payOf(bet, outcome), 0n);
    return { isOver: true, winMinor, shown: { bets, outcome }, proof: { liveBets: writeBets(bets), livePaid: String(winMinor) } };
  },

  slip({ kind }, { bets }, word) {
    const { nameOf, oddsOf } = liveGames[kind];
    return slipOfBets(bets, { nameOf: (spot) => nameOf(spot, word), oddsOf });
  },
  page: (theme, word) => ({
    icon: `/art/symbol/${theme.name}/motif.svg`,
    stage: liveMarkup(theme, word, {
      kind: theme.kind,
      scene: drawDealer(theme.dealer),
      content: liveGames[theme.kind].content(theme, word),
    }),
    style: tableColors(theme),
    action: word('live.place'),
  }),
  draw: (theme, name) => liveGames[theme.kind].draw?.(theme, name) ?? (name === 'wall' ? drawWall(theme) : drawTable(theme, name)),
  film: (theme, look) => filmScene(liveScene(theme), look),
};
