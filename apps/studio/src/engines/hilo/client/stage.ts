import { figure } from '../../../core/client/figure.ts';
import { byId, element } from '../../../core/client/element.ts';
import type { Control, PageTools, Paytable, Stage, TableView, Win } from '../../../core/client/Stage.ts';
import { Booth } from '../../instant/client/Booth.ts';
import { payList } from '../../instant/client/payList.ts';
import type { InstantTheme } from '../../instant/InstantTheme.ts';
import { multipleOf, one, toTimes } from '../../instant/Ratio.ts';
import {
  type Card,
  chanceOf,
  chancesOf,
  type Guess,
  type GuessMove,
  guesses,
  type HiloMove,
  type HiloShown,
  isAllowed,
  RANKS,
  timesAfter,
  timesOf,
} from '../rules.ts';
import { drawCard, nameOf } from './drawCard.ts';

const TURN_MS = 420;
const MOST_STAKES = 5000n;

export function createStage(tools: PageTools<InstantTheme>): Stage<HiloShown> {
  return new HiloStage(tools);
}

/** Shows the last card, the guesses on the next one with what they pay, and the trail of cards. */
class HiloStage implements Stage<HiloShown> {
  readonly #tools: PageTools<InstantTheme>;
  readonly #booth = new Booth();
  readonly #place = byId('hilo-card', HTMLDivElement);
  readonly #trail = byId('hilo-trail', HTMLOListElement);
  readonly #said = byId('hilo-said', HTMLParagraphElement);
  readonly #buttons: Readonly<Record<GuessMove['guess'], HTMLButtonElement>>;
  readonly #motif: string;
  #shown: HiloShown | undefined;

