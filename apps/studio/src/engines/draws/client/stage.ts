import { intlLocale } from '@site/money/intlLocale';
import { isPlayAllowed } from '@site/rules/lottery';
import { byId, element } from '../../../core/client/element.ts';
import type { Control, PageTools, Paytable, Stage, TableView } from '../../../core/client/Stage.ts';
import type { JackpotStand, SeenTable } from '../../../core/play/wire.ts';
import { paysTable } from '../../tables/client/paysTable.ts';
import { drums, LOTTO_PICKS, type LottoFormat, lottoJackpots } from '../balls.ts';
import { numeroOf } from '../calendar.ts';
import { type DrawResult, isLotto, isOfBalls } from '../drawResult.ts';
import { numbersWith, tiers } from '../endings.ts';
import { pickCountsOf, playsOf } from '../plays.ts';
import { winMinorOf } from '../settle.ts';
import type { DrawsShown, DrawsTheme, TicketMove, WrittenLine } from '../wire.ts';
import { readLine } from '../writtenTicket.ts';
import { Globe } from './Globe.ts';
import { Hall } from './Hall.ts';
import type { Reveal } from './revealOrder.ts';
import { percentOf, Slip } from './Slip.ts';
import { stub } from './stub.ts';

export function createStage(tools: PageTools<DrawsTheme>): Stage<DrawsShown> {
  return new DrawsStage(tools);
}

/** Shows a lottery: the hall in which its numbers are drawn, the slip, and the player's tickets in the draw. */
class DrawsStage implements Stage<DrawsShown> {
  readonly #tools: PageTools<DrawsTheme>;
  readonly #slip: Slip;
  readonly #hall: Hall;
  readonly #globe: Globe | undefined;
  readonly #heldPart = byId('held-part', HTMLElement);
  readonly #heldList = byId('held', HTMLOListElement);
  readonly #heldTitle = byId('held-title', HTMLSpanElement);
  #table: SeenTable | undefined;
  #held: DrawsShown = { lines: [], winsMinor: null };
  #reveals: readonly Reveal[] = [];
  /** True while a ticket is being bought, and not a result awaited. */
  #isBuying = false;

  constructor(tools: PageTools<DrawsTheme>) {
    const { format } = tools.theme.game;
    this.#tools = tools;
    const isLobby = new URL(location.href).searchParams.get('view') === 'lobby';
    byId('past', HTMLDetailsElement).open = isLobby || matchMedia('(width >= 760px)').matches;
    this.#slip = new Slip(tools);
    this.#globe = isOfBalls(format) ? new Globe(drums[format].balls) : undefined;
    this.#hall = new Hall(tools, (shown, isAll) => this.#follow(shown, isAll), this.#globe);
  }

  bet(): TicketMove | undefined {
    return this.#slip.move();
  }

