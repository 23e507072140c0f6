import { Container, Sprite, type Texture } from 'pixi.js';
import { Easing } from '@tweenjs/tween.js';
import { byId } from '../../../core/client/element.ts';
import { Scene } from '../../../core/client/scene/Scene.ts';
import { destroyTextures, paintTexture } from '../../../core/client/scene/textures.ts';

/** Colours of the balls, by tens. */
const colors = ['#f2b705', '#e4572e', '#d7263d', '#8f3fd1', '#3b5bdb', '#0c8599', '#2b8a3e', '#74b816', '#a47148'];

const GRAVITY = 0.0016;
const FLIGHT_MS = 520;
/** Steps of the shaking that are worked out before a still picture. */
const SETTLING = 240;

interface Ball {
  number: number;
  sprite: Sprite;
  x: number;
  y: number;
  velocityX: number;
  velocityY: number;
}

/** A glass globe full of numbered balls. Air throws them about while lots are drawn; a drawn one flies into its place. */
export class Globe {
  readonly #count: number;
  readonly #balls: Ball[];
  readonly #flying = new Container();
  #scene: Scene | undefined;
  #textures: readonly Texture[] = [];
  #radius = 100;
  #centre = { x: 0, y: 0 };
  #size = 12;
  #endLoop: (() => void) | undefined;
  #isBlown = false;

