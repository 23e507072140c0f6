import { Container, Sprite, type Texture } from 'pixi.js';
import { Easing } from '@tweenjs/tween.js';
import { Scene, type SceneSize } from '../../../core/client/scene/Scene.ts';
import { Sparks } from '../../../core/client/scene/Sparks.ts';
import { destroyTextures, loadDrawing, paintTexture } from '../../../core/client/scene/textures.ts';
import type { Fish } from '../fish.ts';
import type { ShotsTheme } from '../ShotsTheme.ts';
import type { FishKind } from '../waters.ts';
import { type Flight, placeAfter } from './aim.ts';
import { BOSS, NEAREST, placeOf, type Point, scaleOf, unitOf } from './swim.ts';

const SIZES = 3;
/** Pictures of a strip: strokes of the tail, from one side to the other. */
const PICTURES = 5;
const BUBBLES = 14;
const BALL_PX = [30, 36, 44];
const NET_PX = [92, 116, 150];
const COIN_PX = 26;

interface Drawings {
  fish: readonly (readonly [FishKind, HTMLImageElement])[];
  balls: readonly HTMLImageElement[];
  net: HTMLImageElement;
  coin: HTMLImageElement;
}

interface Painted {
  fish: ReadonlyMap<string, readonly Texture[]>;
  balls: readonly Texture[];
  net: Texture;
  coin: Texture;
  bubble: Texture;
}

interface Swimmer {
  fish: Fish;
  sprite: Sprite;
  /** Grows for a moment when it is hit. */
  punch: number;
}

interface Ball {
  sprite: Sprite;
  flight: Flight;
  flownMs: number;
  size: number;
  /** True when a net opens at its end. */
  lands: boolean;
}

/** Draws everything that moves in the water: fish, shots, nets, coins and bubbles. */
export class WaterScene {
  readonly #scene: Scene;
  readonly #now: () => number;
  readonly #fishLayer = new Container();
  readonly #shotLayer = new Container();
  readonly #bubbleLayer = new Container();
  readonly #sparks: Sparks;
  readonly #swimmers = new Map<number, Swimmer>();
  readonly #bubbles: { sprite: Sprite; x: number; y: number; speed: number; phase: number }[] = [];
  #balls: Ball[] = [];
  #size: SceneSize = { width: 1, height: 1, resolution: 1 };
  #painted: Painted | undefined;
  #passedMs = 0;

