import { byId } from '../../../core/client/element.ts';
import type { Pace } from '../../tables/client/Pace.ts';
import { colorOf, POCKETS, wheelOrder } from '../spots.ts';

const SPIN_MS = 4200;
const ROTOR_TURNS = 1.4;
const BALL_TURNS = 7;
/** Height of the ball in the bowl, in percent of its width: on the track, and in a pocket. */
const TRACK = -47;
const POCKET = -29.6;

/** The wheel: it turns one way, the ball the other, until the ball falls into the pocket that was drawn. */
export class Wheel {
  readonly #rotor = byId('rotor', HTMLImageElement);
  readonly #arm = byId('arm', HTMLSpanElement);
  readonly #ball = byId('ball', HTMLSpanElement);
  readonly #called = byId('called', HTMLOutputElement);
  readonly #bowl = byId('bowl', HTMLDivElement);
  readonly #pace: Pace;
  /** Angles at rest, in degrees clockwise. */
  #rotorAt = 0;
  #ballAt = 0;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Starts a round: the last number goes. */
  clear(): void {
    this.#called.textContent = '';
    delete this.#called.dataset['color'];
    this.#bowl.toggleAttribute('data-turning', true);
  }

  async spinTo(pocket: number): Promise<void> {
    const rotorFrom = this.#rotorAt;
    const ballFrom = this.#ballAt;
    this.set(pocket);
    this.#bowl.toggleAttribute('data-turning', true);
    this.#called.textContent = '';
    const rotorTo = this.#rotorAt - 360 * Math.ceil((this.#rotorAt - rotorFrom - 360 * ROTOR_TURNS) / 360);
    const ballTo = this.#ballAt - 360 * Math.ceil((this.#ballAt - ballFrom + 360 * BALL_TURNS) / 360);
    await Promise.all([
      this.#pace.move(this.#rotor, [{ rotate: `${rotorFrom}deg` }, { rotate: `${rotorTo}deg` }], {
        duration: SPIN_MS,
        easing: 'cubic-bezier(0.25, 0.6, 0.4, 1)',
      }),
      this.#pace.move(this.#arm, [{ rotate: `${ballFrom}deg` }, { rotate: `${ballTo}deg` }], {
        duration: SPIN_MS,
        easing: 'cubic-bezier(0.16, 0.62, 0.36, 1)',
      }),
      this.#pace.move(
        this.#ball,
        [
          { translate: `0 ${TRACK}cqi`, offset: 0 },
          { translate: `0 ${TRACK}cqi`, offset: 0.56, easing: 'ease-in' },
          { translate: `0 ${POCKET + 1}cqi`, offset: 0.74, easing: 'ease-out' },
          { translate: `0 ${POCKET - 6}cqi`, offset: 0.82, easing: 'ease-in' },
          { translate: `0 ${POCKET}cqi`, offset: 0.9, easing: 'ease-out' },
          { translate: `0 ${POCKET - 2}cqi`, offset: 0.95, easing: 'ease-in' },
          { translate: `0 ${POCKET}cqi`, offset: 1 },
        ],
        { duration: SPIN_MS },
      ),
    ]);
    this.set(pocket);
  }

  /** Shows the ball in a pocket, at rest. */
  set(pocket: number): void {
    const inWheel = (wheelOrder.indexOf(pocket) * 360) / POCKETS;
    this.#rotorAt = (this.#rotorAt + 360 * ROTOR_TURNS) % 360;
    this.#ballAt = (this.#rotorAt + inWheel) % 360;
    this.#rotor.style.rotate = `${this.#rotorAt}deg`;
    this.#arm.style.rotate = `${this.#ballAt}deg`;
    this.#ball.style.translate = `0 ${POCKET}cqi`;
    this.#ball.toggleAttribute('data-shown', true);
    this.#bowl.removeAttribute('data-turning');
    this.#called.textContent = String(pocket);
    this.#called.dataset['color'] = colorOf(pocket);
  }
}
