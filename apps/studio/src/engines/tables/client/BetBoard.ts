import { element } from '../../../core/client/element.ts';
import type { Control, PageTools, TableView } from '../../../core/client/Stage.ts';
import { type Bet, BETS_MAX, type BetsMove, type Limits } from '../bets.ts';
import type { TableTheme } from '../TableTheme.ts';
import { chipStack } from './chip.ts';

interface BoardParts {
  tools: PageTools<TableTheme>;
  /** The buttons of the places, by name. */
  places: ReadonlyMap<string, HTMLButtonElement>;
  limitsOf: (spot: string) => Limits | undefined;
  /** Returns the name of a place in words, with what it pays. */
  nameOf: (spot: string) => string;
  /** Label of the button that begins the round. */
  action: string;
}

type Bets = ReadonlyMap<string, bigint>;

/** The bets of the next round: chips are put on places by pointer or keys, taken back, doubled and repeated. */
export class BetBoard {
  readonly #parts: BoardParts;
  /** Every state since the last round; the last one counts. */
  #states: Bets[] = [new Map()];
  #last: Bets = new Map();
  #chipMinor = 0n;
  #smallestMinor = 1n;
  #isLocked = false;

  constructor(parts: BoardParts) {
    this.#parts = parts;
    for (const [spot, place] of parts.places) {
      place.addEventListener('click', () => this.#place(spot));
      place.addEventListener('contextmenu', (event) => {
        event.preventDefault();
        this.#take(spot);
      });
      place.addEventListener('keydown', ({ key }) => {
        if (key === 'Delete' || key === 'Backspace') this.#take(spot);
      });
    }
    this.#draw();
  }

  get #bets(): Bets {
    return this.#states.at(-1) ?? new Map();
  }

  /** Returns the move that places the bets; undefined without bets. */
  move(): BetsMove | undefined {
    const bets = betsOf(this.#bets);
    return bets.length > 0 ? { stakeMinor: String(sumOf(this.#bets)), bets } : undefined;
  }

  /** Returns the buttons around the table, and takes over the chip that the player has chosen. */
  controls({ stakeMinor, stakesMinor }: TableView): Control[] {
    const { tools, action } = this.#parts;
    const { word, money, act } = tools;
    this.#chipMinor = stakeMinor;
    this.#smallestMinor = stakesMinor[0] ?? 1n;
    const move = this.move();
    const isEmpty = move === undefined;
    const begin: Control = {
      label: isEmpty ? action : `${action} ${money(BigInt(move.stakeMinor))}`,
      isMain: true,
      isDisabled: isEmpty,
      press: () => move && act(move),
    };
    const again: Control = {
      label: word('table.again'),
      isDisabled: this.#last.size === 0,
      press: () => this.#change(this.#last),
    };
    const change: Control[] = [
      { label: word('table.undo'), isDisabled: this.#states.length < 2, press: () => this.#undo() },
      { label: word('table.clear'), isDisabled: isEmpty, press: () => this.#change(new Map()) },
    ];
    return [
      begin,
      ...change,
      isEmpty ? again : { label: word('table.double'), isDisabled: !this.#canDouble(), press: () => this.#double() },
    ];
  }

  /** Keeps the bets as they are while they are played. */
  lock(): void {
    this.#isLocked = true;
    for (const place of this.#parts.places.values()) place.setAttribute('aria-disabled', 'true');
  }

  unlock(): void {
    this.#isLocked = false;
    for (const place of this.#parts.places.values()) place.removeAttribute('aria-disabled');
  }

  /** Shows bets that are in, until they are settled. */
  hold(bets: readonly Bet[]): void {
    this.lock();
    this.remember(bets);
    this.#states = [new Map()];
    this.#draw(this.#last);
  }

  /** Keeps bets of an earlier round, to be placed again. */
  remember(bets: readonly Bet[]): void {
    this.#last = new Map(bets.map(({ spot, amountMinor }) => [spot, BigInt(amountMinor)]));
  }

  /** Takes the settled chips off the table. Those of the next round stay. */
  sweep(): void {
    this.#draw();
    this.#parts.tools.refresh();
  }

  /** Shows the played bets and marks those that pay. They are gone with the next chip; the same bets can be placed again. */
  settle(bets: readonly Bet[], pays: (bet: Bet) => boolean): void {
    this.remember(bets);
    this.#states = [new Map()];
    this.#draw(this.#last);
    for (const bet of bets) this.#parts.places.get(bet.spot)?.setAttribute('data-paid', String(pays(bet)));
  }

  #place(spot: string): void {
    const { tools, limitsOf } = this.#parts;
    const limits = limitsOf(spot);
    if (this.#isLocked || !limits || this.#chipMinor === 0n) return;
    const before = this.#bets.get(spot) ?? 0n;
    const mostMinor = limits.most * this.#smallestMinor;
    const amount = before + this.#chipMinor > mostMinor ? mostMinor : before + this.#chipMinor;
    if (amount === before) return tools.tell(tools.word('table.most', { amount: tools.money(mostMinor) }));
    if (before === 0n && this.#bets.size >= BETS_MAX) return tools.tell(tools.word('table.mostBets', { count: BETS_MAX }));
    tools.sound.knock(2);
    this.#change(new Map([...this.#bets, [spot, amount]]));
  }

  #take(spot: string): void {
    if (this.#isLocked || !this.#bets.has(spot)) return;
    this.#change(new Map([...this.#bets].filter(([name]) => name !== spot)));
  }

  #canDouble(): boolean {
    return [...this.#bets].every(([spot, amount]) => 2n * amount <= (this.#parts.limitsOf(spot)?.most ?? 0n) * this.#smallestMinor);
  }

  #double(): void {
    this.#change(new Map([...this.#bets].map(([spot, amount]) => [spot, 2n * amount])));
  }

  #change(bets: Bets): void {
    this.#states.push(bets);
    this.#show();
  }

  #undo(): void {
    this.#states.pop();
    this.#show();
  }

  #show(): void {
    const { word, money, tell, refresh } = this.#parts.tools;
    this.#draw();
    tell(this.#bets.size === 0 ? word('table.noBets') : word('table.total', { amount: money(sumOf(this.#bets)) }));
    refresh();
  }

  #draw(bets: Bets = this.#bets): void {
    const { places, nameOf, tools } = this.#parts;
    const { word, money } = tools;
    for (const [spot, place] of places) {
      const amount = bets.get(spot);
      place.removeAttribute('data-paid');
      const old = place.querySelector('.bet-chip');
      const stack = amount ? chipStack(amount, money, this.#chipMinor > 0n ? Number(amount / this.#chipMinor) : 1) : null;
      // A stack that stays as it is does not fall onto the cloth again.
      if (!old?.isEqualNode(stack)) {
        old?.remove();
        if (stack) place.append(stack);
      }
      place.setAttribute('aria-label', amount ? word('table.staked', { place: nameOf(spot), amount: money(amount) }) : nameOf(spot));
    }
  }
}

export function placeButton(className: string, children: readonly Node[] = []): HTMLButtonElement {
  return element('button', { className, attributes: { type: 'button' }, children });
}

function betsOf(bets: Bets): Bet[] {
  return [...bets].map(([spot, amount]) => ({ spot, amountMinor: String(amount) }));
}

function sumOf(bets: Bets): bigint {
  return [...bets.values()].reduce((sum, amount) => sum + amount, 0n);
}
