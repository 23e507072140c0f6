import { formatPercent } from '@site/money/formatPercent';
import { intlLocale } from '@site/money/intlLocale';
import { isPlayAllowed } from '@site/rules/lottery';
import { byId, element } from '../../../core/client/element.ts';
import type { PageTools } from '../../../core/client/Stage.ts';
import { LOTTO_TENTHS } from '../balls.ts';
import { pickCountsOf, type Play, playsOf } from '../plays.ts';
import { MAX_LINES } from '../ticket.ts';
import type { DrawsTheme, TicketMove } from '../wire.ts';
import { Board } from './Board.ts';
import { stub } from './stub.ts';

/** Exposure cap of a number in tenths of a credit, the smallest stake. Source: docs/domain.md DR-12. */
const CAP_TENTHS = 500_000n;
/** Numbers of a quick pick where their count is free. */
const QUICK_PICKS = 5;

/** A line that is not bought yet. */
export interface Draft {
  play: Play;
  numbers: readonly string[];
}

/** The slip on which lines are marked before they are bought. All its lines have one stake. */
export class Slip {
  readonly #tools: PageTools<DrawsTheme>;
  readonly #plays: readonly Play[];
  readonly #board: Board;
  readonly #tabs: HTMLButtonElement[];
  readonly #odds = byId('odds', HTMLParagraphElement);
  readonly #stakeRow = byId('stakes', HTMLDivElement);
  readonly #list = byId('lines', HTMLOListElement);
  readonly #title = byId('slip-title', HTMLSpanElement);
  readonly #total = byId('total', HTMLElement);
  readonly #add = byId('add', HTMLButtonElement);
  readonly #clear = byId('clear', HTMLButtonElement);
  #play: Play;
  /** Numbers of a line that is not complete. */
  #marked: string[] = [];
  #lines: Draft[] = [];
  /** The lines bought last, to be played again. */
  #before: readonly Draft[] = [];
  #stakes: readonly bigint[] = [];
  #stake = 1;
  #drawn: ReadonlySet<string> = new Set();