  constructor(count: number) {
    this.#count = count;
    this.#balls = Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      sprite: new Sprite({ anchor: 0.5 }),
      x: (Math.random() - 0.5) * 1.2,
      y: (Math.random() - 0.5) * 1.2,
      velocityX: 0,
      velocityY: 0,
    }));
    void this.#open();
  }

  /** Blows air into the globe, or lets the balls lie. */
  blow(isOn: boolean): void {
    this.#isBlown = isOn;
    this.#shake();
  }

  /** Puts all balls back. */
  refill(): void {
    this.#flying.removeChildren();
    for (const ball of this.#balls) {
      if (!ball.sprite.visible) Object.assign(ball, { x: 0, y: -0.4, velocityX: 0, velocityY: 0 });
      ball.sprite.visible = true;
    }
    this.#shake();
  }

  /** Takes a ball out of the globe. Resolves when it has arrived at its place. */
  async draw(number: number, place: Element, isMoving: boolean): Promise<void> {
    const ball = this.#balls[number - 1];
    if (!ball) return;
    ball.sprite.visible = false;
    const scene = this.#scene;
    const texture = this.#textures[number - 1];
    if (!scene || !texture || !isMoving || scene.motion.isStill) return;
    const { x, y, width, height } = scene.boxOf(place);
    const sprite = new Sprite({ texture, anchor: 0.5, x: this.#centre.x, y: this.#centre.y + this.#radius });
    this.#flying.addChild(sprite);
    const scale = Math.min(width, height) / (this.#size * 2);
    await scene.motion.to(sprite.scale, { x: scale * 1.5, y: scale * 1.5 }, { ms: FLIGHT_MS / 2, ease: Easing.Quadratic.Out });
    await Promise.all([
      scene.motion.to(sprite, { x: x + width / 2, y: y + height / 2 }, { ms: FLIGHT_MS / 2, ease: Easing.Cubic.InOut }),
      scene.motion.to(sprite.scale, { x: scale, y: scale }, { ms: FLIGHT_MS / 2 }),
    ]);
    sprite.destroy();
  }

  async #open(): Promise<void> {
    const globe = byId('globe', HTMLDivElement);
    const scene = await Scene.open({
      host: byId('machine', HTMLDivElement),
      arrange: async (opened, { resolution }) => {
        const { x, y, width } = opened.boxOf(globe);
        const size = (width / 2) * (this.#count > 60 ? 0.105 : 0.13);
        const textures = this.#balls.map(({ number }) => paintBall(number, size, resolution));
        return () => {
          destroyTextures(this.#textures);
          this.#textures = textures;
          this.#size = size;
          this.#radius = width / 2 - 5;
          this.#centre = { x: x + width / 2, y: y + width / 2 };
          this.#balls.forEach(({ sprite }, index) => (sprite.texture = textures[index] ?? sprite.texture));
          this.#place();
        };
      },
    });
    scene.root.addChild(...this.#balls.map(({ sprite }) => sprite), this.#flying);
    this.#scene = scene;
    for (let step = 0; step < SETTLING; step += 1) this.#step(16);
    this.#place();
    scene.draw();
    this.#shake();
  }

  /** Follows the balls frame by frame until they lie still. */
  #shake(): void {
    const scene = this.#scene;
    if (!scene || this.#endLoop) return;
    if (scene.motion.isStill) {
      for (let step = 0; step < SETTLING; step += 1) this.#step(16);
      this.#place();
      scene.draw();
      return;
    }
    let calmMs = 0;
    this.#endLoop = scene.motion.loop((deltaMs) => {
      this.#step(Math.min(32, deltaMs));
      this.#place();
      calmMs = this.#isBlown ? 0 : calmMs + deltaMs;
      if (calmMs < 4000 && !scene.motion.isStill) return;
      this.#endLoop?.();
      this.#endLoop = undefined;
    });
  }

  /** Moves the balls on. Positions are in radii of the globe. */
  #step(ms: number): void {
    const size = this.#size / this.#radius;
    const inside = this.#balls.filter(({ sprite }) => sprite.visible);
    for (const ball of inside) {
      ball.velocityY += GRAVITY * (ms / 16);
      if (this.#isBlown && ball.y > 0.35 && Math.random() < 0.16) {
        ball.velocityY -= 0.05 + Math.random() * 0.05;
        ball.velocityX += (Math.random() - 0.5) * 0.06;
      }
      ball.velocityX *= 0.995;
      ball.x += ball.velocityX * (ms / 16);
      ball.y += ball.velocityY * (ms / 16);
    }
    for (const [index, one] of inside.entries()) for (const other of inside.slice(index + 1)) part(one, other, size * 2);
    for (const ball of inside) keepIn(ball, 1 - size);
  }

  #place(): void {
    for (const { sprite, x, y } of this.#balls) {
      sprite.position.set(this.#centre.x + x * this.#radius, this.#centre.y + y * this.#radius);
      sprite.rotation = x * 2.4;
    }
  }
}

/** Pushes two balls apart that touch, and lets them swap what speed they have towards each other. */
function part(one: Ball, other: Ball, reach: number): void {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(x, y);
  if (distance >= reach || distance === 0) return;
  const [unitX, unitY] = [x / distance, y / distance];
  const push = (reach - distance) / 2;
  one.x -= unitX * push;
  one.y -= unitY * push;
  other.x += unitX * push;
  other.y += unitY * push;
  const closing = (one.velocityX - other.velocityX) * unitX + (one.velocityY - other.velocityY) * unitY;
  if (closing <= 0) return;
  const swap = closing * 0.86;
  one.velocityX -= swap * unitX;
  one.velocityY -= swap * unitY;
  other.velocityX += swap * unitX;
  other.velocityY += swap * unitY;
}

function keepIn(ball: Ball, reach: number): void {
  const distance = Math.hypot(ball.x, ball.y);
  if (distance <= reach) return;
  const [unitX, unitY] = [ball.x / distance, ball.y / distance];
  ball.x = unitX * reach;
  ball.y = unitY * reach;
  const outward = ball.velocityX * unitX + ball.velocityY * unitY;
  if (outward <= 0) return;
  ball.velocityX -= 1.55 * outward * unitX;
  ball.velocityY -= 1.55 * outward * unitY;
}

function paintBall(number: number, radius: number, resolution: number): Texture {
  const size = radius * 2;
  return paintTexture({ width: size, height: size, resolution }, (context) => {
    const color = colors[Math.floor(number / 10) % colors.length] ?? '#888888';
    const light = context.createRadialGradient(radius * 0.7, radius * 0.6, radius * 0.1, radius, radius, radius);
    light.addColorStop(0, '#ffffff');
    light.addColorStop(0.34, color);
    light.addColorStop(1, `color-mix(in srgb, ${color} 55%, #000)`);
    context.fillStyle = light;
    context.beginPath();
    context.arc(radius, radius, radius - 0.5, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = '#fffdf4';
    context.beginPath();
    context.arc(radius, radius, radius * 0.56, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = '#1b1408';
    context.font = `800 ${radius * 0.74}px 'Inter Variable', system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(String(number), radius, radius * 1.05);
  });
}
