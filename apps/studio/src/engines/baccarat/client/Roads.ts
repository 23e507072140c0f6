import { byId, element } from '../../../core/client/element.ts';
import type { PageTools } from '../../../core/client/Stage.ts';
import type { Outcome } from '../playBaccarat.ts';
import { beadPlate, bigRoad, type Mark, ROWS } from '../roads.ts';

/** The bead plate and the big road of the rounds that were played on this page. */
export class Roads {
  readonly #tools: Pick<PageTools, 'word'>;
  readonly #beads = byId('beads', HTMLDivElement);
  readonly #big = byId('big', HTMLDivElement);
  readonly #outcomes: Outcome[] = [];
  readonly #watch = new ResizeObserver(() => this.#draw());

  constructor(tools: Pick<PageTools, 'word'>) {
    this.#tools = tools;
    for (const road of [this.#beads, this.#big]) this.#watch.observe(road);
  }

  add(outcome: Outcome): void {
    this.#outcomes.push(outcome);
    this.#draw();
  }

  #draw(): void {
    const { word } = this.#tools;
    const count = (outcome: Outcome) => this.#outcomes.filter((one) => one === outcome).length;
    const told = word('baccarat.road', { player: count('player'), banker: count('banker'), tie: count('tie') });
    this.#show(this.#beads, beadPlate(this.#outcomes), ({ outcome }) => word(`baccarat.bead.${outcome}`));
    this.#show(this.#big, bigRoad(this.#outcomes), ({ ties }) => (ties > 0 ? String(ties) : ''));
    this.#beads.setAttribute('aria-label', `${word('baccarat.beadPlate')}: ${told}`);
    this.#big.setAttribute('aria-label', `${word('baccarat.bigRoad')}: ${told}`);
  }

  /** Shows the last columns that fit. */
  #show(road: HTMLElement, marks: readonly Mark[], textOf: (mark: Mark) => string): void {
    const { width, height } = road.getBoundingClientRect();
    const columns = Math.max(1, Math.floor(width / (height / ROWS)));
    road.style.setProperty('--columns', String(columns));
    const first = Math.max(0, ...marks.map(({ column }) => column - columns + 1));
    const shown = marks.filter(({ column }) => column >= first);
    road.replaceChildren(
      ...shown.map((mark) => {
        const bead = element('span', { className: 'bead', text: textOf(mark), attributes: { 'data-outcome': mark.outcome } });
        bead.style.gridArea = `${mark.row + 1} / ${mark.column - first + 1}`;
        return bead;
      }),
    );
  }
}