  constructor(tools: PageTools<DrawsTheme>) {
    this.#tools = tools;
    this.#plays = playsOf(tools.theme.game.format).filter(({ name }) => isPlayAllowed(tools.lotteryPlays, name));
    const [first] = this.#plays;
    if (!first) throw new Error('A lottery has plays.');
    this.#play = first;
    this.#board = new Board(byId('board', HTMLDivElement), { word: tools.word, onMark: (number) => this.#mark(number) });
    this.#tabs = this.#plays.map((play) => this.#tab(play));
    byId('plays', HTMLDivElement).replaceChildren(...(this.#tabs.length > 1 ? this.#tabs : []));
    byId('quick', HTMLButtonElement).addEventListener('click', () => this.#pick(1));
    byId('quick5', HTMLButtonElement).addEventListener('click', () => this.#pick(5));
    this.#add.addEventListener('click', () => this.#complete());
    this.#clear.addEventListener('click', () => this.#empty());
    this.#choosePlay(first);
  }

  /** The lines to buy: those on the slip, and the marked one when it may stand as it is. */
  get drafts(): readonly Draft[] {
    return this.#isWhole ? [...this.#lines, this.#marking] : this.#lines;
  }

  get totalMinor(): bigint {
    return this.drafts.reduce((sum, draft) => sum + this.#costOf(draft), 0n);
  }

  /** True when the lines bought last can be put on the slip again. */
  get canRepeat(): boolean {
    return this.#before.length > 0 && this.drafts.length === 0;
  }

  /** Returns the ticket to buy; undefined while the slip is empty. */
  move(): TicketMove | undefined {
    const stakeMinor = String(this.#stakeMinor);
    // The studio adds the odds, which are no concern of the browser.
    const lines = this.drafts.map(({ play, numbers }) => ({ play: play.name, numbers, stakeMinor, oddsMilli: 0 }));
    return lines.length > 0 ? { stakeMinor: String(this.totalMinor), lines } : undefined;
  }

  setStakes(stakesMinor: readonly bigint[]): void {
    if (stakesMinor.length === this.#stakes.length) return;
    this.#stakes = stakesMinor;
    this.#showStakes();
    this.#show();
  }

  /** Empties the slip after its lines were bought. */
  bought(): void {
    this.#before = this.drafts;
    this.#lines = [];
    this.#marked = [];
    this.#show();
  }

  repeat(): void {
    this.#lines = [...this.#before];
    this.#show();
    this.#tools.refresh();
  }

  /** Shows on the board which numbers were drawn. */
  showDrawn(drawn: ReadonlySet<string>): void {
    this.#drawn = drawn;
    this.#paintBoard();
  }

  get #marking(): Draft {
    return { play: this.#play, numbers: this.#marked.toSorted() };
  }

  get #isWhole(): boolean {
    return this.#play.isPickCount(this.#marked.length);
  }

  /** True where a line may have several counts of numbers, so that only the player knows when it is complete. */
  get #isFree(): boolean {
    return pickCountsOf(this.#play).length > 1;
  }

  get #stakeMinor(): bigint {
    const smallest = this.#stakes[0] ?? 0n;
    if (this.#isLotto) return smallest * LOTTO_TENTHS;
    const most = this.#mostMinor;
    const fitting = this.#stakes.filter((stake) => stake <= most);
    return fitting[Math.min(this.#stake, fitting.length - 1)] ?? smallest;
  }

  /** The largest stake at which no line could win more than the cap. */
  get #mostMinor(): bigint {
    const smallest = this.#stakes[0] ?? 0n;
    const drafts =
      this.drafts.length > 0 ? this.drafts : [{ play: this.#play, numbers: Array.from({ length: pickCountsOf(this.#play)[0] ?? 1 }) }];
    const top = Math.max(...drafts.map(({ play, numbers }) => play.topMilli(numbers.length)));
    return (CAP_TENTHS * smallest * 1000n) / BigInt(top);
  }

  get #isLotto(): boolean {
    return this.#play.name === 'mega' || this.#play.name === 'power';
  }

  #tab(play: Play): HTMLButtonElement {
    const tab = element('button', {
      className: 'slip-play',
      text: this.#tools.word(`draws.play.${play.name}`),
      attributes: { type: 'button', 'aria-pressed': 'false', value: play.name },
    });
    tab.addEventListener('click', () => this.#choosePlay(play));
    return tab;
  }

  #choosePlay(play: Play): void {
    this.#play = play;
    this.#marked = [];
    for (const tab of this.#tabs) tab.setAttribute('aria-pressed', String(tab.value === play.name));
    this.#board.show(play);
    this.#show();
  }

  #mark(number: string): void {
    const counts = pickCountsOf(this.#play);
    const most = counts.at(-1) ?? 1;
    if (most === 1 && this.#take(number)) return this.#show();
    if (this.#marked.includes(number)) this.#marked = this.#marked.filter((one) => one !== number);
    else if (this.#marked.length < most) this.#marked = [...this.#marked, number];
    this.#tools.sound.click();
    if (!this.#isFree && this.#isWhole) this.#complete();
    else this.#show();
  }

  /** Takes a line of one number off the slip. Returns false when it is not on it. */
  #take(number: string): boolean {
    const rest = this.#lines.filter(({ play, numbers }) => play !== this.#play || numbers[0] !== number);
    const isTaken = rest.length < this.#lines.length;
    this.#lines = rest;
    return isTaken;
  }

  /** Puts the marked line on the slip. */
  #complete(): void {
    if (this.#isWhole && this.#lines.length < MAX_LINES) this.#lines = [...this.#lines, this.#marking];
    this.#marked = [];
    this.#show();
  }

  #pick(count: number): void {
    const counts = pickCountsOf(this.#play);
    const wanted = this.#isWhole ? this.#marked.length : counts.includes(QUICK_PICKS) ? QUICK_PICKS : (counts[0] ?? 1);
    this.#marked = [];
    for (let picked = 0; picked < count && this.#lines.length < MAX_LINES; picked += 1)
      this.#lines = [...this.#lines, { play: this.#play, numbers: numbersAtRandom(this.#play, wanted) }];
    this.#tools.sound.click();
    this.#show();
  }

  #empty(): void {
    this.#lines = [];
    this.#marked = [];
    this.#show();
  }

  #costOf({ play, numbers }: Draft): bigint {
    return this.#stakeMinor * BigInt(play.linesOf(numbers.length));
  }

  #show(): void {
    const { word, money } = this.#tools;
    this.#paintBoard();
    this.#odds.replaceChildren(element('span', { text: word(`draws.about.${this.#play.name}`) }), element('b', { text: this.#oddsText() }));
    this.#add.hidden = !this.#isFree;
    this.#add.disabled = !this.#isWhole;
    const drafts = this.drafts;
    this.#clear.disabled = drafts.length === 0 && this.#marked.length === 0;
    this.#title.textContent = word('draws.lines', { count: drafts.length });
    this.#list.replaceChildren(
      ...(drafts.length > 0
        ? drafts.map((draft, index) => this.#draftStub(draft, index))
        : [element('li', { className: 'none', text: word('draws.empty') })]),
    );
    this.#total.textContent = money(this.totalMinor);
    this.#showStakes();
    this.#tools.refresh();
  }

  #paintBoard(): void {
    const single = this.#lines
      .filter(({ play, numbers }) => play === this.#play && numbers.length === 1 && !this.#isFree)
      .flatMap(({ numbers }) => numbers);
    this.#board.paint(new Set([...single, ...this.#marked]), this.#drawn);
  }

  #draftStub({ play, numbers }: Draft, index: number): HTMLLIElement {
    const name = this.#tools.word(`draws.play.${play.name}`);
    const remove = element('button', {
      className: 'stub-remove',
      text: '×',
      attributes: { type: 'button', 'aria-label': this.#tools.word('draws.remove', { line: `${name} ${numbers.join(' ')}` }) },
    });
    remove.addEventListener('click', () => {
      if (index < this.#lines.length) this.#lines = this.#lines.filter((_, place) => place !== index);
      else this.#marked = [];
      this.#show();
    });
    const lines = play.linesOf(numbers.length);
    const count = element('em', { text: this.#tools.word('draws.systemLines', { count: lines }) });
    return stub({ name, numbers, more: lines > 1 ? [count, remove] : [remove] });
  }

  #oddsText(): string {
    const { word, locale } = this.#tools;
    const picks = this.#isWhole
      ? this.#marked.length
      : this.#play.isPickCount(QUICK_PICKS)
        ? QUICK_PICKS
        : (pickCountsOf(this.#play)[0] ?? 1);
    const { wins, returnPpm, jackpotPpm } = this.#play.printed(picks);
    const [best] = wins;
    const percent = percentOf(returnPpm, locale);
    if (jackpotPpm !== undefined)
      return word('draws.oddsLotto', { count: this.#play.linesOf(picks), percent, jackpots: percentOf(jackpotPpm, locale) });
    const times = (milli: number) => new Intl.NumberFormat(intlLocale(locale)).format(milli / 1000);
    if (!best || wins.length > 1) return word('draws.oddsTop', { count: picks, times: times(this.#play.topMilli(picks)), percent });
    const chance = new Intl.NumberFormat(intlLocale(locale), { maximumSignificantDigits: 4 });
    return this.#play.name.startsWith('lo')
      ? word('draws.oddsHits', { times: times(best.paysMilli ?? 0), mean: chance.format(best.chance), percent })
      : word('draws.odds', { times: times(best.paysMilli ?? 0), chance: chance.format(1 / best.chance), percent });
  }

  #showStakes(): void {
    const { money, word } = this.#tools;
    if (this.#isLotto) {
      this.#stakeRow.replaceChildren(element('span', { text: word('draws.linePrice', { amount: money(this.#stakeMinor) }) }));
      return;
    }
    const most = this.#mostMinor;
    const kept = [...this.#stakeRow.querySelectorAll('button')];
    this.#stakes.forEach((stake, index) => {
      const button = kept[index] ?? this.#stakeRow.appendChild(this.#stakeButton(index));
      button.textContent = money(stake);
      button.disabled = stake > most;
      button.setAttribute('aria-pressed', String(stake === this.#stakeMinor));
    });
  }

  #stakeButton(index: number): HTMLButtonElement {
    const button = element('button', { className: 'slip-stake figure', attributes: { type: 'button' } });
    button.addEventListener('click', () => {
      this.#stake = index;
      this.#show();
    });
    return button;
  }
}

/** Returns different numbers of a play, as a machine would pick them, ascending. */
function numbersAtRandom({ digits, lowest, highest }: Play, count: number): string[] {
  const picked = new Set<number>();
  while (picked.size < count) picked.add(lowest + Math.floor(Math.random() * (highest - lowest + 1)));
  return [...picked].map((number) => String(number).padStart(digits, '0')).toSorted();
}

export function percentOf(ppm: number, locale: string): string {
  return formatPercent(ppm / 1e6, locale, 1);
}
