import { element } from '../../../core/client/element.ts';
import type { Paytable, Word } from '../../../core/client/Stage.ts';
import { payList } from '../../instant/client/payList.ts';
import { multipleOf, toTimes } from '../../instant/Ratio.ts';
import { MOST_MINES, mostGems, timesOf } from '../rules.ts';

interface PaytableParts {
  mines: number;
  stakeMinor: bigint;
  word: Word;
  money: (amountMinor: bigint) => string;
}

/** Builds the paytable for the chosen number of mines at a stake. */
export function paytable({ mines, stakeMinor, word, money }: PaytableParts): Paytable {
  const steps = Array.from({ length: mostGems(mines) }, (_, index) => ({ gems: index + 1, times: timesOf(mines, index + 1) }));
  const most = Array.from({ length: MOST_MINES }, (_, index) => multipleOf(stakeMinor, timesOf(index + 1, mostGems(index + 1))));
  return {
    wins: [
      element('h3', { text: word('mines.paysFor', { mines }) }),
      payList(steps.map(({ gems, times }) => [word('mines.gems', { gems }), `×${toTimes(times)}`, money(multipleOf(stakeMinor, times))])),
    ],
    rules: [word('mines.rule'), word('mines.ruleOdds'), word('mines.ruleEnd'), word('mines.ruleLeft')],
    mostMinor: most.reduce((largest, amount) => (amount > largest ? amount : largest), 0n),
    more: [],
  };
}
