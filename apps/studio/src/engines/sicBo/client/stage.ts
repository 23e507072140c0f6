import type { PageTools, Stage } from '../../../core/client/Stage.ts';
import { boardStage } from '../../tables/client/boardStage.ts';
import { Pace } from '../../tables/client/Pace.ts';
import { placesOf } from '../../tables/client/placesOf.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { type Dice, limitsOf, payOf } from '../sicBo.ts';
import type { SicBoShown } from '../wire.ts';
import { DiceTable } from './DiceTable.ts';
import { paytable } from './paytable.ts';

export function createStage(tools: PageTools<TableTheme>): Stage<SicBoShown> {
  const pace = new Pace();
  const table = new DiceTable(tools, pace);
  const past: Dice[] = [];
  table.clear();
  return boardStage({
    tools,
    pace,
    cloth: {
      nameOf: (spot) => table.nameOf(spot),
      clear: () => table.clear(),
      play: ({ dice }) => table.play(dice),
      set: ({ dice }) => table.set(dice),
      add({ dice }) {
        past.push(dice);
        table.showPast(past);
      },
    },
    places: placesOf('.sic-board'),
    limitsOf,
    action: tools.word('sicBo.throw'),
    payOf: (bet, { dice }) => payOf(bet, dice),
    told: ({ dice }) => table.told(dice),
    paytable: (stakeMinor) => paytable(stakeMinor, tools),
  });
}
