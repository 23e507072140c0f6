import { Graphics, type Texture } from 'pixi.js';
import { byId, element } from '../../../core/client/element.ts';
import { Scene } from '../../../core/client/scene/Scene.ts';
import { Sparks } from '../../../core/client/scene/Sparks.ts';
import { paintGlow } from '../../../core/client/scene/textures.ts';
import type { Control, PageTools, Paytable, Stage, TableView } from '../../../core/client/Stage.ts';
import type { TableState } from '../../../core/play/wire.ts';
import { HIGHEST, LOWEST_CASH_OUT, multiplierAt } from '../flight.ts';
import type { CrashMove, CrashShown, CrashTheme, Flight } from '../wire.ts';

const SHOWN_FLIGHTS = 14;
const STARS = 60;
const TICK_MS = 100;

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
  readonly #trail = new Graphics();
  readonly #stars = new Graphics();
  #sparks: Sparks | undefined;
  #glow: Texture | undefined;
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
    this.#showFlights(table);
    if (table.phase === 'open') {
      this.#hasLeft = false;
      this.#markMs = performance.now() + (table.leftMs ?? 0);
      this.#multiplier.textContent = '';
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
      this.#endLoop?.();
      const at = formatted((table.outcome as Flight).crash);
      this.#multiplier.textContent = `× ${at}`;
      this.#countdown.textContent = word('crash.crashed', { at });
      this.#leave();
    }
  }

  begin(): void {
    // A flight begins by the clock, not by a press.
  }

  async show({ cashedAt }: CrashShown): Promise<void> {
    if (cashedAt === null) return;
    this.#hasLeft = true;
    this.#countdown.textContent = this.#tools.word('crash.cashed', { at: formatted(cashedAt) });
  }

  celebrate(): void {
    const { width, height } = this.#sky.getBoundingClientRect();
    if (this.#glow)
      this.#sparks?.burst({ textures: [this.#glow], count: 40, x: width / 2, y: height / 2, speed: [90, 420], gravity: 380, lifeMs: 1400 });
  }

  restore({ cashedAt }: CrashShown): void {
    this.#hasLeft = cashedAt !== null;
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
          element('td', { className: 'figure', text: `${(9700 / at).toFixed(2)} %` }),
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
        return () => {
          this.#glow = glow;
          this.#paintStars(width, height);
          this.#place(this.#table?.phase === 'running' ? performance.now() - this.#markMs : 0);
        };
      },
    });
    this.#sparks = new Sparks(scene.motion);
    scene.root.addChild(this.#stars, this.#trail, this.#sparks.view);
    this.#scene = scene;
    if (this.#table?.phase === 'running') this.#fly();
  }

  #showFlights({ history, outcome, phase }: TableState): void {
    const past = history.map((draw) => draw.outcome as Flight);
    const all = phase === 'over' ? [outcome as Flight, ...past] : past;
    this.#flights.replaceChildren(
      ...all.slice(0, SHOWN_FLIGHTS).map(({ crash }) =>
        element('li', {
          text: `× ${formatted(crash)}`,
          attributes: { 'data-height': crash >= 1000 ? 'high' : crash >= 200 ? 'middle' : 'low' },
        }),
      ),
    );
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
    const follow = () => {
      this.#multiplier.textContent = `× ${formatted(this.#now())}`;
      this.#place(performance.now() - this.#markMs);
    };
    follow();
    if (this.#scene) this.#endLoop = this.#scene.motion.loop(follow);
    else {
      const timer = setInterval(follow, TICK_MS);
      this.#endLoop = () => clearInterval(timer);
    }
  }

  /** Puts the craft where it is after a time, and draws its trail. */
  #place(ms: number): void {
    const { width, height } = this.#sky.getBoundingClientRect();
    const isStill = this.#scene?.motion.isStill ?? true;
    const [x, y] = isStill ? [0.5, 0.52] : pointAt(ms);
    this.#craft.style.transform = `translate(${x * width}px, ${-y * height}px) rotate(${isStill ? 0 : -18 + 14 * (1 - y)}deg)`;
    this.#trail.clear();
    if (ms > 0 && !isStill) {
      const { trail, glow } = this.#tools.theme;
      const foot = height * 0.9;
      const curve = () => this.#trail.moveTo(0.06 * width, foot).quadraticCurveTo(x * width * 0.62, foot, x * width, height * (1 - y));
      curve()
        .lineTo(x * width, foot)
        .closePath()
        .fill(`${trail}29`);
      curve().stroke({ color: trail, width: 15, cap: 'round', alpha: 0.28 });
      curve().stroke({ color: glow, width: 5, cap: 'round', alpha: 0.95 });
    }
    if (!isStill) this.#stars.y = ((ms / 26) % height) - height;
  }

  /** Lets the craft fly out of the picture. */
  #leave(): void {
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
    this.#stars.alpha = 0.55;
  }
}

/** Returns the place of the craft after a time, as parts of the sky from its lower start. */
function pointAt(ms: number): readonly [x: number, y: number] {
  const rise = 1 - Math.exp(-(multiplierAt(ms) - 100) / 220);
  return [0.1 + 0.66 * (1 - Math.exp(-ms / 7000)), 0.14 + 0.6 * rise];
}

function formatted(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
