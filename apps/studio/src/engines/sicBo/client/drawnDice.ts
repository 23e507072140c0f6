import { element } from '../../../core/client/element.ts';
import type { Word } from '../../../core/client/Stage.ts';
import { type Dice, totalOf } from '../sicBo.ts';

/** Draws the dice of a replayed round. */
export function drawnDice(dice: Dice, theme: string, word: Word): HTMLElement {
  const pictures = dice.map((die) =>
    element('img', { attributes: { src: `/art/symbol/${theme}/die-${die}.svg`, alt: String(die), width: '50', height: '56' } }),
  );
  return element('section', {
    className: 'drawn',
    children: [
      element('h2', { text: word('sicBo.total', { total: totalOf(dice) }) }),
      element('div', { className: 'drawn-hand', attributes: { dir: 'ltr' }, children: pictures }),
    ],
  });
}
