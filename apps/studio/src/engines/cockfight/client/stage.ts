import type { PageTools, Stage } from '../../../core/client/Stage.ts';
import { LiveStage } from '../../live/client/LiveStage.ts';
import { Pace } from '../../tables/client/Pace.ts';
import { placesOf } from '../../tables/client/placesOf.ts';
import type { CockfightTheme } from '../CockfightTheme.ts';
import { limitsOf } from '../fight.ts';
import { fightTimes } from '../fightTimes.ts';
import type { CockfightShown, SettledFight } from '../wire.ts';
import { PitTable } from './PitTable.ts';

export function createStage(tools: PageTools<CockfightTheme>): Stage<CockfightShown> {
  const pace = new Pace();
  const table = new PitTable(tools, pace);
  return new LiveStage<SettledFight>({
    tools,
    pace,
    openMs: fightTimes.openMs,
    lastCallMs: 30_000,
    rule: tools.word('cockfight.ruleClock'),
    table: {
      places: placesOf('.places'),
      limitsOf,
      nameOf: (spot) => table.nameOf(spot),
      payOf: (bet, result) => table.payOf(bet, result),
      clear: () => table.clear(),
      play: (result) => table.play(result),
      set: (result) => table.set(result),
      told: (result) => table.told(result),
      call: (result) => table.call(result),
      showPast: (past) => table.showPast(past),
      showTotals: (totals) => table.showTotals(totals),
      showTime: (phase, leftMs) => table.showTime(phase, leftMs),
      paytable: (stakeMinor) => table.paytable(stakeMinor),
    },
  });
}
