import { figure } from '../../../core/client/figure.ts';
import { byId, element } from '../../../core/client/element.ts';
import { beadPlate, bigRoad, looksBack, type Mark, type RoadOutcome, ROWS, smallRoad } from '../roads.ts';

interface RoadWords {
  /** Returns the letter of an outcome on the bead plate. */
  letterOf: (outcome: RoadOutcome) => string;
  /** Returns the counts of outcomes in words. */
  tell: (counts: Readonly<Record<RoadOutcome, number>>) => string;
}

type RoadName = 'beads' | 'big' | keyof typeof looksBack;

/** The roads of a game of two sides: every outcome on the bead plate, its runs on the big road, and whether runs repeat on the small ones. */
export class Roads {
  readonly #words: RoadWords;
  readonly #roads: readonly (readonly [RoadName, HTMLDivElement, string])[];
  #outcomes: readonly RoadOutcome[] = [];
  readonly #watch = new ResizeObserver(() => this.#draw());

  constructor(words: RoadWords) {
    this.#words = words;
    this.#roads = (['beads', 'big', 'bigEye', 'small', 'cockroach'] as const).map((name) => {
      const road = byId(name, HTMLDivElement);
      return [name, road, road.getAttribute('aria-label') ?? ''];
    });
    for (const [, road] of this.#roads) this.#watch.observe(road);
  }

  add(outcome: RoadOutcome): void {
    this.show([...this.#outcomes, outcome]);
  }

  /** Shows outcomes, oldest first. */
  show(outcomes: readonly RoadOutcome[]): void {
    this.#outcomes = outcomes;
    this.#draw();
  }

  #draw(): void {
    const count = (outcome: RoadOutcome) => this.#outcomes.filter((one) => one === outcome).length;
    const told = this.#words.tell({ player: count('player'), banker: count('banker'), tie: count('tie') });
    for (const [name, road, label] of this.#roads) {
      this.#show(road, this.#marksOf(name), (mark) => this.#textOf(name, mark));
      road.setAttribute('aria-label', name === 'beads' || name === 'big' ? `${label}: ${told}` : label);
    }
  }

  #marksOf(name: RoadName): Mark[] {
    if (name === 'beads') return beadPlate(this.#outcomes);
    return name === 'big' ? bigRoad(this.#outcomes) : smallRoad(this.#outcomes, looksBack[name]);
  }

  #textOf(name: RoadName, { outcome, ties }: Mark): string {
    if (name === 'beads') return this.#words.letterOf(outcome);
    return name === 'big' && ties > 0 ? figure(ties) : '';
  }

  /** Shows the last columns that fit. */
  #show(road: HTMLElement, marks: readonly Mark[], textOf: (mark: Mark) => string): void {
    const { width, height } = road.getBoundingClientRect();
    const columns = Math.max(1, Math.floor(width / (height / ROWS)) || 1);
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