  /** Opens the scene in `host`. Rejects where the browser cannot draw one. */
  static async open(host: HTMLElement, { name, kinds }: ShotsTheme, now: () => number): Promise<WaterScene> {
    const load = (drawing: string) => loadDrawing(`/art/symbol/${name}/${drawing}.svg`);
    const [fish, balls, net, coin] = await Promise.all([
      Promise.all(kinds.map(async (kind) => [kind, await load(`fish-${kind.species}`)] as const)),
      Promise.all(Array.from({ length: SIZES }, (_, size) => load(`ball-${size}`))),
      load('net'),
      load('coin'),
    ]);
    let water: WaterScene | undefined;
    const drawings = { fish, balls, net, coin };
    const scene = await Scene.open({
      host,
      arrange: async (opened, size) => {
        const made = (water ??= new WaterScene(opened, now));
        const painted = paint(drawings, size);
        return () => made.#take(painted, size);
      },
    });
    if (!water) throw new Error('The water has no size.');
    const made = water;
    scene.motion.loop((deltaMs) => made.#advance(deltaMs));
    return made;
  }

  private constructor(scene: Scene, now: () => number) {
    this.#scene = scene;
    this.#now = now;
    this.#sparks = new Sparks(scene.motion);
    scene.root.addChild(this.#bubbleLayer, this.#fishLayer, this.#shotLayer, this.#sparks.view);
  }

  /** Shows these fish, and no others. */
  setFish(fish: readonly Fish[]): void {
    const ids = new Set(fish.map(({ id }) => id));
    for (const [id, { sprite }] of this.#swimmers)
      if (!ids.has(id)) {
        sprite.destroy();
        this.#swimmers.delete(id);
      }
    for (const each of fish) {
      if (this.#swimmers.has(each.id)) continue;
      const sprite = new Sprite({ anchor: 0.5, zIndex: -each.course.depth, alpha: each.isBoss ? 1 : 1 - each.course.depth * 0.16 });
      this.#swimmers.set(each.id, { fish: each, sprite, punch: 0 });
      this.#fishLayer.addChild(sprite);
    }
    this.#fishLayer.sortableChildren = true;
  }

  fire(flight: Flight, size: number, lands: boolean): void {
    const texture = this.#painted?.balls[size];
    if (!texture) return;
    const sprite = new Sprite({ texture, anchor: 0.5 });
    sprite.position.copyFrom(flight.from);
    this.#shotLayer.addChild(sprite);
    this.#balls.push({ sprite, flight, flownMs: 0, size, lands });
  }

  hit(id: number): void {
    const swimmer = this.#swimmers.get(id);
    if (swimmer) swimmer.punch = 1;
  }

  /** Bursts a caught fish into bubbles, and into coins where it is a win. */
  burst(id: number, { coins }: { coins: number }): Point | undefined {
    const swimmer = this.#swimmers.get(id);
    const painted = this.#painted;
    if (!swimmer || !painted) return undefined;
    const { sprite } = swimmer;
    const { x, y } = sprite;
    this.#swimmers.delete(id);
    this.#sparks.burst({ textures: [painted.bubble], count: 10, x, y, speed: [40, 190], gravity: -160, lifeMs: 900, scale: 1.1 });
    if (coins > 0)
      this.#sparks.burst({
        textures: [painted.coin],
        count: coins,
        x,
        y,
        fan: 200,
        speed: [120, 460],
        gravity: 760,
        lifeMs: 1200,
        overMs: 140,
      });
    const { x: width, y: height } = sprite.scale;
    void this.#scene.motion
      .to(sprite.scale, { x: width * 1.25, y: height * 1.25 }, { ms: 110, ease: Easing.Quadratic.Out })
      .then(() =>
        Promise.all([
          this.#scene.motion.to(sprite.scale, { x: 0, y: 0 }, { ms: 240, ease: Easing.Back.In }),
          this.#scene.motion.to(sprite, { rotation: sprite.rotation + 5, alpha: 0.4 }, { ms: 240 }),
        ]),
      )
      .then(() => sprite.destroy());
    return { x, y };
  }

  #take(painted: Painted, size: SceneSize): void {
    const { motion } = this.#scene;
    const before = this.#painted;
    this.#painted = painted;
    this.#size = size;
    for (const { sprite } of this.#balls) sprite.destroy();
    this.#balls = [];
    this.#sparks.clear();
    for (const bubble of this.#bubbles.splice(0)) bubble.sprite.destroy();
    if (!motion.isStill)
      for (let index = 0; index < BUBBLES; index += 1) {
        const sprite = new Sprite({ texture: painted.bubble, anchor: 0.5, alpha: 0.5 });
        sprite.scale.set(0.3 + Math.random() * 0.6);
        this.#bubbleLayer.addChild(sprite);
        this.#bubbles.push({
          sprite,
          x: Math.random() * size.width,
          y: Math.random() * size.height,
          speed: 22 + Math.random() * 40,
          phase: Math.random() * 6,
        });
      }
    this.#place();
    if (before) destroyTextures([...[...before.fish.values()].flat(), ...before.balls, before.net, before.coin, before.bubble]);
  }

  #advance(deltaMs: number): void {
    this.#passedMs += deltaMs;
    for (const swimmer of this.#swimmers.values()) swimmer.punch = Math.max(0, swimmer.punch - deltaMs / 160);
    this.#place();
    this.#advanceBubbles(deltaMs / 1000);
    for (const ball of this.#balls) {
      ball.flownMs += deltaMs;
      ball.sprite.position.copyFrom(placeAfter(ball.flight, Math.min(ball.flownMs, ball.flight.ms), this.#size));
    }
    const landed = this.#balls.filter(({ flownMs, flight }) => flownMs >= flight.ms);
    this.#balls = this.#balls.filter(({ flownMs, flight }) => flownMs < flight.ms);
    for (const ball of landed) this.#land(ball);
  }

  #place(): void {
    const nowMs = this.#now();
    const { isStill } = this.#scene.motion;
    for (const { fish, sprite, punch } of this.#swimmers.values()) {
      const pictures = this.#painted?.fish.get(fish.kind.species);
      if (!pictures) continue;
      const { x, y } = placeOf(fish, nowMs, this.#size);
      const ahead = placeOf(fish, nowMs + 200, this.#size);
      const beat = isStill ? 0 : Math.sin((this.#passedMs / 1000) * (11 - Math.min(7, Math.log2(fish.kind.multiple))) + fish.id);
      const picture = pictures[Math.round(((beat + 1) / 2) * (pictures.length - 1))];
      if (picture && sprite.texture !== picture) sprite.texture = picture;
      const scale = (scaleOf(fish) / (fish.isBoss ? BOSS : NEAREST)) * (1 + punch * 0.16);
      const side = fish.course.isToTheRight ? 1 : -1;
      sprite.position.set(x, y);
      sprite.scale.set(scale * side, scale);
      sprite.rotation = Math.atan2(ahead.y - y, Math.abs(ahead.x - x)) * side * 0.8;
    }
  }

  #advanceBubbles(seconds: number): void {
    for (const bubble of this.#bubbles) {
      bubble.y -= bubble.speed * seconds;
      if (bubble.y < -20) bubble.y = this.#size.height + 20;
      bubble.sprite.position.set(bubble.x + Math.sin(bubble.y / 40 + bubble.phase) * 8, bubble.y);
    }
  }

  #land({ sprite, size, lands }: Ball): void {
    const { x, y } = sprite;
    sprite.destroy();
    const painted = this.#painted;
    if (!painted) return;
    if (!lands)
      return this.#sparks.burst({ textures: [painted.bubble], count: 5, x, y, speed: [20, 80], gravity: -120, lifeMs: 500, scale: 0.7 });
    const net = new Sprite({ texture: painted.net, anchor: 0.5 });
    net.position.set(x, y);
    const wide = (NET_PX[size] ?? 90) / (NET_PX.at(-1) ?? 150);
    net.scale.set(wide * 0.3);
    this.#shotLayer.addChild(net);
    const { motion } = this.#scene;
    void motion
      .to(net.scale, { x: wide, y: wide }, { ms: 150, ease: Easing.Back.Out })
      .then(() => motion.to(net, { alpha: 0 }, { ms: 220, delayMs: 60 }))
      .then(() => net.destroy());
  }
}

function paint({ fish, balls, net, coin }: Drawings, size: SceneSize): Painted {
  const { resolution } = size;
  const unit = unitOf(size);
  const square = (drawing: HTMLImageElement, px: number) =>
    paintTexture({ width: px, height: px, resolution }, (context) => context.drawImage(drawing, 0, 0, px, px));
  const pictures = ([{ species, width, height }, strip]: Drawings['fish'][number], index: number): [string, Texture[]] => {
    // At the size of the largest, so that none is blurred. The boss is the last kind.
    const scale = unit * (index === fish.length - 1 ? BOSS : NEAREST);
    const frames = Array.from({ length: PICTURES }, (_, picture) =>
      paintTexture({ width: width * scale, height: height * scale, resolution }, (context) =>
        context.drawImage(strip, picture * width, 0, width, height, 0, 0, width * scale, height * scale),
      ),
    );
    return [species, frames];
  };
  return {
    fish: new Map(fish.map(pictures)),
    balls: balls.map((ball, index) => square(ball, (BALL_PX[index] ?? 30) * Math.max(0.7, unit))),
    net: square(net, (NET_PX.at(-1) ?? 150) * Math.max(0.7, unit)),
    coin: square(coin, COIN_PX),
    bubble: paintTexture({ width: 22, height: 22, resolution }, (context) => {
      context.strokeStyle = 'rgb(255 255 255 / 80%)';
      context.lineWidth = 2;
      context.beginPath();
      context.arc(11, 11, 8.5, 0, Math.PI * 2);
      context.stroke();
      context.fillStyle = 'rgb(255 255 255 / 22%)';
      context.fill();
      context.fillStyle = 'rgb(255 255 255 / 85%)';
      context.beginPath();
      context.arc(8, 8, 2.4, 0, Math.PI * 2);
      context.fill();
    }),
  };
}
