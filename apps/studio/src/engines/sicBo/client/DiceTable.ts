import { figure } from '../../../core/client/figure.ts';
import { byId, element } from '../../../core/client/element.ts';
import type { PageTools } from '../../../core/client/Stage.ts';
import { listPast } from '../../tables/client/listPast.ts';
import type { Pace } from '../../tables/client/Pace.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { type Dice, halfOf, isTriple, oddsOf, singleOdds, spots, totalOf } from '../sicBo.ts';
import { spotName } from '../spotName.ts';

const SHAKES = 7;
const SHAKE_MS = 220;

/** The cup with three dice, and the last throws. */
export class DiceTable {
  readonly #tools: PageTools<TableTheme>;
  readonly #pace: Pace;
  readonly #tray = byId('tray', HTMLDivElement);
  readonly #cup = byId('cup', HTMLSpanElement);
  readonly #thrown = byId('thrown', HTMLSpanElement);
  readonly #total = byId('total', HTMLOutputElement);
  readonly #throws = byId('throws', HTMLOListElement);

  constructor(tools: PageTools<TableTheme>, pace: Pace) {
    this.#tools = tools;
    this.#pace = pace;
  }

  nameOf(name: string): string {
    const { word } = this.#tools;
    const spot = spots.get(name);
    if (!spot) return name;
    return word('sicBo.pays', {
      place: spotName(name, word),
      odds: spot.kind === 'single' ? figure(singleOdds.join(', ')) : figure(oddsOf(spot)),
    });
  }

  clear(): void {
    this.#tray.toggleAttribute('data-covered', true);
    this.#total.textContent = '';
  }

  async play(dice: Dice): Promise<void> {
    this.clear();
    const { sound } = this.#tools;
    for (let shake = 0; shake < SHAKES; shake += 1) {
      sound.knock(1 + (shake % 3));
      const side = shake % 2 === 0 ? 1 : -1;
      await this.#pace.move(
        this.#cup,
        [{ transform: 'none' }, { transform: `translate(${side * 9}%, -14%) rotate(${side * 7}deg)`, offset: 0.5 }, { transform: 'none' }],
        { duration: SHAKE_MS, easing: 'ease-in-out' },
      );
    }
    await this.#pace.pause(350);
    this.#lay(dice);
    await this.#pace.move(
      this.#cup,
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translate(70%, -120%) rotate(24deg)', opacity: 0 },
      ],
      {
        duration: 520,
        easing: 'cubic-bezier(0.5, 0, 0.7, 0.4)',
      },
    );
    this.set(dice);
  }

  set(dice: Dice): void {
    this.#lay(dice);
    this.#tray.removeAttribute('data-covered');
    this.#total.textContent = figure(totalOf(dice));
  }

  /** Lists past throws, oldest first. */
  showPast(past: readonly Dice[]): void {
    listPast(this.#throws, past, {
      most: 12,
      row: (dice) =>
        element('li', {
          attributes: { 'data-half': isTriple(dice) ? 'triple' : (halfOf(dice)[0] ?? '') },
          children: [
            element('b', { text: figure(totalOf(dice)) }),
            element('span', { className: 'dice', children: dice.map((die) => this.#die(die)) }),
            element('span', { className: 'unseen', text: dice.join(', ') }),
          ],
        }),
    });
  }

  told(dice: Dice): string {
    const { word } = this.#tools;
    return word('sicBo.fell', { dice: dice.join(', '), total: totalOf(dice), half: this.call(dice) });
  }

  /** Returns what the dealer calls out. */
  call(dice: Dice): string {
    const { word } = this.#tools;
    const [size = 'small', parity = 'odd'] = halfOf(dice);
    return isTriple(dice)
      ? word('sicBo.calledTriple', { face: dice[0] })
      : word('sicBo.called', { total: totalOf(dice), size: word(`sicBo.${size}`), parity: word(`sicBo.${parity}`) });
  }

  #lay(dice: Dice): void {
    this.#thrown.replaceChildren(...dice.map((die) => this.#die(die)));
  }

  #die(face: number): HTMLElement {
    return element('img', {
      className: 'die',
      attributes: { src: `/art/symbol/${this.#tools.theme.name}/die-${face}.svg`, alt: '', width: '100', height: '112' },
    });
  }
}
