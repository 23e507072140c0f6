import { Container, type Rectangle, Sprite, Texture } from 'pixi.js';
import type { Motion } from '../../../core/client/scene/Motion.ts';
import { destroyTextures, paintTexture } from '../../../core/client/scene/textures.ts';

/** `rest`: halves in turn, slowly. `turn`: lights run around. `win`: all together. */
export type BulbMode = 'rest' | 'turn' | 'win';

const STEP_MS: Record<BulbMode, number> = { rest: 1200, turn: 70, win: 220 };
/** One of so many bulbs is lit while the lights run. */
const RUN_LENGTH = 4;
const GAP = 34;

interface BulbTextures {
  on: Texture;
  off: Texture;
}

/** The lights around the cabinet. They stand still for players who prefer reduced motion. */
export class Bulbs {
  readonly view = new Container();
  readonly #motion: Motion;
  readonly #draw: () => void;
  #textures: BulbTextures = { on: Texture.EMPTY, off: Texture.EMPTY };
  #mode: BulbMode = 'rest';
  #step = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(motion: Motion, draw: () => void) {
    this.#motion = motion;
    this.#draw = draw;
  }

  /** Paints the bulbs, and places them along the middle of a frame of this thickness. */
  dress(box: Rectangle, thickness: number, color: string, resolution: number): void {
    const old = Object.values(this.#textures).filter((texture) => texture !== Texture.EMPTY);
    const radius = Math.max(2, thickness * 0.2);
    this.#textures = { on: paintBulb(radius, color, true, resolution), off: paintBulb(radius, color, false, resolution) };
    for (const sprite of this.view.removeChildren()) sprite.destroy();
    const inset = thickness / 2;
    for (const [x, y] of around(
      box.x + inset,
      box.y + inset,
      box.width - thickness,
      box.height - thickness,
      Math.max(14, GAP * (thickness / 22)),
    ))
      this.view.addChild(new Sprite({ texture: this.#textures.off, anchor: 0.5, x, y }));
    destroyTextures(old);
    this.show(this.#mode);
  }

  show(mode: BulbMode): void {
    this.#mode = mode;
    clearInterval(this.#timer);
    this.#light();
    this.#timer = setInterval(() => {
      if (this.#motion.isStill) return;
      this.#step += 1;
      this.#light();
    }, STEP_MS[mode]);
  }

  destroy(): void {
    clearInterval(this.#timer);
    destroyTextures(Object.values(this.#textures));
  }

  #light(): void {
    this.view.children.forEach((bulb, index) => {
      if (bulb instanceof Sprite) bulb.texture = this.#isLit(index) ? this.#textures.on : this.#textures.off;
    });
    this.#draw();
  }

  #isLit(index: number): boolean {
    if (this.#mode === 'rest') return (index + this.#step) % 2 === 0;
    if (this.#mode === 'win') return this.#step % 2 === 0;
    return (index - this.#step) % RUN_LENGTH === 0;
  }
}

function paintBulb(radius: number, color: string, isLit: boolean, resolution: number): Texture {
  const side = radius * (isLit ? 7 : 2.5);
  return paintTexture({ width: side, height: side, resolution }, (context) => {
    const middle = side / 2;
    if (isLit) {
      const halo = context.createRadialGradient(middle, middle, radius * 0.6, middle, middle, middle);
      halo.addColorStop(0, `${color}b0`);
      halo.addColorStop(1, `${color}00`);
      context.fillStyle = halo;
      context.fillRect(0, 0, side, side);
    }
    context.beginPath();
    context.arc(middle, middle, radius, 0, Math.PI * 2);
    context.fillStyle = isLit ? '#fffdf0' : color;
    context.globalAlpha = isLit ? 1 : 0.35;
    context.fill();
  });
}

/** Returns evenly spaced points along the sides of a box, clockwise from its upper corner. */
function around(x: number, y: number, width: number, height: number, gap: number): [x: number, y: number][] {
  const across = Math.max(2, Math.round(width / gap));
  const down = Math.max(2, Math.round(height / gap));
  return [
    ...along(across).map((part): [number, number] => [x + part * width, y]),
    ...along(down).map((part): [number, number] => [x + width, y + part * height]),
    ...along(across).map((part): [number, number] => [x + width - part * width, y + height]),
    ...along(down).map((part): [number, number] => [x, y + height - part * height]),
  ];
}

function along(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index / count);
}
