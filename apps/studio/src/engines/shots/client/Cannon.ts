import { byId } from '../../../core/client/element.ts';
import { angleTo, type Flight, WIDEST } from './aim.ts';
import type { Point, Size } from './swim.ts';

/** The cannon at the lower edge of the water. */
export class Cannon {
  readonly #boxOf: () => Size;
  readonly #turn = byId('turn', HTMLDivElement);
  readonly #flash = byId('flash', HTMLDivElement);
  readonly #cost = byId('cost', HTMLParagraphElement);
  readonly #stillness = matchMedia('(prefers-reduced-motion: reduce)');
  /** Radians from upright, clockwise. */
  angle = 0;

  /** `boxOf` returns the size of the water. */
  constructor(boxOf: () => Size) {
    this.#boxOf = boxOf;
  }

  /** The point around which it turns. */
  get pivot(): Point {
    const { width, height } = this.#boxOf();
    return { x: width / 2, y: height - this.#turn.clientHeight * 0.14 };
  }

  get muzzle(): Point {
    const { x, y } = this.pivot;
    const length = this.#turn.clientHeight * 0.7;
    return { x: x + Math.sin(this.angle) * length, y: y - Math.cos(this.angle) * length };
  }

  /** Shows the cannon of a size, from 0 to 2, and the cost of its shots in words. */
  load(size: number, cost: string): void {
    this.#cost.textContent = cost;
    for (const picture of this.#turn.querySelectorAll('img')) picture.hidden = picture.dataset['size'] !== String(size);
  }

  aim(place: Point): void {
    this.turnTo(angleTo(this.pivot, place));
  }

  /** Turns it to an angle in radians, as far as it goes. */
  turnTo(angle: number): void {
    this.angle = Math.max(-WIDEST, Math.min(WIDEST, angle));
    this.#turn.style.rotate = `${this.angle}rad`;
  }

  /** Returns the part of a flight from the pivot that begins at the muzzle. */
  fromMuzzle(flight: Flight): Flight {
    const { from, speed, ms } = flight;
    const { muzzle } = this;
    const rest = Math.max(0.1, 1 - Math.hypot(muzzle.x - from.x, muzzle.y - from.y) / (speed * ms));
    return { ...flight, from: muzzle, ms: ms * rest };
  }

  recoil(): void {
    if (this.#stillness.matches) return;
    const back = `${-Math.sin(this.angle) * 9}px ${Math.cos(this.angle) * 9}px`;
    this.#turn.animate([{ translate: '0 0' }, { translate: back }, { translate: '0 0' }], { duration: 150 });
    const { muzzle, pivot } = this;
    this.#flash.style.translate = `${muzzle.x - pivot.x}px ${muzzle.y - pivot.y}px`;
    this.#flash.animate(
      [
        { opacity: 0.95, scale: '0.4' },
        { opacity: 0, scale: '1.3' },
      ],
      { duration: 160 },
    );
  }
}
