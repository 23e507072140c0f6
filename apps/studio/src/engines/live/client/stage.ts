import type { PageTools, Stage } from '../../../core/client/Stage.ts';
import { BaccaratTable } from '../../baccarat/client/BaccaratTable.ts';
import { paytable as paytableOfBaccarat } from '../../baccarat/client/paytable.ts';
import { type BaccaratHands, limitsOf as limitsOfBaccarat, outcomeOf, payOf as payOfBaccarat } from '../../baccarat/playBaccarat.ts';
import { paytable as paytableOfRoulette } from '../../roulette/client/paytable.ts';
import { RouletteTable } from '../../roulette/client/RouletteTable.ts';
import { payOf as payOfRoulette } from '../../roulette/playRoulette.ts';
import { limitsOf as limitsOfRoulette } from '../../roulette/spots.ts';
import { DiceTable } from '../../sicBo/client/DiceTable.ts';
import { paytable as paytableOfSicBo } from '../../sicBo/client/paytable.ts';
import { type Dice, limitsOf as limitsOfSicBo, payOf as payOfSicBo } from '../../sicBo/sicBo.ts';
import { Pace } from '../../tables/client/Pace.ts';
import { placesOf } from '../../tables/client/placesOf.ts';
import type { Duel } from '../dragonTiger.ts';
import { limitsOf as limitsOfDuel, payOf as payOfDuel } from '../dragonTiger.ts';
import { limitsOf as limitsOfWheel, payOf as payOfWheel } from '../moneyWheel.ts';
import { liveTimes } from '../liveTimes.ts';
import type { LiveKind, LiveTheme } from '../LiveTheme.ts';
import { gesture } from './gesture.ts';
import { DuelTable } from './DuelTable.ts';
import { ShowTable } from './ShowTable.ts';
import { LiveStage } from './LiveStage.ts';
import type { LiveTable } from './LiveTable.ts';

type Make = (tools: PageTools<LiveTheme>, pace: Pace) => LiveTable<never>;

const tables: Readonly<Record<LiveKind, Make>> = {
  baccarat(tools, pace): LiveTable<BaccaratHands> {
    const table = new BaccaratTable(tools, pace, () => void gesture(pace));
    return {
      ...shared(table),
      places: placesOf('.places'),
      limitsOf: limitsOfBaccarat,
      payOf: payOfBaccarat,
      call: (hands) => tools.word(`baccarat.outcome.${outcomeOf(hands)}`),
      paytable: (stakeMinor) => paytableOfBaccarat(stakeMinor, tools),
    };
  },
  roulette(tools, pace): LiveTable<number> {
    const table = new RouletteTable(tools, pace);
    return {
      ...shared(table),
      showPast(pockets) {
        table.showPast(pockets);
        table.showHeat(pockets);
      },
      places: table.places,
      limitsOf: limitsOfRoulette,
      payOf: payOfRoulette,
      call: (pocket) => table.told(pocket),
      paytable: (stakeMinor) => paytableOfRoulette(stakeMinor, tools),
    };
  },
  sicBo(tools, pace): LiveTable<Dice> {
    const table = new DiceTable(tools, pace);
    return {
      ...shared(table),
      places: placesOf('.sic-board'),
      limitsOf: limitsOfSicBo,
      payOf: payOfSicBo,
      call: (dice) => table.call(dice),
      paytable: (stakeMinor) => paytableOfSicBo(stakeMinor, tools),
    };
  },
  dragonTiger(tools, pace): LiveTable<Duel> {
    const table = new DuelTable(tools, pace, () => void gesture(pace));
    return {
      ...shared(table),
      places: placesOf('.places'),
      limitsOf: limitsOfDuel,
      payOf: payOfDuel,
      call: (duel) => table.call(duel),
      paytable: (stakeMinor) => table.paytable(stakeMinor),
    };
  },
  show(tools, pace): LiveTable<number> {
    const table = new ShowTable(tools, pace);
    return {
      places: placesOf('.places'),
      limitsOf: limitsOfWheel,
      payOf: payOfWheel,
      nameOf: (spot) => table.nameOf(spot),
      clear: () => table.clear(),
      play: (segment) => table.play(segment),
      set: (segment) => table.set(segment),
      showPast: (past) => table.showPast(past),
      call: (segment) => table.call(segment),
      told: (segment) => table.call(segment),
      paytable: (stakeMinor) => table.paytable(stakeMinor),
    };
  },
};

export function createStage(tools: PageTools<LiveTheme>): Stage<never> {
  const pace = new Pace();
  return new LiveStage({
    tools,
    pace,
    table: tables[tools.theme.kind](tools, pace),
    openMs: liveTimes.openMs,
    lastCallMs: 5000,
    rule: tools.word('live.ruleClock'),
  });
}

type Cloth<Outcome> = Pick<LiveTable<Outcome>, 'clear' | 'play' | 'set' | 'told' | 'nameOf' | 'showPast'>;

/** Returns the methods that every cloth has, bound to it. */
function shared<Outcome>(table: Cloth<Outcome>): Cloth<Outcome> {
  return {
    clear: () => table.clear(),
    play: (outcome) => {
      table.clear();
      return table.play(outcome);
    },
    set: (outcome) => table.set(outcome),
    told: (outcome) => table.told(outcome),
    nameOf: (spot) => table.nameOf(spot),
    showPast: (outcomes) => table.showPast(outcomes),
  };
}
