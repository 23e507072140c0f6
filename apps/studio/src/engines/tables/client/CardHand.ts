import { element } from '../../../core/client/element.ts';
import type { Card } from '../cards.ts';
import type { Pace } from './Pace.ts';

interface CardTools {
  /** Code of the game whose cards are drawn. */
  theme: string;
  /** Element from which cards are dealt. */
  shoe: Element;
  pace: Pace;
  onCard: () => void;
}

const DEAL_MS = 340;
const TURN_MS = 260;

/** A row of cards on the table, dealt one by one. Screen readers hear its label, which its owner sets. */
export class CardHand {
  readonly root: HTMLElement;
  readonly #tools: CardTools;
  #cards: (Card | undefined)[] = [];

  constructor(root: HTMLElement, tools: CardTools) {
    this.root = root;
    this.#tools = tools;
  }

  get size(): number {
    return this.#cards.length;
  }

  /** Shows cards at once. `undefined` lies face down. */
  set(cards: readonly (Card | undefined)[]): void {
    this.#cards = [...cards];
    this.root.replaceChildren(...cards.map((card) => this.#view(card)));
    this.root.dataset['size'] = String(cards.length);
  }

  /** Deals a card from the shoe; face down without a card. */
  async deal(card: Card | undefined): Promise<void> {
    const { pace, shoe, onCard } = this.#tools;
    const view = this.#view(undefined);
    this.#cards.push(card);
    this.root.append(view);
    this.root.dataset['size'] = String(this.#cards.length);
    onCard();
    const loaded = card && this.#load(card);
    const [from, to] = [shoe.getBoundingClientRect(), view.getBoundingClientRect()];
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    await pace.move(
      view,
      [{ transform: `translate(${x}px, ${y}px) rotate(24deg)`, opacity: 0.3 }, { opacity: 1, offset: 0.2 }, { transform: 'none' }],
      {
        duration: DEAL_MS,
        easing: 'cubic-bezier(0.2, 0.7, 0.25, 1)',
      },
    );
    await loaded;
    if (card) await this.#turn(view, card);
  }

  /** Turns a card that lies face down, and the place it stands for. */
  async reveal(place: number, card: Card): Promise<void> {
    const view = this.root.children[place];
    if (!(view instanceof HTMLElement) || this.#cards[place]) return;
    this.#cards[place] = card;
    await this.#load(card);
    this.#tools.onCard();
    await this.#turn(view, card);
  }

  /** Takes the last card away, without a movement. */
  pop(): Card | undefined {
    this.root.lastElementChild?.remove();
    const card = this.#cards.pop();
    this.root.dataset['size'] = String(this.#cards.length);
    return card;
  }

  clear(): void {
    this.set([]);
  }

  async #turn(view: HTMLElement, card: Card): Promise<void> {
    const { pace } = this.#tools;
    await pace.move(view, [{ transform: 'none' }, { transform: 'translateY(-6%) rotateY(90deg)' }], {
      duration: TURN_MS / 2,
      easing: 'ease-in',
    });
    view.replaceChildren(this.#picture(card));
    await pace.move(view, [{ transform: 'translateY(-6%) rotateY(90deg)' }, { transform: 'none' }], {
      duration: TURN_MS / 2,
      easing: 'ease-out',
    });
  }

  #view(card: Card | undefined): HTMLElement {
    return element('div', { className: 'playing-card', children: [this.#picture(card)] });
  }

  #picture(card: Card | undefined): HTMLElement {
    return element('img', { attributes: { src: this.#address(card), alt: '', width: '250', height: '350' } });
  }

  /** Resolves when a card can be shown without a gap. A drawing that is missing must not hold up the round. */
  async #load(card: Card): Promise<void> {
    const picture = new Image();
    picture.src = this.#address(card);
    await picture.decode().catch(() => undefined);
  }

  #address(card: Card | undefined): string {
    return `/art/symbol/${this.#tools.theme}/${card ?? 'back'}.svg`;
  }
}