  controls({ stakesMinor }: TableView): readonly Control[] {
    const { word, money, act } = this.#tools;
    this.#slip.setStakes(stakesMinor);
    const isOpen = this.#table?.phase === 'open';
    const move = this.#slip.move();
    const label = isOpen ? word('draws.buyFor', { amount: money(this.#slip.totalMinor) }) : word(`draws.${this.#table?.phase ?? 'closed'}`);
    const buy: Control = { label, isMain: true, isDisabled: !isOpen || !move, press: () => move && act(move) };
    return this.#slip.canRepeat ? [buy, { label: word('draws.again'), press: () => this.#slip.repeat() }] : [buy];
  }

  watch(table: SeenTable): void {
    const isNext = this.#table !== undefined && this.#table.number !== table.number;
    this.#table = table;
    if (isNext) this.#hold({ lines: [], winsMinor: null });
    if (table.phase === 'running') this.#begin();
    this.#globe?.blow(table.phase === 'running');
    this.#hall.watch(table);
    this.#showJackpots(table.jackpots);
    if (this.#held.lines.length > 0) this.#hold(this.#held);
  }

  begin(): void {
    this.#isBuying = true;
  }

  async show(shown: DrawsShown): Promise<void> {
    this.#hold(shown);
    if (!this.#isBuying) {
      byId('spoken', HTMLParagraphElement).textContent = this.#hall.spoken();
      return;
    }
    this.#isBuying = false;
    this.#slip.bought();
    this.#tools.tell(this.#tools.word('draws.bought', { count: shown.lines.length }));
  }

  celebrate(): void {
    this.#heldPart.animate([{ transform: 'scale(1.04)' }, { transform: 'none' }], {
      duration: this.#isStill ? 0 : 420,
      easing: 'ease-out',
    });
  }

  restore(shown: DrawsShown): void {
    this.#hold(shown);
  }

  halt(): void {
    this.#isBuying = false;
    this.#tools.refresh();
  }

  paytable(stakeMinor: bigint): Paytable {
    const { word, locale, theme, lotteryPlays } = this.#tools;
    const { format } = theme.game;
    const plays = playsOf(format).filter(({ name }) => isPlayAllowed(lotteryPlays, name));
    const times = new Intl.NumberFormat(intlLocale(locale), { maximumFractionDigits: 2 });
    const chance = new Intl.NumberFormat(intlLocale(locale), { maximumSignificantDigits: 4 });
    const rows = plays.flatMap((play) =>
      // Every line of a system wins as a line of its own.
      (isLotto(format) ? [LOTTO_PICKS] : pickCountsOf(play)).flatMap((picks) => {
        const { wins, returnPpm, jackpotPpm } = play.printed(picks);
        const isOne = wins.length === 1 && pickCountsOf(play).length === 1;
        return wins.map((win) => [
          jackpotPpm === undefined
            ? isOne
              ? word(`draws.play.${play.name}`)
              : word('draws.hitsOf', { hits: win.name, picks })
            : word(`draws.tier.${win.name}`),
          win.paysMilli === null ? word('draws.jackpot') : `× ${times.format(win.paysMilli / 1000)}`,
          play.name.startsWith('lo') ? word('draws.mean', { hits: chance.format(win.chance) }) : `1 / ${chance.format(1 / win.chance)}`,
          jackpotPpm === undefined ? percentOf(returnPpm, locale) : `${percentOf(returnPpm, locale)} + ${percentOf(jackpotPpm, locale)}`,
        ]);
      }),
    );
    return {
      wins: [paysTable([word('draws.plays'), word('draws.pays'), word('draws.chance'), word('draws.return')], rows)],
      rules: [
        ...plays.map(({ name }) => `${word(`draws.play.${name}`)}: ${word(`draws.about.${name}`)}`),
        word('draws.ruleDraw'),
        word('draws.ruleLeave'),
        word('draws.ruleCap'),
        word('draws.ruleCorrected'),
        ...(isLotto(format) ? [word('draws.ruleSystem'), word('draws.ruleJackpot', this.#jackpotTerms(format))] : []),
      ],
      mostMinor: this.#mostOf(stakeMinor),
      more: [],
    };
  }

  /** Returns the terms of the jackpots in words: what a line puts in. */
  #jackpotTerms(format: LottoFormat): { percent: string } {
    const parts = lottoJackpots[format].map(({ contributionPpm }) => percentOf(contributionPpm, this.#tools.locale));
    return { percent: parts.join(' + ') };
  }

  #showJackpots(jackpots: readonly JackpotStand[]): void {
    const { word, money } = this.#tools;
    if (jackpots.length === 0) return;
    byId('jackpots', HTMLDListElement).replaceChildren(
      ...jackpots.map(({ name, amountMinor }) =>
        element('div', {
          children: [
            element('dt', { text: word(`draws.pot.${name}`) }),
            element('dd', { className: 'figure', text: money(BigInt(amountMinor)) }),
          ],
        }),
      ),
    );
  }

  /** Turns the player's eyes to the draw that begins, when they have a ticket in it. */
  #begin(): void {
    this.#tools.tell('');
    if (this.#held.lines.length > 0)
      byId('lottery', HTMLDivElement).scrollIntoView({ behavior: this.#isStill ? 'auto' : 'smooth', block: 'start' });
  }

  /** Returns the most that one line of a stake can win. */
  #mostOf(stakeMinor: bigint): bigint {
    const { format } = this.#tools.theme.game;
    const times = playsOf(format).flatMap((play) => {
      const hits = play.name.startsWith('lo') && !isOfBalls(format) ? numbersWith(format, play.digits) : 1;
      return pickCountsOf(play).map((picks) => play.topMilli(picks) * hits);
    });
    return (stakeMinor * BigInt(Math.max(...times))) / 1000n;
  }

  /** Shows which of the player's numbers have come so far, and what their lines win. */
  #follow(shown: readonly Reveal[], isAll: boolean): void {
    this.#reveals = shown;
    if (isOfBalls(this.#tools.theme.game.format)) this.#slip.showDrawn(new Set(shown.map(({ number }) => number)));
    if (this.#held.lines.length > 0) this.#hold(this.#held, isAll);
  }

  #hold(held: DrawsShown, isAll = held.winsMinor !== null): void {
    const { word, money } = this.#tools;
    this.#held = held;
    this.#heldPart.hidden = held.lines.length === 0;
    this.#heldTitle.textContent = word('draws.held', { draw: numeroOf(this.#table?.number ?? 0) });
    const wins = held.lines.map((line, index) => (held.winsMinor ? BigInt(held.winsMinor[index] ?? 0) : this.#wonSoFar(line, isAll)));
    const sumMinor = wins.reduce((sum, win) => sum + win, 0n);
    byId('held-won', HTMLElement).textContent = sumMinor > 0n ? money(sumMinor) : '';
    this.#heldList.replaceChildren(
      ...held.lines.map((line, index) => {
        const wonMinor = wins[index] ?? 0n;
        const amount = element('em', { className: 'figure', text: money(wonMinor > 0n ? wonMinor : BigInt(line.stakeMinor)) });
        const row = stub({ name: word(`draws.play.${line.play}`), numbers: line.numbers, hits: this.#hitsOf(line), more: [amount] });
        if (wonMinor > 0n) row.dataset['state'] = 'won';
        else if (isAll) row.dataset['state'] = 'lost';
        return row;
      }),
    );
  }

  /** Returns what a line wins by the numbers drawn so far. Lines that win by what does not come, or by how many, wait for the end. */
  #wonSoFar(line: WrittenLine, isAll: boolean): bigint {
    const { format } = this.#tools.theme.game;
    if (this.#reveals.length === 0 || (!isAll && (isOfBalls(format) || line.play.startsWith('truot')))) return 0n;
    return winMinorOf(readLine(line), this.#resultSoFar());
  }

  #resultSoFar(): DrawResult {
    const { format } = this.#tools.theme.game;
    if (isOfBalls(format)) {
      const balls = this.#reveals.map(({ number }) => Number(number));
      const { drawn } = drums[format];
      const bonus = balls[drawn];
      return { balls: balls.slice(0, drawn), ...(bonus !== undefined && { bonus }) };
    }
    return tiers[format].map((_, tier) => this.#reveals.filter((reveal) => reveal.tier === tier).map(({ number }) => number));
  }

  #hitsOf({ play, numbers }: WrittenLine): ReadonlySet<string> {
    const { format } = this.#tools.theme.game;
    const drawn = this.#reveals.map(({ number }) => number);
    if (isOfBalls(format)) return new Set(drawn);
    const special = this.#reveals.find(({ tier }) => tier === 0)?.number ?? '';
    const isSpecial = play === 'de' || play.startsWith('cang');
    if (play === 'dau') return new Set([special.at(-2) ?? '']);
    if (play === 'duoi') return new Set([special.at(-1) ?? '']);
    return new Set(numbers.filter((number) => (isSpecial ? [special] : drawn).some((one) => one.endsWith(number))));
  }

  get #isStill(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}
