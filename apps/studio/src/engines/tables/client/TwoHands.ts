import { byId } from '../../../core/client/element.ts';
import type { PageTools } from '../../../core/client/Stage.ts';
import type { Card } from '../cards.ts';
import type { TableTheme } from '../TableTheme.ts';
import { CardHand } from './CardHand.ts';
import type { Pace } from './Pace.ts';

const BEFORE_THIRD_MS = 700;

interface HandsParts<Side extends string> {
  tools: PageTools<TableTheme>;
  pace: Pace;
  sides: readonly [Side, Side];
  /** Returns the name of a side in words. */
  nameOf: (side: Side) => string;
  /** Returns what is shown below some cards of a side, and the hand in words. */
  describe: (side: Side, cards: readonly Card[]) => { points: string; told: string };
  onCard?: () => void;
}

/** The hands of a game in which two sides are dealt to: baccarat, dragon tiger. */
export class TwoHands<Side extends string> {
  readonly #parts: HandsParts<Side>;
  readonly #hands: ReadonlyMap<Side, CardHand>;

  constructor(parts: HandsParts<Side>) {
    const { tools, pace, sides, onCard } = parts;
    this.#parts = parts;
    this.#hands = new Map(
      sides.map((side, index) => [
        side,
        new CardHand(byId(`hand-${side}`, HTMLDivElement), {
          theme: tools.theme.name,
          shoe: byId('shoe', HTMLSpanElement),
          pace,
          onCard: () => {
            tools.sound.knock(2 - index);
            onCard?.();
          },
        }),
      ]),
    );
  }

  clear(): void {
    for (const [side, hand] of this.#hands) {
      hand.clear();
      this.#describe(side, []);
    }
  }

  set(cards: Readonly<Record<Side, readonly Card[]>>): void {
    for (const [side, hand] of this.#hands) {
      hand.set(cards[side]);
      this.#describe(side, cards[side]);
    }
  }

  /** Deals in turns, with a pause before each third card. */
  async deal(cards: Readonly<Record<Side, readonly Card[]>>): Promise<void> {
    for (const place of [0, 1, 2])
      for (const [side, hand] of this.#hands) {
        const card = cards[side][place];
        if (!card) continue;
        if (place === 2) await this.#parts.pace.pause(BEFORE_THIRD_MS);
        await hand.deal(card);
        this.#describe(side, cards[side].slice(0, place + 1));
      }
    await this.#parts.pace.pause(BEFORE_THIRD_MS / 2);
  }

  #describe(side: Side, cards: readonly Card[]): void {
    const { points, told } = cards.length === 0 ? { points: '', told: this.#parts.nameOf(side) } : this.#parts.describe(side, cards);
    byId(`points-${side}`, HTMLOutputElement).textContent = points;
    this.#hands.get(side)?.root.setAttribute('aria-label', told);
  }
}
