import { figure } from '../../../core/client/figure.ts';
import { Graphics, type Texture } from 'pixi.js';
import { byId, element } from '../../../core/client/element.ts';
import { Scene } from '../../../core/client/scene/Scene.ts';
import { Sparks } from '../../../core/client/scene/Sparks.ts';
import { paintGlow } from '../../../core/client/scene/textures.ts';
import type { Control, PageTools, Paytable, Stage, TableView } from '../../../core/client/Stage.ts';
import type { TableState } from '../../../core/play/wire.ts';
import { HIGHEST, LOWEST_CASH_OUT, multiplierAt, timeOf } from '../flight.ts';
import type { CrashMove, CrashShown, CrashTheme, Flight } from '../wire.ts';

const SHOWN_FLIGHTS = 14;
const STARS = 60;
const STREAKS = 16;
const TICK_MS = 100;
const PUFF_MS = 60;
/** Multipliers whose heights are marked in the sky, in hundredths. */
const HEIGHTS = [120, 150, 200, 300, 500, 1000] as const;

export function createStage(tools: PageTools<CrashTheme>): Stage<CrashShown> {
  return new CrashStage(tools);
}

/** Shows the flights that all players share: a countdown, the rising multiplier, and the craft that leaves. */
class CrashStage implements Stage<CrashShown> {
  readonly #tools: PageTools<CrashTheme>;
  readonly #sky = byId('sky', HTMLDivElement);
  readonly #craft = byId('craft', HTMLDivElement);
  readonly #multiplier = byId('multiplier', HTMLParagraphElement);
  readonly #countdown = byId('countdown', HTMLParagraphElement);
  readonly #fuse = byId('fuse', HTMLDivElement);
  readonly #flights = byId('flights', HTMLOListElement);
  readonly #auto = byId('cash-out-at', HTMLInputElement);
  readonly #space = byId('space', HTMLSpanElement);
  readonly #far = byId('far', HTMLImageElement);
  readonly #near = byId('near', HTMLImageElement);
  readonly #leftAt = byId('left-at', HTMLSpanElement);
  readonly #heights = HEIGHTS.map((at) => {
    const height = element('li', { text: figure(`× ${at / 100}`) });
    height.style.setProperty('--high', String(heightOf(at)));
    return height;
  });
  readonly #trail = new Graphics();
  readonly #stars = new Graphics();
  readonly #streaks = new Graphics();
  #sparks: Sparks | undefined;
  #glow: Texture | undefined;
  #ember: Texture | undefined;
  /** Size of the sky in pixels, once its scene is open. */
  #size: { width: number; height: number } | undefined;
  #puffMs = 0;
  #scene: Scene | undefined;
  #endLoop: (() => void) | undefined;
  #ticks: ReturnType<typeof setInterval> | undefined;
  #table: TableState | undefined;
  /** Page time at which the phase began, for a flight, or ends, for a countdown. */
  #markMs = 0;
  /** True after the player has left the flight. */
  #hasLeft = false;

  constructor(tools: PageTools<CrashTheme>) {
    this.#tools = tools;
    this.#auto.addEventListener('input', tools.refresh);
    byId('heights', HTMLOListElement).append(...this.#heights);
    void this.#open();
  }

  bet(stakeMinor: bigint): CrashMove | undefined {
    const wanted = this.#auto.value.trim();
    if (!wanted) return { stakeMinor: String(stakeMinor) };
    const autoAt = Math.round(Number(wanted) * 100);
    if (!(autoAt >= LOWEST_CASH_OUT && autoAt <= HIGHEST)) return undefined;
    return { stakeMinor: String(stakeMinor), autoAt };
  }

  controls({ isOpen, stakedMinor }: TableView): readonly Control[] {
    this.#auto.disabled = isOpen;
    if (!isOpen) return [];
    const { word, money, act } = this.#tools;
    const isFlying = this.#table?.phase === 'running' && !this.#hasLeft;
    const worthMinor = (stakedMinor * BigInt(isFlying ? this.#now() : 100)) / 100n;
    return [
      {
        label: isFlying ? word('crash.cashOut', { amount: money(worthMinor) }) : word('crash.placed', { amount: money(stakedMinor) }),
        isMain: true,
        isDisabled: !isFlying,
        press: () => act({ stakeMinor: '0', cashOut: true } as CrashMove),
      },
    ];
  }

  watch(table: TableState): void {
    const { word } = this.#tools;
    this.#table = table;
    this.#sky.dataset['phase'] = table.phase;
    clearInterval(this.#ticks);
    this.#endLoop?.();
    this.#showFlights(table);
    if (table.phase === 'open') {
      this.#hasLeft = false;
      this.#markMs = performance.now() + (table.leftMs ?? 0);
      this.#tell(undefined);
      this.#leftAt.hidden = true;
      this.#place(0);
      this.#count();
      this.#ticks = setInterval(() => this.#count(), TICK_MS);
      return;
    }
    this.#fuse.hidden = true;
    this.#countdown.textContent = '';
    if (table.phase === 'running') {
      this.#markMs = performance.now() - table.runningMs;
      this.#fly();
      // The label of the cash-out follows the multiplier.
      this.#ticks = setInterval(this.#tools.refresh, TICK_MS);
    } else {
      const { crash } = table.outcome as Flight;
      this.#tell(crash);
      this.#countdown.textContent = word('crash.crashed', { at: formatted(crash) });
      this.#leave(timeOf(crash));
    }
  }

  begin(): void {
    // A flight begins by the clock, not by a press.
  }

  async show({ cashedAt }: CrashShown): Promise<void> {
    if (cashedAt === null) return;
    this.#hasLeft = true;
    this.#countdown.textContent = this.#tools.word('crash.cashed', { at: formatted(cashedAt) });
    this.#markLeaving(cashedAt);
  }

  celebrate(): void {
    const { width, height } = this.#sky.getBoundingClientRect();
    if (this.#glow)
      this.#sparks?.burst({ textures: [this.#glow], count: 40, x: width / 2, y: height / 2, speed: [90, 420], gravity: 380, lifeMs: 1400 });
  }

  restore({ cashedAt }: CrashShown): void {
    this.#hasLeft = cashedAt !== null;
    if (cashedAt !== null) this.#markLeaving(cashedAt);
  }

  halt(): void {
    this.#tools.refresh();
  }

  paytable(stakeMinor: bigint): Paytable {
    const { word, money } = this.#tools;
    const rows = [120, 150, 200, 500, 1000, 5000].map((at) =>
      element('tr', {
        children: [
          element('th', { text: `× ${formatted(at)}`, attributes: { scope: 'row' } }),
          element('td', { className: 'figure', text: money((stakeMinor * BigInt(at)) / 100n) }),
          element('td', { className: 'figure', text: figure(`${(9700 / at).toFixed(2)} %`) }),
        ],
      }),
    );
    const headings = [word('crash.reach'), word('fair.win'), word('crash.chance')];
    const head = element('tr', { children: headings.map((text) => element('th', { text, attributes: { scope: 'col' } })) });
    return {
      wins: [
        element('table', {
          className: 'history',
          children: [element('thead', { children: [head] }), element('tbody', { children: rows })],
        }),
      ],
      rules: [word('crash.rule'), word('crash.ruleAuto'), word('crash.ruleChance'), word('crash.ruleShared')],
      mostMinor: (stakeMinor * BigInt(HIGHEST)) / 100n,
      more: [],
    };
  }

  async #open(): Promise<void> {
    const scene = await Scene.open({
      host: this.#sky,
      arrange: async (_scene, { width, height, resolution }) => {
        const glow = paintGlow(26, this.#tools.theme.glow, resolution);
        const ember = paintGlow(34, this.#tools.theme.trail, resolution);
        return () => {
          this.#glow = glow;
          this.#ember = ember;
          this.#size = { width, height };
          this.#paintStars(width, height);
          this.#place(this.#table?.phase === 'running' ? performance.now() - this.#markMs : 0);
        };
      },
    });
    this.#sparks = new Sparks(scene.motion);
    scene.root.addChild(this.#stars, this.#streaks, this.#trail, this.#sparks.view);
    this.#scene = scene;
    if (this.#table?.phase === 'running') this.#fly();
  }

  #showFlights({ history, outcome, phase }: TableState): void {
    const past = history.map((draw) => draw.outcome as Flight);
    const all = phase === 'over' ? [outcome as Flight, ...past] : past;
    this.#flights.replaceChildren(
      ...all
        .slice(0, SHOWN_FLIGHTS)
        .map(({ crash }) => element('li', { text: `× ${formatted(crash)}`, attributes: { 'data-height': classOf(crash) } })),
    );
  }

  /** Shows a multiplier, in the colour of its height; nothing before a flight. */
  #tell(multiplier: number | undefined): void {
    const text = multiplier === undefined ? '' : `× ${formatted(multiplier)}`;
    // A flight tells it in every frame; to write what is there would draw it anew.
    if (this.#multiplier.textContent === text) return;
    this.#multiplier.textContent = text;
    this.#multiplier.dataset['height'] = classOf(multiplier ?? 100);
  }

  /** Marks where the player has left. */
  #markLeaving(cashedAt: number): void {
    const [x, y] = this.#scene?.motion.isStill === false ? pointAt(timeOf(cashedAt)) : [0.5, 0.5];
    this.#leftAt.textContent = `× ${formatted(cashedAt)}`;
    this.#leftAt.style.left = `${100 * x}%`;
    this.#leftAt.style.bottom = `${100 * y}%`;
    this.#leftAt.hidden = false;
  }

  #count(): void {
    const leftMs = Math.max(0, this.#markMs - performance.now());
    const seconds = Math.ceil(leftMs / 1000);
    const text = this.#tools.word('crash.next', { seconds });
    if (this.#countdown.textContent !== text) this.#countdown.textContent = text;
    this.#fuse.hidden = false;
    this.#fuse.style.setProperty('--left', String(leftMs / 8000));
  }

  #now(): number {
    return multiplierAt(performance.now() - this.#markMs);
  }

  /** Follows a flight, frame by frame. Without movement only the number rises. */
  #fly(): void {
    this.#endLoop?.();
    const follow = (deltaMs = 0) => {
      this.#tell(this.#now());
      const place = this.#place(performance.now() - this.#markMs);
      this.#puff(place, deltaMs);
    };
    follow();
    if (this.#scene) this.#endLoop = this.#scene.motion.loop(follow);
    else {
      const timer = setInterval(() => follow(), TICK_MS);
      this.#endLoop = () => clearInterval(timer);
    }
  }

  /** Puts the craft where it is after a time, draws its trail, and lets the land sink. Returns its place in pixels. */
  #place(ms: number): readonly [x: number, y: number] {
    const { width, height } = this.#size ?? this.#sky.getBoundingClientRect();
    const isStill = this.#scene?.motion.isStill ?? true;
    const [x, y] = isStill ? [0.5, 0.3] : pointAt(ms);
    this.#craft.style.transform = `translate(${x * width}px, ${-y * height}px) rotate(${isStill ? 0 : -18 + 14 * (1 - y)}deg)`;
    this.#trail.clear();
    const climb = isStill || ms <= 0 ? 0 : (heightOf(multiplierAt(ms)) - GROUND) / REACH;
    this.#space.style.opacity = String(climb);
    this.#far.style.transform = `translateY(${70 * climb}%)`;
    this.#near.style.transform = `translateY(${170 * climb}%)`;
    for (const [index, mark] of this.#heights.entries()) mark.toggleAttribute('data-passed', multiplierAt(ms) >= (HEIGHTS[index] ?? 0));
    if (ms > 0 && !isStill) {
      const { trail, glow } = this.#tools.theme;
      const foot = height * (1 - GROUND / 2);
      const curve = () => this.#trail.moveTo(0.06 * width, foot).quadraticCurveTo(x * width * 0.62, foot, x * width, height * (1 - y));
      curve()
        .lineTo(x * width, foot)
        .closePath()
        .fill(`${trail}1a`);
      curve().stroke({ color: trail, width: 18, cap: 'round', alpha: 0.26 });
      curve().stroke({ color: trail, width: 8, cap: 'round', alpha: 0.9 });
      curve().stroke({ color: glow, width: 3, cap: 'round' });
    }
    if (!isStill) {
      this.#stars.y = ((ms / 26) % height) - height;
      this.#stars.alpha = 0.4 + 0.5 * climb;
      this.#streaks.y = ((ms / 3) % height) - height;
      this.#streaks.alpha = 0.5 * climb;
    }
    return [x * width, (1 - y) * height];
  }

  /** Lets the burning tail of the craft spray. */
  #puff([x, y]: readonly [x: number, y: number], deltaMs: number): void {
    this.#puffMs += deltaMs;
    if (this.#puffMs < PUFF_MS || !this.#glow || !this.#ember) return;
    this.#puffMs = 0;
    const tail = this.#craft.offsetWidth * 0.3;
    this.#sparks?.burst({
      textures: [this.#ember, this.#glow],
      count: 2,
      x: x - tail,
      y: y + tail,
      angle: 125,
      fan: 50,
      speed: [60, 200],
      lifeMs: 620,
      scale: 0.7,
    });
  }

  /** Lets the craft fly out of the picture, from where it was after a time. */
  #leave(ms: number): void {
    const [x, y] = this.#place(ms);
    if (this.#glow && this.#ember)
      this.#sparks?.burst({
        textures: [this.#ember, this.#glow],
        count: 44,
        x,
        y,
        speed: [60, 460],
        gravity: 160,
        lifeMs: 900,
        scale: 1.5,
      });
    this.#trail.clear();
    this.#craft.style.removeProperty('transform');
    this.#scene?.draw();
  }

  #paintStars(width: number, height: number): void {
    this.#stars.clear();
    for (let index = 0; index < STARS; index += 1) {
      const x = (index * 0.618034 * width) % width;
      const y = (index * 0.414214 * height) % height;
      // Twice, one above the other, so that the sky can pass by without an end.
      for (const top of [0, height]) this.#stars.circle(x, y + top, 0.6 + (index % 3) * 0.5);
    }
    this.#stars.fill(this.#tools.theme.glow);
    this.#stars.alpha = 0.4;
    this.#streaks.clear();
    for (let index = 0; index < STREAKS; index += 1) {
      const x = (index * 0.618034 * width + width * 0.13) % width;
      const y = (index * 0.381966 * height) % height;
      for (const top of [0, height]) this.#streaks.rect(x, y + top, 1.5, 26 + (index % 4) * 16);
    }
    this.#streaks.fill('#ffffff');
    this.#streaks.alpha = 0;
  }
}

/** The lowest height of a craft, and how far it climbs above that, as parts of the sky. */
const GROUND = 0.16;
const REACH = 0.56;

/** Returns the height of a multiplier in hundredths, as a part of the sky. */
function heightOf(multiplier: number): number {
  return GROUND + REACH * (1 - Math.exp(-(multiplier - 100) / 220));
}

/** Returns the place of the craft after a time, as parts of the sky from its lower start. */
function pointAt(ms: number): readonly [x: number, y: number] {
  return [0.12 + 0.66 * (1 - Math.exp(-ms / 7000)), heightOf(multiplierAt(ms))];
}

function classOf(multiplier: number): 'low' | 'middle' | 'high' {
  if (multiplier >= 1000) return 'high';
  return multiplier >= 200 ? 'middle' : 'low';
}

function formatted(hundredths: number): string {
  return figure((hundredths / 100).toFixed(2));
}
