import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import type { InstantTheme } from '../../instant/InstantTheme.ts';
import { toTimes } from '../../instant/Ratio.ts';
import { isWon, paidFor, rollOf, rollText, sides, targetOf } from '../rules.ts';

export async function checkRound({ field, numbers, word }: CheckTools<InstantTheme>): Promise<RoundCheck> {
  const side = sides.find((name) => name === field('side')) ?? 'under';
  const chance = Number(field('chance')) || 50;
  const [number = 0] = await numbers(1);
  const shown = { side, chance, roll: rollOf(number) };
  const wanted = field('times');
  const times = toTimes(paidFor(shown));
  const said = word(isWon(shown) ? `dice.${side}Won` : `dice.${side}Lost`, {
    roll: rollText(shown.roll),
    limit: `${targetOf(side, chance)}.00`,
  });
  return {
    isAsPaid: wanted ? wanted === times : null,
    drawn: [
      element('p', { className: 'figure', text: said }),
      element('p', { className: 'mono', text: `×${times}`, attributes: { dir: 'ltr' } }),
    ],
  };
}
