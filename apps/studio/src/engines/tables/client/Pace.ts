/** Animations and pauses of a table, one after the other or together. All that run can be ended at once. */
export class Pace {
  readonly #stillness = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #running = new Set<Animation>();
  readonly #waiting = new Set<() => void>();
  #isHurried = false;

  /** True when nothing may move: the player prefers it, or has asked to see the end. */
  get isStill(): boolean {
    return this.#isHurried || document.hidden || this.#stillness.matches;
  }

  /** Resolves when the animation has ended, at once when nothing may move. */
  async move(moved: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.isStill) return;
    const animation = moved.animate(frames, options);
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }

  pause(ms: number): Promise<void> {
    if (this.isStill) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#waiting.add(end);
    });
  }

  /** Ends everything that runs. Nothing moves until `restart`. */
  hurry(): void {
    this.#isHurried = true;
    for (const animation of this.#running) animation.finish();
    for (const end of this.#waiting) end();
  }

  restart(): void {
    this.#isHurried = false;
  }
}
