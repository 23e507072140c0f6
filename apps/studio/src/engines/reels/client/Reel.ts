import { Easing } from '@tweenjs/tween.js';
import { Container, Sprite } from 'pixi.js';
import type { Motion } from '../../../core/client/scene/Motion.ts';
import { ROWS, type SlotSymbol, type Strip } from '../Theme.ts';
import type { ReelTextures } from './paintReels.ts';

/** Cells per second at full speed, and while the player waits for the last scatter. */
const FULL_SPEED = 28;
const TENSE_SPEED = 12;
/** Above this speed the eye sees streaks, not pictures. */
const STREAK_SPEED = 9;
/** A reel draws back before it turns. */
const DRAW_BACK = 0.2;
const DRAW_BACK_MS = 140;
const SPEED_UP_MS = 260;
const HURRIED_MS = 170;
/** Cells above and below the window that may show at its edges. */
const SPARE = 2;

/** Braking that ends a little too far and comes back. It starts `BRAKE_SLOPE` times as fast as an even movement. */
const OVERSHOOT = 0.75;
const BRAKE_SLOPE = OVERSHOOT + 3;
const brake = (part: number) => 1 + (part - 1) ** 2 * ((OVERSHOOT + 1) * (part - 1) + OVERSHOOT);

/**
 * One reel: an endless strip of cells, numbered upwards. The window shows a cell and the two above it; a
 * growing position moves them down.
 */
export class Reel {
  readonly view = new Container();
  /** Moved by tweens: the lowest cell of the window, and cells per second. */
  readonly #course = { position: 0, speed: 0 };
  readonly #motion: Motion;
  readonly #strip: Strip;
  readonly #cells: readonly Sprite[];
  /** Cells of the last windows. All others follow the strip. */
  readonly #fixed = new Map<number, SlotSymbol>();
  #textures: ReelTextures | undefined;
  #pitch = 0;
  #rest = 0;
  #lastPosition = 0;
  /** Counts calls that end a turn, so that an old one does not go on. */
  #calls = 0;

  constructor(motion: Motion, strip: Strip) {
    this.#motion = motion;
    this.#strip = strip;
    this.#cells = Array.from({ length: ROWS + SPARE }, () => new Sprite());
    this.view.addChild(...this.#cells);
  }

  /** Takes new textures. `pitch` is the distance from one row to the next, `rest` what the first one stands below a whole pixel. */
  dress(textures: ReelTextures, pitch: number, rest: number): void {
    this.#rest = rest;
    this.#textures = textures;
    this.#pitch = pitch;
    this.draw(0);
  }

  /** Shows a column without movement. */
  set(column: readonly SlotSymbol[]): void {
    this.#interrupt();
    this.#course.speed = 0;
    this.#course.position = Math.ceil(this.#course.position) + ROWS + SPARE;
    this.#fix(column, this.#course.position);
    this.draw(0);
  }

  /** Starts to turn, until `land`. */
  async turn(delayMs: number): Promise<void> {
    const call = this.#interrupt();
    const back = Math.round(this.#course.position) - DRAW_BACK;
    await this.#motion.to(this.#course, { position: back }, { ms: DRAW_BACK_MS, delayMs, ease: Easing.Sinusoidal.Out });
    if (call === this.#calls) await this.#motion.to(this.#course, { speed: FULL_SPEED }, { ms: SPEED_UP_MS, ease: Easing.Quadratic.In });
  }

  /** Slows down, because this reel decides. */
  slowDown(ms: number): Promise<void> {
    return this.#motion.to(this.#course, { speed: TENSE_SPEED }, { ms, ease: Easing.Quadratic.Out });
  }

  /** Brakes until the column stands in the window. */
  async land(column: readonly SlotSymbol[], isHurried: boolean): Promise<void> {
    if (this.#motion.isStill) return this.set(column);
    this.#interrupt();
    const speed = Math.max(this.#course.speed, TENSE_SPEED);
    this.#course.speed = 0;
    const end = Math.floor(this.#course.position) + ROWS + SPARE;
    this.#fix(column, end);
    const ms = isHurried ? HURRIED_MS : ((end - this.#course.position) * BRAKE_SLOPE * 1000) / speed;
    await this.#motion.to(this.#course, { position: end }, { ms, ease: brake });
  }

  /** Ends a braking at once. */
  hurry(): void {
    if (this.#course.speed === 0) this.#motion.finish(this.#course);
  }

  /** Places the sprites. `deltaMs` is the time since the last frame. */
  draw(deltaMs: number): void {
    this.#course.position += (this.#course.speed * deltaMs) / 1000;
    const textures = this.#textures;
    if (!textures) return;
    const isFast = deltaMs > 0 && Math.abs(this.#course.position - this.#lastPosition) / (deltaMs / 1000) > STREAK_SPEED;
    this.#lastPosition = this.#course.position;
    const lowest = Math.floor(this.#course.position) - 1;
    for (let index = lowest; index < lowest + this.#cells.length; index += 1) {
      const cell = this.#cells[modulo(index, this.#cells.length)];
      if (!cell) continue;
      cell.texture = (isFast ? textures.streaks : textures.cells)[this.#symbolAt(index)];
      cell.y = Math.round(this.#rest + (ROWS - 1 + this.#course.position - index) * this.#pitch);
    }
  }

  #interrupt(): number {
    this.#calls += 1;
    this.#motion.stop(this.#course);
    return this.#calls;
  }

  #symbolAt(index: number): SlotSymbol {
    const fixed = this.#fixed.get(index) ?? this.#strip[modulo(-index, this.#strip.length)];
    if (!fixed) throw new RangeError('An empty strip.');
    return fixed;
  }

  #fix(column: readonly SlotSymbol[], lowest: number): void {
    for (const index of this.#fixed.keys()) if (index < this.#course.position - ROWS) this.#fixed.delete(index);
    column.forEach((symbol, row) => this.#fixed.set(lowest + ROWS - 1 - row, symbol));
  }
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
