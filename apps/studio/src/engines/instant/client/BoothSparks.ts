import type { Texture } from 'pixi.js';
import { Scene } from '../../../core/client/scene/Scene.ts';
import { Sparks } from '../../../core/client/scene/Sparks.ts';
import { destroyTextures, paintTexture } from '../../../core/client/scene/textures.ts';

/** Colours of sparks: those of the game, and fire. */
const colors = { main: '--main', letter: '--letter', accent: '--accent', fire: '' } as const;

export type SparkColor = keyof typeof colors;

export interface BoothBurst {
  count: number;
  /** How far the sparks fly, in pixels. */
  reachPx: number;
  color: SparkColor;
}

const SIZE_PX = 16;
const LIFE_MS = 1000;

/** The sparks over a booth. */
export class BoothSparks {
  readonly #scene: Scene;
  readonly #sparks: Sparks;
  readonly #textures: Readonly<Record<SparkColor, readonly Texture[]>>;

  private constructor(scene: Scene, textures: Readonly<Record<SparkColor, readonly Texture[]>>) {
    this.#scene = scene;
    this.#textures = textures;
    this.#sparks = new Sparks(scene.motion);
    scene.root.addChild(this.#sparks.view);
  }

  /** Opens the canvas in `host`. Rejects where the browser cannot draw one. */
  static async open(host: HTMLElement): Promise<BoothSparks> {
    const style = getComputedStyle(host);
    const painted = (color: SparkColor) => [paintShard(style.getPropertyValue(colors[color]) || '#ff6a2a'), paintShard('#ffffff')];
    const textures = { main: painted('main'), letter: painted('letter'), accent: painted('accent'), fire: painted('fire') };
    try {
      // Nothing but sparks depends on the size, and a change of size ends none.
      return new BoothSparks(await Scene.open({ host, arrange: () => Promise.resolve(() => undefined) }), textures);
    } catch (error) {
      destroyTextures(Object.values(textures).flat());
      throw error;
    }
  }

  /** Throws sparks out of the middle of an element. */
  burst(from: Element, { count, reachPx, color }: BoothBurst): void {
    const { x, y, width, height } = this.#scene.boxOf(from);
    this.#sparks.burst({
      textures: this.#textures[color],
      count,
      x: x + width / 2,
      y: y + height / 2,
      speed: [reachPx * 0.6, reachPx * 2],
      gravity: reachPx * 2,
      lifeMs: LIFE_MS,
    });
  }
}

/** Paints a shard of a colour with a lit half. */
function paintShard(color: string): Texture {
  return paintTexture({ width: SIZE_PX, height: SIZE_PX, resolution: 2 }, (context) => {
    context.fillStyle = color;
    context.fillRect(1, 3, SIZE_PX - 2, SIZE_PX - 6);
    context.fillStyle = 'rgb(255 255 255 / 45%)';
    context.fillRect(1, 3, SIZE_PX - 2, (SIZE_PX - 6) / 2);
  });
}
