import { byId } from '../../../core/client/element.ts';
import type { Control, PageTools, Stage, TableView } from '../../../core/client/Stage.ts';
import type { Card } from '../../tables/cards.ts';
import { CardHand } from '../../tables/client/CardHand.ts';
import { cardName, cardNames } from '../../tables/client/cardName.ts';
import { Pace } from '../../tables/client/Pace.ts';
import { speak } from '../../tables/client/speak.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { cardsThatPay } from '../rankHand.ts';
import type { VideoPokerMove, VideoPokerShown } from '../wire.ts';
import { paytable } from './paytable.ts';

const BETWEEN_CARDS_MS = 60;

export function createStage(tools: PageTools<TableTheme>): Stage<VideoPokerShown> {
  return new VideoPokerStage(tools);
}

class VideoPokerStage implements Stage<VideoPokerShown> {
  readonly #tools: PageTools<TableTheme>;
  readonly #pace = new Pace();
  readonly #table = byId('table', HTMLDivElement);
  readonly #handName = byId('hand-name', HTMLParagraphElement);
  readonly #places: readonly HTMLButtonElement[];
  readonly #cards: readonly CardHand[];
  readonly #held = new Set<number>();
  #shown: VideoPokerShown | undefined;
  #isDealing = false;

  constructor(tools: PageTools<TableTheme>) {
    this.#tools = tools;
    this.#places = [...byId('holds', HTMLDivElement).querySelectorAll('button')];
    this.#cards = this.#places.map((place) => {
      const root = place.querySelector<HTMLElement>('.card-hand');
      if (!root) throw new Error('A place has no room for its card.');
      return new CardHand(root, {
        theme: tools.theme.name,
        shoe: byId('shoe', HTMLSpanElement),
        pace: this.#pace,
        onCard: () => tools.sound.knock(2),
      });
    });
    for (const cards of this.#cards) cards.set([undefined]);
    this.#places.forEach((place, index) => place.addEventListener('click', () => this.#toggle(index)));
    document.addEventListener('keydown', ({ key, repeat }) => {
      if (!repeat && /^[1-5]$/.test(key) && !document.querySelector('dialog[open]')) this.#toggle(Number(key) - 1);
    });
  }

  bet(stakeMinor: bigint): VideoPokerMove {
    return { stakeMinor: String(stakeMinor) };
  }

  controls({ isOpen }: TableView): readonly Control[] {
    const { word, act } = this.#tools;
    if (!isOpen) return [];
    const hold = [...this.#held].toSorted((one, other) => one - other);
    const move: VideoPokerMove = { stakeMinor: '0', hold };
    return [
      {
        label: word(hold.length === 5 ? 'videoPoker.keepAll' : 'videoPoker.draw', { count: 5 - hold.length }),
        isMain: true,
        press: () => act(move),
      },
    ];
  }

  begin(): void {
    this.#pace.restart();
    this.#isDealing = true;
    delete this.#table.dataset['celebrate'];
    if (this.#isOpen) return;
    this.#held.clear();
    this.#shown = undefined;
    for (const cards of this.#cards) cards.clear();
    this.#describe();
    speak('');
  }

  async show(shown: VideoPokerShown): Promise<void> {
    const kept = shown.hold ?? [];
    const isDraw = shown.hold !== null;
    this.#shown = shown;
    this.#held.clear();
    for (const place of kept) this.#held.add(place);
    const replaced = this.#cards.map((_, place) => place).filter((place) => !kept.includes(place));
    if (isDraw) for (const place of replaced) this.#cards[place]?.clear();
    for (const place of replaced) {
      await this.#cards[place]?.deal(shown.cards[place]);
      await this.#pace.pause(BETWEEN_CARDS_MS);
    }
    this.#isDealing = false;
    if (!isDraw) this.#holdPayingCards(shown.cards);
    this.#describe();
    speak(this.#sentence(shown));
  }

  hurry(): void {
    this.#pace.hurry();
  }

  celebrate(): void {
    this.#table.dataset['celebrate'] = '';
  }

  restore(shown: VideoPokerShown): void {
    this.#shown = shown;
    this.#isDealing = false;
    this.#held.clear();
    for (const place of shown.hold ?? []) this.#held.add(place);
    this.#cards.forEach((cards, place) => cards.set([shown.cards[place]]));
    if (shown.hold === null) this.#holdPayingCards(shown.cards);
    this.#describe();
    speak(this.#sentence(shown));
  }

  halt(): void {
    this.#isDealing = false;
    if (this.#shown) return this.restore(this.#shown);
    for (const cards of this.#cards) cards.set([undefined]);
  }

  paytable(stakeMinor: bigint) {
    return paytable(stakeMinor, this.#tools);
  }

  /** True while the round waits for the draw. */
  get #isOpen(): boolean {
    return this.#shown?.hold === null;
  }

  /** Proposes to hold the cards that pay already. The player decides. */
  #holdPayingCards(cards: readonly Card[]): void {
    cardsThatPay(cards).forEach((pays, place) => {
      if (pays) this.#held.add(place);
    });
  }

  #toggle(place: number): void {
    if (!this.#isOpen || this.#isDealing) return;
    if (!this.#held.delete(place)) this.#held.add(place);
    this.#tools.sound.knock(4);
    this.#describe();
    this.#tools.refresh();
  }

  #describe(): void {
    const { word } = this.#tools;
    const { cards = [], hand = null } = this.#shown ?? {};
    const isOver = this.#shown !== undefined && !this.#isOpen;
    const pays = isOver ? cardsThatPay(cards) : [];
    this.#places.forEach((place, index) => {
      const card = cards[index];
      place.setAttribute('aria-pressed', String(this.#held.has(index)));
      place.setAttribute('aria-disabled', String(!this.#isOpen));
      place.setAttribute(
        'aria-label',
        card ? word('videoPoker.hold', { card: cardName(card, word) }) : `${word('videoPoker.noCard')} ${index + 1}`,
      );
      place.dataset['mark'] = this.#held.has(index) ? word('videoPoker.held') : '';
      place.toggleAttribute('data-pays', pays[index] === true);
    });
    this.#handName.textContent = hand ? word(`videoPoker.${hand}`) : '';
    for (const row of this.#table.querySelectorAll<HTMLElement>('.pay')) row.toggleAttribute('data-now', row.dataset['hand'] === hand);
  }

  #sentence({ cards, hand, hold }: VideoPokerShown): string {
    const { word, locale } = this.#tools;
    const told = word('videoPoker.told', { cards: cardNames(cards, { word, locale }), hand: word(`videoPoker.${hand ?? 'nothing'}`) });
    return hold === null ? `${told}. ${word('videoPoker.choose')}` : told;
  }
}
