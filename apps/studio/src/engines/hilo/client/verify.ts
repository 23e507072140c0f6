import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import type { InstantTheme } from '../../instant/InstantTheme.ts';
import { toTimes } from '../../instant/Ratio.ts';
import { type GuessMove, type HiloMove, MOST_CARDS, playHilo } from '../rules.ts';
import { drawCard, nameOf } from './drawCard.ts';

const guessOf: Readonly<Record<string, GuessMove['guess']>> = { h: 'higher', l: 'lower', s: 'skip' };

export async function checkRound({ theme, field, numbers, word }: CheckTools<InstantTheme>): Promise<RoundCheck> {
  const made = field('moves')
    .split('')
    .flatMap((letter) => guessOf[letter] ?? []);
  const moves: HiloMove[] = [{ stakeMinor: '0' }, ...made.map((guess) => ({ stakeMinor: '0', guess })), { stakeMinor: '0', cashOut: true }];
  const { cards, paid } = playHilo(moves, await numbers(MOST_CARDS));
  const times = toTimes(paid);
  const wanted = field('times');
  const trail = cards.map((card) =>
    element('li', {
      children: [drawCard(card, `/art/symbol/${theme.name}/motif.svg`), element('span', { className: 'unseen', text: nameOf(card, word) })],
    }),
  );
  return {
    isAsPaid: wanted ? wanted === times : null,
    drawn: [
      element('p', { className: 'figure', text: word('hilo.verified', { times }) }),
      element('ol', { className: 'hilo-trail', attributes: { dir: 'ltr' }, children: trail }),
    ],
  };
}
