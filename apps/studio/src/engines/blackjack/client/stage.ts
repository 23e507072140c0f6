import { byId } from '../../../core/client/element.ts';
import type { Control, PageTools, Stage, TableView } from '../../../core/client/Stage.ts';
import { CardHand } from '../../tables/client/CardHand.ts';
import { cardNames } from '../../tables/client/cardName.ts';
import { Pace } from '../../tables/client/Pace.ts';
import { speak } from '../../tables/client/speak.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { totalOf } from '../Hand.ts';
import type { BlackjackMove, BlackjackShown } from '../wire.ts';
import { paytable } from './paytable.ts';
import { pointsText, Seat } from './Seat.ts';

const BETWEEN_CARDS_MS = 130;

export function createStage(tools: PageTools<TableTheme>): Stage<BlackjackShown> {
  return new BlackjackStage(tools);
}

class BlackjackStage implements Stage<BlackjackShown> {
  readonly #tools: PageTools<TableTheme>;
  readonly #pace = new Pace();
  readonly #table = byId('table', HTMLDivElement);
  readonly #seatsRow = byId('seats', HTMLDivElement);
  readonly #shoe = byId('shoe', HTMLSpanElement);
  readonly #dealerPoints = byId('dealer-points', HTMLOutputElement);
  readonly #insurance = byId('insurance', HTMLParagraphElement);
  readonly #dealer: CardHand;
  #seats: Seat[] = [];
  /** The last position; undefined before the first round. */
  #shown: BlackjackShown | undefined;

  constructor(tools: PageTools<TableTheme>) {
    this.#tools = tools;
    this.#dealer = new CardHand(byId('dealer', HTMLDivElement), {
      theme: tools.theme.name,
      shoe: this.#shoe,
      pace: this.#pace,
      onCard: () => tools.sound.knock(1),
    });
  }

  bet(stakeMinor: bigint): BlackjackMove {
    return { act: 'deal', stakeMinor: String(stakeMinor) };
  }

  controls({ isOpen }: TableView): readonly Control[] {
    const { word, money, act } = this.#tools;
    if (!isOpen) return [];
    return (this.#shown?.allowed ?? []).map((move) => ({
      label: word(`blackjack.${move.act}`, { amount: money(BigInt(move.stakeMinor)) }),
      isMain: move.act === 'hit' || move.act === 'decline',
      press: () => act(move),
    }));
  }

  begin(): void {
    this.#pace.restart();
    delete this.#table.dataset['celebrate'];
    if (this.#isOpen) return;
    this.#clear();
    speak('');
  }

  async show(shown: BlackjackShown): Promise<void> {
    const isNew = !this.#isOpen;
    this.#shown = shown;
    if (isNew) await this.#deal(shown);
    await this.#split(shown);
    for (const [index, { cards }] of shown.hands.entries()) {
      const dealt = this.#seats[index]?.hand.size ?? 0;
      for (const card of cards.slice(dealt)) {
        await this.#seats[index]?.hand.deal(card);
        this.#describeSeats(shown);
        await this.#pace.pause(BETWEEN_CARDS_MS);
      }
    }
    this.#describeSeats(shown);
    await this.#playDealer(shown);
    this.#describe(shown);
    speak(this.#sentence(shown));
  }

  hurry(): void {
    this.#pace.hurry();
  }

  celebrate(): void {
    this.#table.dataset['celebrate'] = '';
  }

  restore(shown: BlackjackShown): void {
    this.#clear();
    this.#shown = shown;
    this.#dealer.set([...shown.dealer, ...(shown.isHoleHidden ? [undefined] : [])]);
    for (const { cards } of shown.hands) this.#addSeat().hand.set(cards);
    this.#describe(shown);
    speak(this.#sentence(shown));
  }

  halt(): void {
    if (this.#shown) this.restore(this.#shown);
  }

  paytable(stakeMinor: bigint) {
    return paytable(stakeMinor, this.#tools);
  }

  get #isOpen(): boolean {
    return (this.#shown?.allowed.length ?? 0) > 0;
  }

  #clear(): void {
    this.#dealer.clear();
    this.#seats = [];
    this.#seatsRow.replaceChildren();
    this.#dealerPoints.textContent = '';
    this.#insurance.removeAttribute('data-staked');
  }

  #addSeat(): Seat {
    const seat = new Seat({ tools: this.#tools, pace: this.#pace, shoe: this.#shoe });
    this.#seats.push(seat);
    this.#seatsRow.append(seat.root);
    return seat;
  }

  /** Deals two cards each in turn, the dealer's second face down. */
  async #deal({ dealer, hands: [hand] }: BlackjackShown): Promise<void> {
    const seat = this.#addSeat();
    for (const card of [0, 1]) {
      await seat.hand.deal(hand?.cards[card]);
      await this.#dealer.deal(card === 0 ? dealer[0] : undefined);
    }
    this.#describeDealer(dealer.slice(0, 1));
  }

  /** Moves the second card of a split pair to a seat of its own. */
  async #split({ hands }: BlackjackShown): Promise<void> {
    const [first] = this.#seats;
    if (!first || hands.length === this.#seats.length) return;
    const moved = first.hand.pop();
    this.#addSeat().hand.set([moved]);
    await this.#pace.pause(BETWEEN_CARDS_MS);
  }

  async #playDealer({ dealer, isHoleHidden }: BlackjackShown): Promise<void> {
    const [, hole, ...drawn] = dealer;
    if (isHoleHidden || !hole) return;
    await this.#pace.pause(2 * BETWEEN_CARDS_MS);
    await this.#dealer.reveal(1, hole);
    for (const [index, card] of drawn.entries()) {
      this.#describeDealer(dealer.slice(0, index + 2));
      await this.#pace.pause(2 * BETWEEN_CARDS_MS);
      await this.#dealer.deal(card);
    }
  }

  #describe(shown: BlackjackShown): void {
    this.#describeDealer(shown.dealer);
    this.#describeSeats(shown, true);
    this.#insurance.toggleAttribute('data-staked', shown.insuranceMinor !== null);
  }

  #describeDealer(cards: BlackjackShown['dealer']): void {
    const { word, locale } = this.#tools;
    const { points, isSoft } = totalOf(cards);
    this.#dealerPoints.textContent = pointsText(points, isSoft);
    this.#dealer.root.setAttribute('aria-label', word('blackjack.dealerHand', { cards: cardNames(cards, { word, locale }), points }));
  }

  /** Describes the player's hands; with their results once the dealer has played. */
  #describeSeats({ hands, active }: BlackjackShown, isEnd = false): void {
    hands.forEach(({ cards, stakeMinor, result }, index) => {
      const seat = this.#seats[index];
      seat?.describe({
        cards: cards.slice(0, seat.hand.size),
        stakeMinor: BigInt(stakeMinor),
        isActive: index === active && hands.length > 1,
        result: isEnd ? result : null,
      });
    });
  }

  #sentence({ dealer, hands, allowed }: BlackjackShown): string {
    const { word, locale } = this.#tools;
    const told = hands.map(({ cards, result }) => {
      const hand = word('blackjack.hand', { cards: cardNames(cards, { word, locale }), points: totalOf(cards).points });
      return result ? `${hand}: ${word(`blackjack.${result}`)}` : hand;
    });
    const dealt = word('blackjack.dealerHand', { cards: cardNames(dealer, { word, locale }), points: totalOf(dealer).points });
    const asked = allowed.some(({ act }) => act === 'insure') ? [word('blackjack.insuranceOffered')] : [];
    return [...told, dealt, ...asked].join('. ');
  }
}
