import type { PageTools, Stage } from '../../../core/client/Stage.ts';
import { boardStage } from '../../tables/client/boardStage.ts';
import { Pace } from '../../tables/client/Pace.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { payOf } from '../playRoulette.ts';
import { limitsOf } from '../spots.ts';
import type { RouletteShown } from '../wire.ts';
import { paytable } from './paytable.ts';
import { RouletteTable } from './RouletteTable.ts';
import { spotName } from '../spotName.ts';

export function createStage(tools: PageTools<TableTheme>): Stage<RouletteShown> {
  const { word, money } = tools;
  const pace = new Pace();
  const table = new RouletteTable(tools, pace);
  const past: number[] = [];
  return boardStage({
    tools,
    pace,
    cloth: {
      nameOf: (spot) => table.nameOf(spot),
      clear: () => table.clear(),
      play: ({ pocket }) => table.play(pocket),
      set: ({ pocket }) => table.set(pocket),
      add({ pocket }) {
        past.push(pocket);
        table.showPast(past);
      },
      halt: () => table.halt(),
    },
    places: table.places,
    limitsOf,
    action: word('game.spin'),
    payOf: (bet, { pocket }) => payOf(bet, pocket),
    told({ pocket, bets }) {
      const paid = bets.flatMap((bet) => {
        const amountMinor = payOf(bet, pocket);
        return amountMinor > 0n ? [word('roulette.paidBet', { place: spotName(bet.spot, word), amount: money(amountMinor) })] : [];
      });
      return [table.told(pocket), ...paid].join('. ');
    },
    paytable: (stakeMinor) => paytable(stakeMinor, tools),
  });
}
