import { figure } from '../../../core/client/figure.ts';
import { byId, element } from '../../../core/client/element.ts';
import type { PageTools, Paytable, Stage, Win } from '../../../core/client/Stage.ts';
import { Booth } from '../../instant/client/Booth.ts';
import { payList } from '../../instant/client/payList.ts';
import type { InstantTheme } from '../../instant/InstantTheme.ts';
import { multipleOf, toTimes } from '../../instant/Ratio.ts';
import { type DiceMove, type DiceShown, isWon, LEAST_CHANCE, rollText, type Side, targetOf, timesOf } from '../rules.ts';

const LAST = 10;
const SPIN_MS = 45;
/** Time between the stops of two digits. */
const DIGIT_MS = 170;
const RUN_MS = 700;
/** Chances of the paytable, in percent. */
const examples = [98, 90, 75, 50, 33, 25, 10, 5, 2];

export function createStage(tools: PageTools<InstantTheme>): Stage<DiceShown> {
  return new DiceStage(tools);
}

/** Shows a rail with the limit that the player sets, drums that roll the number, and a marker that runs to it. */
class DiceStage implements Stage<DiceShown> {
  readonly #tools: PageTools<InstantTheme>;
  readonly #booth = new Booth();
  readonly #form = byId('dice', HTMLFormElement);
  readonly #rail = byId('dice-rail', HTMLDivElement);
  readonly #limit = byId('dice-limit', HTMLInputElement);
  readonly #drums = byId('dice-drums', HTMLParagraphElement);
  readonly #marker = byId('dice-marker', HTMLParagraphElement);
  readonly #last = byId('dice-last', HTMLOListElement);
  readonly #said = byId('dice-said', HTMLParagraphElement);
  #spinning: ReturnType<typeof setInterval> | undefined;
  #isHurried = false;
  #shown = rollText(5000);

