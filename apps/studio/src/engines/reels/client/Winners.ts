import { Easing } from '@tweenjs/tween.js';
import { Container, Graphics, type Rectangle, Sprite } from 'pixi.js';
import { pause } from '../../../core/client/pause.ts';
import type { Motion } from '../../../core/client/scene/Motion.ts';
import type { Line, Theme } from '../Theme.ts';
import type { Cell, Win, Window } from '../wins.ts';
import type { ReelTextures } from './paintReels.ts';

const EACH_MS = 1500;
const LINE_MS = 360;
const SHADE = 0.62;

interface Dress {
  textures: ReelTextures;
  boxes: readonly (readonly Rectangle[])[];
  radius: number;
}

interface Shown {
  window: Window;
  wins: readonly Win[];
  isFestive: boolean;
}

/** Lifts the winning cells out of the shaded window: first all together, then win by win with its line. */
export class Winners {
  readonly view = new Container();
  readonly #shade = new Graphics({ alpha: 0 });
  readonly #cells = new Container();
  readonly #line = new Graphics();
  readonly #motion: Motion;
  readonly #theme: Theme;
  #dress: Dress | undefined;
  #shown: Shown | undefined;
  /** Counts calls of `show` and `clear`, so that the display of an old round ends. */
  #calls = 0;

  constructor(motion: Motion, theme: Theme) {
    this.#motion = motion;
    this.#theme = theme;
    this.view.addChild(this.#shade, this.#cells, this.#line);
  }

  dress(dress: Dress): void {
    this.#dress = dress;
    this.#shade.clear();
    for (const { x, y, width, height } of dress.boxes.flat()) this.#shade.roundRect(x, y, width, height, dress.radius);
    this.#shade.fill(this.#theme.cabinet.edge);
    if (this.#shown) this.show(this.#shown);
  }

  /** Shows wins. Only festive ones move: those of a round that won more than its stake. */
  show(shown: Shown): void {
    this.clear();
    if (shown.wins.length === 0) return;
    this.#shown = shown;
    void this.#motion.to(this.#shade, { alpha: SHADE }, { ms: 200 });
    void this.#showAll(shown);
  }

  clear(): void {
    this.#calls += 1;
    this.#shown = undefined;
    this.#empty();
    this.#motion.stop(this.#shade);
    this.#shade.alpha = 0;
  }

  async #showAll({ window, wins, isFestive }: Shown): Promise<void> {
    const call = this.#calls;
    this.#lift(
      window,
      wins.flatMap(({ cells }) => cells),
      isFestive,
    );
    const [only] = wins;
    if (wins.length === 1 && only?.line !== undefined) void this.#draw(this.#theme.lines?.[only.line]);
    if (wins.length < 2 || this.#motion.isStill) return;
    for (let turn = 0; ; turn += 1) {
      await pause(EACH_MS);
      const win = wins[turn % wins.length];
      if (call !== this.#calls || !win || this.#motion.isStill) return;
      this.#lift(window, win.cells, isFestive);
      if (win.line !== undefined) void this.#draw(this.#theme.lines?.[win.line]);
    }
  }

  #lift(window: Window, cells: readonly Cell[], isFestive: boolean): void {
    this.#empty();
    const dress = this.#dress;
    if (!dress) return;
    const { textures, boxes } = dress;
    const distinct = new Map(cells.map((cell) => [cell.join('-'), cell]));
    for (const [reel, row] of distinct.values()) {
      const box = boxes[reel]?.[row];
      const symbol = window[reel]?.[row];
      if (!box || !symbol) continue;
      const cell = new Container({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
      const sign = new Sprite({ texture: textures.signs[symbol], anchor: 0.5 });
      cell.addChild(new Sprite({ texture: textures.winCard, anchor: 0.5 }), sign);
      this.#cells.addChild(cell);
      if (isFestive) void this.#bounce(sign, reel * 60);
    }
  }

  async #bounce(sign: Sprite, delayMs: number): Promise<void> {
    const call = this.#calls;
    const steps = [
      [1.16, -0.06],
      [1.06, 0.05],
      [1.14, -0.03],
      [1, 0],
    ] as const;
    for (const [index, [scale, rotation]] of steps.entries()) {
      if (call !== this.#calls || sign.destroyed) return;
      const course = { ms: 170, delayMs: index === 0 ? delayMs : 0, ease: Easing.Sinusoidal.InOut };
      await Promise.all([this.#motion.to(sign.scale, { x: scale, y: scale }, course), this.#motion.to(sign, { rotation }, course)]);
    }
  }

  /** Draws a line through the cells of its reels, from the start to the end. */
  async #draw(rows: Line | undefined): Promise<void> {
    const boxes = this.#dress?.boxes;
    if (!rows || !boxes) return;
    const call = this.#calls;
    const points = rows.flatMap((row, reel) => {
      const box = boxes[reel]?.[row];
      return box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
    });
    const width = Math.max(4, (boxes[0]?.[0]?.width ?? 0) * 0.045);
    const { winEdge, winCell } = this.#theme.cabinet;
    const drawn = { part: 0 };
    const paint = () => {
      this.#line.clear();
      for (const [color, breadth] of [
        [winEdge, width],
        [winCell[0], width * 0.4],
      ] as const) {
        trace(this.#line, points, drawn.part * (points.length - 1));
        this.#line.stroke({ color, width: breadth, join: 'round', cap: 'round' });
      }
    };
    const end = this.#motion.loop(() => {
      if (call === this.#calls) paint();
    });
    await this.#motion.to(drawn, { part: 1 }, { ms: LINE_MS, ease: Easing.Quadratic.Out });
    end();
    if (call === this.#calls) paint();
  }

  #empty(): void {
    this.#line.clear();
    for (const cell of this.#cells.removeChildren()) {
      for (const part of cell.children) {
        this.#motion.stop(part);
        this.#motion.stop(part.scale);
      }
      cell.destroy({ children: true });
    }
  }
}

interface Point {
  x: number;
  y: number;
}

/** Adds the first `length` pieces of a path; the last one may be part of a piece. */
function trace(line: Graphics, points: readonly Point[], length: number): void {
  const [start] = points;
  if (!start) return;
  line.moveTo(start.x, start.y);
  points.slice(1).forEach((point, index) => {
    const before = points[index];
    const part = Math.min(1, length - index);
    if (before && part > 0) line.lineTo(before.x + (point.x - before.x) * part, before.y + (point.y - before.y) * part);
  });
}
