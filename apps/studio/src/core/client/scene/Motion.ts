import { Easing, Group, Tween } from '@tweenjs/tween.js';

export interface Course {
  ms: number;
  /** @default 0 */
  delayMs?: number;
  /** Maps the elapsed part of the time to the covered part of the way, both 0–1; one of `Easing` of @tweenjs/tween.js. */
  ease?: (part: number) => number;
}

/** The numbers of an object. */
type Numbers<Target> = { [Name in keyof Target as Target[Name] extends number ? Name : never]?: number };

/**
 * Moves numbers over time, on the clock of a scene.
 *
 * While the page is hidden, and for players who prefer reduced motion, every movement takes its end at once: a round never waits for an
 * animation that nobody watches.
 */
export class Motion {
  readonly #group = new Group();
  readonly #tweens = new Map<Tween, object>();
  readonly #loops = new Set<(deltaMs: number) => void>();
  readonly #stillness = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #onWake: () => void;
  readonly #onStill = () => {
    if (this.isStill) this.finish();
    this.#onWake();
  };
  #nowMs = 0;

  /** `onWake` is called whenever a frame has to be drawn. */
  constructor(onWake: () => void) {
    this.#onWake = onWake;
    this.#stillness.addEventListener('change', this.#onStill);
    document.addEventListener('visibilitychange', this.#onStill);
  }

  /** True when nothing may move: the page is hidden, or the player prefers reduced motion. */
  get isStill(): boolean {
    return document.hidden || this.#stillness.matches;
  }

  /** True while frames are needed. */
  get isMoving(): boolean {
    return this.#tweens.size > 0 || this.#loops.size > 0;
  }

  /** Moves numbers of an object to new values. Resolves when they have arrived, or when `stop` ends the movement on its way. */
  to<Target extends object>(
    target: Target,
    values: Numbers<Target>,
    { ms, delayMs = 0, ease = Easing.Linear.None }: Course,
  ): Promise<void> {
    if (this.isStill) {
      Object.assign(target, values);
      this.#onWake();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const tween = new Tween(target).to(values, ms).delay(delayMs).easing(ease);
      const end = () => {
        this.#group.remove(tween);
        this.#tweens.delete(tween);
        resolve();
      };
      tween.onComplete(end).onStop(end).start(this.#nowMs);
      this.#group.add(tween);
      this.#tweens.set(tween, target);
      this.#onWake();
    });
  }

  /** Resolves after a time on the clock of the scene. */
  wait(ms: number): Promise<void> {
    return this.to({ passed: 0 }, { passed: 1 }, { ms });
  }

  /** Calls a function before each frame, with the time since the last one. Returns a function that ends it. */
  loop(onFrame: (deltaMs: number) => void): () => void {
    this.#loops.add(onFrame);
    this.#onWake();
    return () => this.#loops.delete(onFrame);
  }

  /** Ends the movements of an object where they are; without an object, all movements. */
  stop(target?: object): void {
    for (const tween of this.#tweensOf(target)) tween.stop();
  }

  /** Takes the movements of an object to their ends; without an object, all movements. */
  finish(target?: object): void {
    for (const tween of this.#tweensOf(target)) tween.end();
    this.#onWake();
  }

  /** Advances the clock. Called by the scene before it draws a frame. */
  advance(deltaMs: number): void {
    this.#nowMs += deltaMs;
    this.#group.update(this.#nowMs);
    for (const onFrame of this.#loops) onFrame(deltaMs);
  }

  destroy(): void {
    this.stop();
    this.#loops.clear();
    this.#stillness.removeEventListener('change', this.#onStill);
    document.removeEventListener('visibilitychange', this.#onStill);
  }

  #tweensOf(target: object | undefined): Tween[] {
    return [...this.#tweens].flatMap(([tween, moved]) => (target === undefined || moved === target ? [tween] : []));
  }
}
