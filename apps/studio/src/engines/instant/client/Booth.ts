import { figure } from '../../../core/client/figure.ts';
import { byId } from '../../../core/client/element.ts';
import type { BoothBurst, BoothSparks } from './BoothSparks.ts';

const PLAQUE_MS = 2200;

/** The frame around a board: its plaque, its sparks and its shaking. With reduced motion nothing moves. */
export class Booth {
  readonly #root = byId('booth', HTMLDivElement);
  readonly #plaque = byId('plaque', HTMLParagraphElement);
  readonly #stillness = matchMedia('(prefers-reduced-motion: reduce)');
  #hiding: ReturnType<typeof setTimeout> | undefined;

  #sparks: BoothSparks | undefined;

  constructor() {
    void this.#openSparks();
  }

  get isStill(): boolean {
    return this.#stillness.matches;
  }

  /** Animates an element and waits for the end. Resolves at once with reduced motion. */
  async play(target: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.isStill) return;
    try {
      await target.animate(frames, options).finished;
    } catch {
      // The animation was cancelled: its end is shown by whoever cancelled it.
    }
  }

  /** Shows the multiple that was won over the board, for a moment. */
  showPlaque(text: string): void {
    this.hidePlaque();
    this.#plaque.textContent = figure(text);
    this.#plaque.hidden = false;
    this.#hiding = setTimeout(() => this.hidePlaque(), PLAQUE_MS);
    void this.play(
      this.#plaque,
      [{ transform: 'scale(0.3) rotate(-8deg)', opacity: 0 }, { transform: 'scale(1.12) rotate(2deg)', opacity: 1 }, { transform: 'none' }],
      {
        duration: 420,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      },
    );
  }

  hidePlaque(): void {
    clearTimeout(this.#hiding);
    this.#plaque.hidden = true;
  }

  shake(): void {
    const offsets = [0, -9, 8, -6, 4, -2, 0];
    void this.play(
      this.#root,
      offsets.map((x) => ({ transform: `translate(${x}px, ${Math.abs(x) / 2}px)` })),
      { duration: 420 },
    );
  }

  /** Throws sparks out of the middle of an element, once the canvas for them is there. */
  burst(from: Element, { count = 14, reachPx = 90, color = 'letter' }: Partial<BoothBurst> = {}): void {
    this.#sparks?.burst(from, { count, reachPx, color });
  }

  /** Celebrates a win: the more times the stake, the more sparks. */
  celebrate(times: number, from: Element = this.#plaque): void {
    const count = Math.round(Math.min(90, 24 + times * 6));
    this.burst(from, { count, reachPx: 200 + count * 2 });
  }

  /** Loads the canvas of the sparks beside the game, which can be played before and without it. */
  async #openSparks(): Promise<void> {
    if (this.isStill) return;
    try {
      const { BoothSparks: Opened } = await import('./BoothSparks.ts');
      this.#sparks = await Opened.open(byId('sparks', HTMLDivElement));
    } catch {
      // Without a canvas there are no sparks. They tell nothing that is not also said.
    }
  }
}