  constructor(tools: PageTools<InstantTheme>) {
    this.#tools = tools;
    this.#limit.addEventListener('input', () => this.#showBet());
    this.#form.addEventListener('change', ({ target }) => {
      // The other side of the same chance: the rail keeps its chance, and its limit moves across.
      if (target !== this.#limit) this.#limit.value = String(100 - this.#limit.valueAsNumber);
      this.#showBet();
    });
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.#showBet();
  }

  bet(stakeMinor: bigint): DiceMove {
    return { stakeMinor: String(stakeMinor), side: this.#side, chance: this.#chance };
  }

  begin(): void {
    this.#booth.hidePlaque();
    this.#isHurried = false;
    delete this.#drums.dataset['won'];
    this.#enable(false);
    if (this.#booth.isStill) return;
    this.#drums.dataset['rolling'] = '';
    this.#spinning = setInterval(() => this.#drum(randomText()), SPIN_MS);
  }

  async show(shown: DiceShown): Promise<void> {
    await this.#settle(rollText(shown.roll));
    await this.#run(shown);
    this.#land(shown);
    this.#enable(true);
  }

  hurry(): void {
    this.#isHurried = true;
    for (const animation of this.#marker.getAnimations()) animation.finish();
  }

  endsAutoplay(): boolean {
    return false;
  }

  celebrate({ winMinor, stakeMinor }: Win): void {
    this.#booth.burst(this.#marker, { count: 26, reachPx: 130 });
    this.#booth.celebrate(Number(winMinor / stakeMinor), this.#drums);
  }

  restore(shown: DiceShown): void {
    this.#choose(shown);
    this.#drum(rollText(shown.roll));
    this.#marker.hidden = false;
    this.#marker.style.left = `${shown.roll / 100}%`;
    this.#land(shown);
  }

  halt(): void {
    clearInterval(this.#spinning);
    delete this.#drums.dataset['rolling'];
    this.#drum(this.#shown);
    this.#enable(true);
  }

  paytable(stakeMinor: bigint): Paytable {
    const { word, money } = this.#tools;
    const amount = (chance: number) => money(multipleOf(stakeMinor, timesOf(chance)));
    return {
      wins: [payList(examples.map((chance) => [word('dice.chanceOf', { chance }), `×${toTimes(timesOf(chance))}`, amount(chance)]))],
      rules: [word('dice.rule'), word('dice.ruleOdds'), word('dice.ruleRolls')],
      mostMinor: multipleOf(stakeMinor, timesOf(LEAST_CHANCE)),
      more: [],
    };
  }

  get #side(): Side {
    return this.#form.querySelector<HTMLInputElement>('input[value="over"]')?.checked ? 'over' : 'under';
  }

  get #chance(): number {
    return targetOf(this.#side, this.#limit.valueAsNumber);
  }

  #choose({ side, chance }: DiceShown): void {
    for (const input of this.#form.querySelectorAll<HTMLInputElement>('input[name="side"]')) input.checked = input.value === side;
    this.#limit.value = String(targetOf(side, chance));
    this.#showBet();
  }

  #enable(isEnabled: boolean): void {
    for (const input of this.#form.querySelectorAll('input')) input.disabled = !isEnabled;
  }

  #showBet(): void {
    const { word } = this.#tools;
    const limit = this.#limit.valueAsNumber;
    this.#rail.dataset['side'] = this.#side;
    this.#rail.style.setProperty('--limit', `${limit}%`);
    this.#limit.setAttribute('aria-valuetext', word(`dice.${this.#side}Limit`, { limit: figure(`${limit}.00`), chance: this.#chance }));
    byId('dice-chance', HTMLElement).textContent = figure(`${this.#chance}%`);
    byId('dice-times', HTMLElement).textContent = figure(`×${toTimes(timesOf(this.#chance))}`);
  }

  #drum(text: string): void {
    const drums = [...this.#drums.children];
    const signs = text.length > drums.length ? [text.slice(0, 2), ...text.slice(2).split('')] : text.split('');
    drums.forEach((drum, index) => {
      drum.textContent = figure(signs[index] ?? '');
    });
  }

  /** Stops the drums from left to right. */
  async #settle(text: string): Promise<void> {
    clearInterval(this.#spinning);
    for (let stopped = 1; stopped <= text.length && !this.#booth.isStill && !this.#isHurried; stopped += 1) {
      const rolling = setInterval(() => this.#drum(text.slice(0, stopped) + randomText().slice(stopped)), SPIN_MS);
      await new Promise((resolve) => {
        setTimeout(resolve, DIGIT_MS);
      });
      clearInterval(rolling);
      if (text[stopped - 1] !== '.') this.#tools.sound.knock(stopped);
    }
    delete this.#drums.dataset['rolling'];
    this.#shown = text;
    this.#drum(text);
  }

  /** Runs the marker along the rail to the roll. */
  async #run({ roll }: DiceShown): Promise<void> {
    const from = this.#marker.style.left || '0%';
    const to = `${roll / 100}%`;
    this.#marker.hidden = false;
    this.#marker.style.left = to;
    this.#marker.textContent = figure(rollText(roll));
    if (this.#isHurried) return;
    await this.#booth.play(
      this.#marker,
      [
        { left: from, transform: 'translate(-50%, 0)' },
        { transform: 'translate(-50%, -46px) scale(1.15)', offset: 0.55 },
        { left: to, transform: 'translate(-50%, 0)' },
      ],
      { duration: RUN_MS, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' },
    );
  }

  #land(shown: DiceShown): void {
    const { word } = this.#tools;
    const text = rollText(shown.roll);
    const hasWon = isWon(shown);
    this.#shown = text;
    this.#marker.textContent = figure(text);
    for (const shower of [this.#marker, this.#drums]) shower.dataset['won'] = String(hasWon);
    const limit = figure(`${targetOf(shown.side, shown.chance)}.00`);
    this.#said.textContent = word(hasWon ? `dice.${shown.side}Won` : `dice.${shown.side}Lost`, { roll: figure(text), limit });
    this.#last.prepend(element('li', { text: figure(text), attributes: { 'data-won': String(hasWon) } }));
    for (const old of [...this.#last.children].slice(LAST)) old.remove();
  }
}

/** Returns digits for rolling drums. They have nothing to do with the outcome. */
function randomText(): string {
  return rollText(Math.floor(Math.random() * 10_000));
}
