import { byId, element } from '../../../core/client/element.ts';
import type { Sound } from '../../../core/client/sound/Sound.ts';
import { seededNumbers } from '../../seededNumbers.ts';
import type { Pace } from '../../tables/client/Pace.ts';
import type { Side } from '../pool.ts';
import type { FightSelection } from '../wire.ts';

const sides = ['red', 'blue'] as const;
const CLASHES = 6;
const CLASH_MS = 760;
const PLUMES = 7;
/** Ways of a bird from its place to the fight and out of the ring, in percent of its width towards the middle. */
const APPROACH = 62;
const LEAVE = -190;

/** Two birds in the sand. The loser leaves the ring, and the winner crows. */
export class Pit {
  readonly #pace: Pace;
  readonly #sound: Sound;
  readonly #pit = byId('pit', HTMLDivElement);
  readonly #plumes = byId('plumes', HTMLSpanElement);
  readonly #birds: Readonly<Record<Side, HTMLDivElement>> = {
    red: byId('bird-red', HTMLDivElement),
    blue: byId('bird-blue', HTMLDivElement),
  };

  constructor(pace: Pace, sound: Sound) {
    this.#pace = pace;
    this.#sound = sound;
  }

  reset(): void {
    delete this.#pit.dataset['winner'];
    this.#pit.removeAttribute('data-fighting');
    for (const side of sides) this.#birds[side].style.transform = 'none';
    this.#plumes.replaceChildren();
  }

  async fight(winner: FightSelection, course: number): Promise<void> {
    this.reset();
    const next = seededNumbers(Math.floor(course * 2 ** 31));
    this.#pit.toggleAttribute('data-fighting', true);
    await this.#both(900, (side) => [{ transform: 'none' }, { transform: at(side, APPROACH) }], 'ease-in-out');
    for (let clash = 0; clash < CLASHES; clash += 1) {
      const leader = next() < 0.5 ? 'red' : 'blue';
      this.#sound.knock(2 + Math.floor(next() * 3));
      const height = 34 + next() * 46;
      const push = next() * 22 - 11;
      const leap = this.#both(
        CLASH_MS,
        (side) => {
          const isLeader = side === leader;
          const turn = side === 'red' ? -1 : 1;
          return [
            { transform: at(side, APPROACH) },
            { transform: `${at(side, APPROACH - 16)} scale(1.02, 0.94)`, offset: 0.18 },
            {
              transform: `${at(side, APPROACH + 14 + (side === 'red' ? push : -push), isLeader ? -height : -height * 0.5)} rotate(${turn * (isLeader ? 26 : 12)}deg)`,
              offset: 0.5,
              easing: 'ease-in',
            },
            { transform: `${at(side, APPROACH - 4)} rotate(0deg)`, offset: 0.86 },
            { transform: at(side, APPROACH) },
          ];
        },
        'ease-out',
      );
      await Promise.all([leap, this.#scatter(next)]);
      await this.#pace.pause(120 + next() * 420);
    }
    await this.#finish(winner);
    this.end(winner);
  }

  /** Shows how the fight ended. */
  end(winner: FightSelection): void {
    this.#pit.removeAttribute('data-fighting');
    this.#pit.dataset['winner'] = winner;
    for (const side of sides)
      this.#birds[side].style.transform = winner === 'draw' ? at(side, 20) : at(side, winner === side ? APPROACH : LEAVE);
    this.#plumes.replaceChildren();
  }

  #finish(winner: FightSelection): Promise<void> {
    return this.#both(
      1100,
      (side) => {
        if (winner === 'draw') return [{ transform: at(side, APPROACH) }, { transform: at(side, 20) }];
        if (side === winner)
          return [
            { transform: at(side, APPROACH) },
            { transform: at(side, APPROACH + 8, -26), offset: 0.4 },
            { transform: at(side, APPROACH) },
          ];
        return [
          { transform: at(side, APPROACH) },
          { transform: `${at(side, 30)} scaleX(-1)`, offset: 0.2 },
          { transform: `${at(side, LEAVE)} scaleX(-1)` },
        ];
      },
      'ease-in',
    );
  }

  async #both(duration: number, framesOf: (side: Side) => Keyframe[], easing: string): Promise<void> {
    await Promise.all(sides.map((side) => this.#pace.move(this.#birds[side], framesOf(side), { duration, easing })));
  }

  /** Lets feathers fly where the birds meet. */
  async #scatter(next: () => number): Promise<void> {
    if (this.#pace.isStill) return;
    await this.#pace.pause(CLASH_MS / 2);
    const flights = Array.from({ length: PLUMES }, (_, index) => {
      const plume = element('i', { className: 'plume', attributes: { 'data-side': index % 2 === 0 ? 'red' : 'blue' } });
      this.#plumes.append(plume);
      const x = (next() - 0.5) * 260;
      const turn = (next() - 0.5) * 900;
      return this.#pace
        .move(
          plume,
          [
            { transform: 'none', opacity: 1 },
            {
              transform: `translate(${x * 0.7}px, ${-40 - next() * 70}px) rotate(${turn * 0.5}deg)`,
              opacity: 1,
              offset: 0.4,
              easing: 'ease-in',
            },
            { transform: `translate(${x}px, ${50 + next() * 30}px) rotate(${turn}deg)`, opacity: 0 },
          ],
          { duration: 900 + next() * 500, easing: 'ease-out' },
        )
        .then(() => plume.remove());
    });
    void Promise.all(flights);
  }
}

/** Returns the place of a bird, in percent of its width: towards the middle, and above the sand. */
function at(side: Side, along: number, up = 0): string {
  return `translate(${side === 'red' ? along : -along}%, ${up}%)`;
}
