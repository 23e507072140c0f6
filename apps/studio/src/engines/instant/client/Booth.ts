import { byId, element } from '../../../core/client/element.ts';

const SPARK_MS = 900;
const PLAQUE_MS = 2200;

/** The frame around a board: its plaque, its sparks and its shaking. With reduced motion nothing moves. */
export class Booth {
  readonly #root = byId('booth', HTMLDivElement);
  readonly #plaque = byId('plaque', HTMLParagraphElement);
  readonly #stillness = matchMedia('(prefers-reduced-motion: reduce)');
  #hiding: ReturnType<typeof setTimeout> | undefined;

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
    this.#plaque.textContent = text;
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

  /** Throws sparks out of the middle of an element. */
  burst(
    from: Element,
    { count = 14, reachPx = 90, color = 'var(--letter)' }: { count?: number; reachPx?: number; color?: string } = {},
  ): void {
    if (this.isStill) return;
    const box = this.#root.getBoundingClientRect();
    const { left, top, width, height } = from.getBoundingClientRect();
    for (let index = 0; index < count; index += 1) {
      const spark = element('span', { className: 'spark', attributes: { 'aria-hidden': 'true' } });
      spark.style.left = `${left - box.left + width / 2}px`;
      spark.style.top = `${top - box.top + height / 2}px`;
      spark.style.background = index % 3 === 0 ? '#fff' : color;
      spark.style.borderRadius = index % 2 === 0 ? '50%' : '2px';
      this.#root.append(spark);
      const angle = (index / count) * 2 * Math.PI + Math.random();
      const reach = reachPx * (0.45 + Math.random() * 0.75);
      const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      void this.play(
        spark,
        [
          { transform: 'scale(1.3)', opacity: 1 },
          { transform: `translate(${x}px, ${y}px) rotate(${angle}rad)`, opacity: 1, offset: 0.55, easing: 'ease-in' },
          { transform: `translate(${x * 1.15}px, ${y * 1.15 + reachPx * 0.7}px) rotate(${angle * 3}rad) scale(0.3)`, opacity: 0 },
        ],
        { duration: SPARK_MS * (0.7 + Math.random() * 0.5), easing: 'cubic-bezier(0.1, 0.7, 0.3, 1)' },
      ).then(() => spark.remove());
    }
  }

  /** Celebrates a win: the more times the stake, the more sparks. */
  celebrate(times: number, from: Element = this.#plaque): void {
    const count = Math.round(Math.min(90, 24 + times * 6));
    this.burst(from, { count, reachPx: 200 + count * 2 });
  }
}
