import { Container, Sprite, type Texture } from 'pixi.js';
import type { Motion } from './Motion.ts';

export interface Burst {
  /** Pictures that fly, in turn. */
  textures: readonly Texture[];
  count: number;
  x: number;
  y: number;
  /** Width of the line from which they start, centred on `x`. @default 0 */
  width?: number;
  /** Middle direction in degrees, clockwise from the end; −90 is upwards. @default -90 */
  angle?: number;
  /** Width of the fan in degrees; 360 for all directions. @default 360 */
  fan?: number;
  /** Speeds in pixels per second, from slowest to fastest. */
  speed: readonly [slowest: number, fastest: number];
  /** Pixels per second squared, downwards. @default 0 */
  gravity?: number;
  lifeMs: number;
  /** Scale of the largest; the smallest is half of it. @default 1 */
  scale?: number;
  /** Starts are spread over this time. @default 0 */
  overMs?: number;
}

interface Spark {
  sprite: Sprite;
  velocityX: number;
  velocityY: number;
  gravity: number;
  /** Turns per second, in radians. */
  spin: number;
  ageMs: number;
  lifeMs: number;
}

/** Particles of a celebration. Nothing flies for players who prefer reduced motion. */
export class Sparks {
  readonly view = new Container();
  readonly #motion: Motion;
  #sparks: Spark[] = [];
  #end: (() => void) | undefined;

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  burst({ textures, count, x, y, width = 0, angle = -90, fan = 360, speed, gravity = 0, lifeMs, scale = 1, overMs = 0 }: Burst): void {
    if (this.#motion.isStill) return;
    for (let index = 0; index < count; index += 1) {
      const texture = textures[index % textures.length];
      if (!texture) return;
      const sprite = new Sprite({ texture, anchor: 0.5, visible: false });
      sprite.position.set(x + (Math.random() - 0.5) * width, y);
      sprite.scale.set(scale * (0.5 + Math.random() * 0.5));
      sprite.rotation = Math.random() * Math.PI * 2;
      this.view.addChild(sprite);
      const radians = ((angle + (Math.random() - 0.5) * fan) * Math.PI) / 180;
      const pace = speed[0] + Math.random() * (speed[1] - speed[0]);
      this.#sparks.push({
        sprite,
        velocityX: Math.cos(radians) * pace,
        velocityY: Math.sin(radians) * pace,
        gravity,
        spin: (Math.random() - 0.5) * 8,
        ageMs: -Math.random() * overMs,
        lifeMs: lifeMs * (0.7 + Math.random() * 0.3),
      });
    }
    this.#end ??= this.#motion.loop((deltaMs) => this.#advance(deltaMs));
  }

  clear(): void {
    this.#end?.();
    this.#end = undefined;
    this.#sparks = [];
    for (const sprite of this.view.removeChildren()) sprite.destroy();
  }

  #advance(deltaMs: number): void {
    const seconds = deltaMs / 1000;
    for (const spark of this.#sparks) {
      spark.ageMs += deltaMs;
      if (spark.ageMs < 0) continue;
      const { sprite } = spark;
      spark.velocityY += spark.gravity * seconds;
      sprite.visible = true;
      sprite.x += spark.velocityX * seconds;
      sprite.y += spark.velocityY * seconds;
      sprite.rotation += spark.spin * seconds;
      sprite.alpha = Math.min(1, 2.5 * (1 - spark.ageMs / spark.lifeMs));
    }
    for (const { sprite } of this.#sparks.filter(isOver)) sprite.destroy();
    this.#sparks = this.#sparks.filter((spark) => !isOver(spark));
    if (this.#sparks.length === 0) this.clear();
  }
}

function isOver({ ageMs, lifeMs }: Spark): boolean {
  return ageMs >= lifeMs;
}