  constructor(tools: PageTools<InstantTheme>) {
    this.#tools = tools;
    this.#motif = `/art/symbol/${tools.theme.name}/motif.svg`;
    const button = (guess: GuessMove['guess']) => {
      const made = byId(`hilo-${guess}`, HTMLButtonElement);
      made.addEventListener('click', () => this.#guess(guess));
      return made;
    };
    this.#buttons = { higher: button('higher'), lower: button('lower'), skip: button('skip') };
  }

  bet(stakeMinor: bigint): HiloMove {
    return { stakeMinor: String(stakeMinor) };
  }

  controls({ isOpen, stakedMinor }: TableView): readonly Control[] {
    this.#enable(isOpen);
    if (!isOpen || !this.#shown) return [];
    const chances = chancesOf(this.#shown);
    const amount = this.#tools.money(multipleOf(stakedMinor, timesOf(chances)));
    return [
      {
        label: chances.length === 0 ? this.#tools.word('hilo.guess') : this.#tools.word('hilo.cashOut', { amount }),
        isMain: true,
        isDisabled: chances.length === 0,
        press: () => this.#act({ stakeMinor: '0', cashOut: true }),
      },
    ];
  }

  begin(): void {
    this.#booth.hidePlaque();
    this.#enable(false);
    if (this.#shown?.end === 'open') return;
    this.#said.textContent = '';
    this.#trail.replaceChildren();
    delete this.#place.dataset['end'];
  }

  async show(shown: HiloShown): Promise<void> {
    const isNew = this.#shown?.end !== 'open' || this.#shown.cards.length !== shown.cards.length;
    this.#shown = shown;
    const card = shown.cards.at(-1);
    if (isNew && card) await this.#turn(card);
    this.#paint(shown);
    this.#say(shown);
    if (shown.end === 'lost') this.#booth.shake();
    else if (isNew && shown.made.length > 0 && shown.made.at(-1) !== 'skip')
      this.#booth.burst(this.#place, { count: 16, reachPx: 130, color: 'main' });
  }

  celebrate({ winMinor, stakeMinor }: Win): void {
    if (this.#shown) this.#booth.showPlaque(`×${toTimes(timesOf(chancesOf(this.#shown)))}`);
    this.#booth.celebrate(Number(winMinor / stakeMinor));
  }

  restore(shown: HiloShown): void {
    this.#shown = shown;
    const card = shown.cards.at(-1);
    if (card) this.#lay(card);
    this.#paint(shown);
  }

  halt(): void {
    if (this.#shown) this.#paint(this.#shown);
  }

  paytable(stakeMinor: bigint): Paytable {
    const { word, money } = this.#tools;
    const rows = Array.from({ length: RANKS }, (_, index) => index + 1).flatMap((rank) =>
      guesses.map((guess) => {
        const times = timesOf([chanceOf(guess, rank)]);
        const what = word(`hilo.${sayOf(guess, rank)}On`, { rank: word(`hilo.rank${rank}`) });
        return [what, `×${toTimes(times)}`, money(multipleOf(stakeMinor, times))] as const;
      }),
    );
    return {
      wins: [payList(rows)],
      rules: [word('hilo.rule'), word('hilo.ruleOdds'), word('hilo.ruleEqual'), word('hilo.ruleLeft')],
      mostMinor: stakeMinor * MOST_STAKES,
      more: [],
    };
  }

  #guess(guess: GuessMove['guess']): void {
    if (this.#shown?.end !== 'open' || this.#buttons[guess].getAttribute('aria-disabled') === 'true') return;
    this.#act({ stakeMinor: '0', guess });
  }

  #act(move: HiloMove): void {
    this.#tools.act(move);
  }

  #enable(isOpen: boolean): void {
    const shown = this.#shown;
    for (const [guess, button] of Object.entries(this.#buttons) as [GuessMove['guess'], HTMLButtonElement][]) {
      const isPossible = isOpen && shown?.end === 'open' && isAllowed(shown, guess);
      button.setAttribute('aria-disabled', String(!isPossible));
    }
  }

  /** Shows what each guess pays, and the trail of cards. */
  #paint(shown: HiloShown): void {
    const { word } = this.#tools;
    const rank = shown.cards.at(-1)?.rank ?? 1;
    for (const guess of guesses) {
      const { top, bottom } = chanceOf(guess, rank);
      const percent = ((100 * Number(top)) / Number(bottom)).toFixed(1);
      byId(`hilo-${guess}-label`, HTMLElement).textContent = word(`hilo.${sayOf(guess, rank)}`);
      byId(`hilo-${guess}-odds`, HTMLElement).textContent =
        shown.end === 'open' ? figure(`×${toTimes(timesAfter(shown, guess))} · ${percent}%`) : '';
    }
    this.#place.dataset['end'] = shown.end;
    this.#trail.replaceChildren(...shown.cards.map((card, index) => this.#step(shown, card, index)));
    this.#trail.scrollLeft = this.#trail.scrollWidth;
  }

  #step({ cards, made, end }: HiloShown, card: Card, index: number): HTMLElement {
    const { word } = this.#tools;
    const guess = made[index - 1];
    const times = toTimes(timesOf(chancesOf({ cards, made: made.slice(0, index) })));
    const isLost = end === 'lost' && index === cards.length - 1;
    const note =
      guess === undefined ? word('hilo.start') : isLost ? figure('×0') : guess === 'skip' ? word('hilo.skip') : figure(`×${times}`);
    const item = element('li', {
      attributes: { 'data-result': isLost ? 'lost' : guess === undefined || guess === 'skip' ? 'none' : 'won' },
      children: [
        drawCard(card, this.#motif),
        element('span', { className: 'unseen', text: nameOf(card, word) }),
        element('small', { text: note }),
      ],
    });
    return item;
  }

  #lay(card: Card): void {
    this.#place.replaceChildren(drawCard(card, this.#motif));
    this.#place.setAttribute('aria-label', nameOf(card, this.#tools.word));
  }

  /** Turns the next card over from the deck. */
  async #turn(card: Card): Promise<void> {
    this.#tools.sound.knock(card.rank);
    const half = { duration: TURN_MS / 2 };
    await this.#booth.play(
      this.#place,
      [{ transform: 'none' }, { transform: 'perspective(700px) translateX(-40%) rotateY(88deg) scale(0.94)' }],
      { ...half, easing: 'ease-in' },
    );
    this.#lay(card);
    await this.#booth.play(
      this.#place,
      [
        { transform: 'perspective(700px) translateX(-40%) rotateY(-88deg) scale(0.94)' },
        { transform: 'scale(1.05)', offset: 0.8 },
        { transform: 'none' },
      ],
      { ...half, duration: TURN_MS, easing: 'ease-out' },
    );
  }

  #say(shown: HiloShown): void {
    const { word, tell } = this.#tools;
    const card = shown.cards.at(-1);
    if (!card) return;
    const name = nameOf(card, word);
    const chances = chancesOf(shown);
    const times = toTimes(chances.length === 0 ? one : timesOf(chances));
    switch (shown.end) {
      case 'open':
        return tell(chances.length === 0 ? word('hilo.first', { card: name }) : word('hilo.right', { card: name, times }));
      case 'lost':
        this.#said.textContent = word('hilo.wrong', { card: name });
        return;
      case 'cashedOut':
        this.#said.textContent = word('hilo.cashed', { times });
    }
  }
}

/** Returns the wording of a guess: equal cards win, but not where the guess could not lose. */
function sayOf(guess: Guess, rank: number): string {
  if (guess === 'higher') return rank === 1 ? 'above' : rank === RANKS ? 'same' : 'higher';
  return rank === RANKS ? 'below' : rank === 1 ? 'same' : 'lower';
}
