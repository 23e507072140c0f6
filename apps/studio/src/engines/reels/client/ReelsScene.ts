import { Easing } from '@tweenjs/tween.js';
import { Container, Graphics, type Rectangle, Sprite, Texture } from 'pixi.js';
import { Scene, type SceneSize } from '../../../core/client/scene/Scene.ts';
import { Sparks } from '../../../core/client/scene/Sparks.ts';
import { destroyTextures, loadDrawing, paintGlow, paintTexture } from '../../../core/client/scene/textures.ts';
import type { SlotSymbol, Theme } from '../Theme.ts';
import { type Cell, scattersIn, startWindow, type Win, type Window } from '../wins.ts';
import { Bulbs } from './Bulbs.ts';
import type { Cabinet } from './Cabinet.ts';
import { type Drawings, paintReels, type ReelTextures } from './paintReels.ts';
import { Reel } from './Reel.ts';
import type { Tier } from '../../../core/client/tier.ts';
import { Winners } from './Winners.ts';

/** Time that the reels turn before the first one stops. */
const TURN_MS = 650;
const STAGGER_MS = 190;
const TURN_STAGGER_MS = 45;
/** Scatters that stand before the last reels get tense. */
const TENSE_SCATTERS = 2;
const TENSE_MS = 1100;
/** Time that single cells turn, and that each of their pictures is shown. */
const CELLS_MS = 700;
const FLICKER_MS = 70;

interface ReelsSceneOptions {
  cabinet: Cabinet;
  theme: Theme;
  onReelStop: (reel: number) => void;
}

interface Extras {
  beam: Texture;
  glow: Texture;
  sparks: readonly Texture[];
}

/** The moving reels: turns, stops, lights and celebrations over the window of a cabinet. */
export class ReelsScene {
  readonly #scene: Scene;
  readonly #theme: Theme;
  readonly #onReelStop: (reel: number) => void;
  readonly #reels: readonly Reel[];
  readonly #strips = new Container();
  readonly #mask = new Graphics();
  readonly #beam = new Sprite({ visible: false });
  readonly #turning = new Container();
  readonly #winners: Winners;
  readonly #bulbs: Bulbs;
  readonly #sparks: Sparks;
  /** Waits between stops, which `hurry` ends. */
  readonly #clock = { passed: 0 };
  #drawings: Drawings | undefined;
  #textures: ReelTextures | undefined;
  #extras: Extras | undefined;
  #boxes: readonly (readonly Rectangle[])[] = [];
  #turnedAtMs = 0;
  #isTurning = false;
  #isHurried = false;
  #endLoop: (() => void) | undefined;

  /** Opens the scene over a cabinet, showing the window before the first round. Resolves after the first frame. */
  static async open(options: ReelsSceneOptions): Promise<ReelsScene> {
    let reels: ReelsScene | undefined;
    const { cabinet } = options;
    await Scene.open({
      host: cabinet.air,
      arrange: (scene, size) => {
        reels ??= new ReelsScene(scene, options);
        return reels.#arrange(cabinet, size);
      },
      onLost: () => cabinet.setDrawn(false),
      onBack: () => cabinet.setDrawn(true),
    });
    if (!reels) throw new Error('The scene was not arranged.');
    cabinet.setDrawn(true);
    return reels;
  }

  private constructor(scene: Scene, { theme, onReelStop }: ReelsSceneOptions) {
    this.#scene = scene;
    this.#theme = theme;
    this.#onReelStop = onReelStop;
    this.#reels = theme.strips.map((strip) => new Reel(scene.motion, strip));
    this.#winners = new Winners(scene.motion, theme);
    this.#bulbs = new Bulbs(scene.motion, () => scene.draw());
    this.#sparks = new Sparks(scene.motion);
    this.#strips.addChild(...this.#reels.map(({ view }) => view));
    this.#strips.mask = this.#mask;
    scene.root.addChild(this.#bulbs.view, this.#mask, this.#strips, this.#beam, this.#winners.view, this.#turning, this.#sparks.view);
    this.#set(startWindow(theme));
  }

  /** Shows a window without movement. */
  set(window: Window): void {
    this.clear();
    this.#stopTurning();
    this.#set(window);
    this.#scene.draw();
  }

  /** Starts to turn the reels, until `land` or `set`. */
  turn(): void {
    this.clear();
    this.#isHurried = false;
    if (this.#scene.motion.isStill) return;
    this.#isTurning = true;
    this.#turnedAtMs = performance.now();
    this.#bulbs.show('turn');
    this.#reels.forEach((reel, index) => void reel.turn(index * TURN_STAGGER_MS));
    this.#endLoop ??= this.#scene.motion.loop((deltaMs) => {
      for (const reel of this.#reels) reel.draw(deltaMs);
    });
  }

  /** Stops the reels one after the other. The last ones take their time when two scatters stand and a third would win free spins. */
  async land(window: Window): Promise<void> {
    if (!this.#isTurning) return this.set(window);
    await this.#wait(this.#turnedAtMs + TURN_MS - performance.now());
    const landings: Promise<void>[] = [];
    for (const [index, column] of window.entries()) {
      const isTense = this.#theme.freeSpins !== null && scattersIn(this.#theme, window.slice(0, index)) >= TENSE_SCATTERS;
      if (isTense && !this.#isHurried) {
        await landings.at(-1);
        await this.#tease(index);
      } else if (index > 0) await this.#wait(STAGGER_MS);
      landings.push(this.#landReel(index, column));
    }
    await Promise.all(landings);
    this.#stopTurning();
    this.#set(window);
  }

  /** Stops all reels at once, for a player who does not want to wait. */
  hurry(): void {
    this.#isHurried = true;
    this.#scene.motion.finish(this.#clock);
    for (const reel of this.#reels) reel.hurry();
  }

  /** Turns single cells, which stop where they were. */
  async turnCells(cells: readonly Cell[]): Promise<void> {
    const { motion } = this.#scene;
    // A scatter that only passes by would promise what the turn does not give.
    const pictures = Object.entries(this.#textures?.cells ?? {}).flatMap(([symbol, picture]) =>
      symbol === this.#theme.scatter ? [] : [picture],
    );
    if (motion.isStill) return;
    this.#isHurried = false;
    this.#bulbs.show('turn');
    for (const [reel, row] of cells) {
      const box = this.#boxes[reel]?.[row];
      if (box) this.#turning.addChild(new Sprite({ x: box.x, y: box.y }));
    }
    let shownMs = FLICKER_MS;
    const end = motion.loop((deltaMs) => {
      shownMs += deltaMs;
      if (shownMs < FLICKER_MS) return;
      shownMs = 0;
      for (const cell of this.#turning.children)
        if (cell instanceof Sprite) cell.texture = pictures[Math.floor(Math.random() * pictures.length)] ?? Texture.EMPTY;
    });
    await this.#wait(CELLS_MS);
    end();
    for (const cell of this.#turning.removeChildren()) cell.destroy();
  }

  /** Shows the wins of a window. Only those of a round that won more than its stake are festive. */
  show(window: Window, wins: readonly Win[], isFestive: boolean): void {
    this.#winners.show({ window, wins, isFestive });
    if (isFestive && wins.length > 0) this.#bulbs.show('win');
  }

  celebrate(tier: Tier): void {
    this.#bulbs.show('win');
    const extras = this.#extras;
    const middle = this.#boxes[2]?.[1];
    if (!extras || !middle) return;
    const { width, height } = middle;
    const centre = { x: middle.x + width / 2, y: middle.y + height / 2 };
    const burst = {
      ...centre,
      textures: extras.sparks,
      speed: [width * 1.2, width * 4.4],
      gravity: width * 4.4,
      scale: width / 120,
    } as const;
    if (tier === 'small') return this.#sparks.burst({ ...burst, count: 26, lifeMs: 1100 });
    const rounds = tier === 'mega' ? 5 : 2;
    for (let round = 0; round < rounds; round += 1) {
      this.#sparks.burst({
        ...burst,
        x: centre.x + (round % 2 === 0 ? -1 : 1) * width * 1.9,
        y: centre.y + height * 1.4,
        angle: round % 2 === 0 ? -72 : -108,
        fan: 34,
        speed: [width * 4, width * 8.5],
        count: 44,
        lifeMs: 2200,
        overMs: 380 + round * 420,
      });
    }
  }

  /** Lights up the cells of the scatters that won free spins. */
  welcome(window: Window): void {
    const { glow } = this.#extras ?? {};
    if (!glow) return;
    window.forEach((column, reel) =>
      column.forEach((symbol, row) => {
        const box = this.#boxes[reel]?.[row];
        if (symbol !== this.#theme.scatter || !box) return;
        const textures = this.#extras?.sparks ?? [];
        const { width } = box;
        this.#sparks.burst({
          textures,
          count: 14,
          x: box.x + width / 2,
          y: box.y + box.height / 2,
          speed: [width, width * 3],
          lifeMs: 900,
          scale: width / 130,
        });
      }),
    );
  }

  /** Calls a function with a growing part, from 0 to 1, before each frame. */
  async count(ms: number, onPart: (part: number) => void): Promise<void> {
    const { motion } = this.#scene;
    const counted = { part: 0 };
    const end = motion.loop(() => onPart(counted.part));
    await motion.to(counted, { part: 1 }, { ms, ease: Easing.Cubic.Out });
    end();
  }

  clear(): void {
    this.#winners.clear();
    this.#sparks.clear();
    this.#bulbs.show('rest');
    this.#beam.visible = false;
    this.#scene.draw();
  }

  async #landReel(index: number, column: readonly SlotSymbol[]): Promise<void> {
    await this.#reels[index]?.land(column, this.#isHurried);
    if (this.#isTurning) this.#onReelStop(index);
  }

  async #tease(index: number): Promise<void> {
    const { motion } = this.#scene;
    const top = this.#boxes[index]?.[0];
    const foot = this.#boxes[index]?.at(-1);
    if (top && foot) {
      const spread = top.width * 0.12;
      this.#beam.position.set(top.x - spread, top.y);
      this.#beam.setSize(top.width + spread * 2, foot.y + foot.height - top.y);
      this.#beam.alpha = 0;
      this.#beam.visible = true;
      void motion.to(this.#beam, { alpha: 0.85 }, { ms: 220 });
    }
    void this.#reels[index]?.slowDown(TENSE_MS * 0.6);
    await this.#wait(TENSE_MS);
    motion.stop(this.#beam);
    this.#beam.visible = false;
  }

  #wait(ms: number): Promise<void> {
    if (this.#isHurried || ms <= 0) return Promise.resolve();
    this.#clock.passed = 0;
    return this.#scene.motion.to(this.#clock, { passed: 1 }, { ms });
  }

  #set(window: Window): void {
    window.forEach((column, index) => this.#reels[index]?.set(column));
  }

  #stopTurning(): void {
    this.#isTurning = false;
    this.#endLoop?.();
    this.#endLoop = undefined;
    this.#bulbs.show('rest');
  }

  async #arrange(cabinet: Cabinet, size: SceneSize): Promise<() => void> {
    this.#drawings ??= await loadDrawings(this.#theme);
    const drawings = this.#drawings;
    const first = cabinet.cells[0]?.[0];
    const second = cabinet.cells[0]?.[1];
    if (!first || !second) throw new Error('The cabinet has no cells.');
    const { width, height } = this.#scene.boxOf(first);
    const { top } = first.getBoundingClientRect();
    const pitch = second.getBoundingClientRect().top - top;
    // Rows stand on whole pixels, of which the first one may miss a part.
    const rest = top - Math.round(top);
    const cell = { width, height, pitch };
    const radius = Number.parseFloat(getComputedStyle(first).borderRadius);
    const textures = paintReels(drawings, this.#theme.cabinet, cell, radius, size.resolution);
    const extras = paintExtras(this.#theme, size.resolution);
    return () => {
      const old = [...texturesOf(this.#textures), ...extrasOf(this.#extras)];
      this.#textures = textures;
      this.#extras = extras;
      this.#boxes = cabinet.cells.map((cells) => cells.map((each) => this.#scene.boxOf(each)));
      this.#boxes.forEach(([highest], index) => {
        const reel = this.#reels[index];
        if (!highest || !reel) return;
        reel.view.position.set(highest.x, highest.y);
        reel.dress(textures, pitch, rest);
      });
      const start = this.#boxes[0]?.[0];
      const end = this.#boxes.at(-1)?.at(-1);
      if (start && end)
        this.#mask
          .clear()
          .rect(start.x, start.y, end.right - start.x, end.bottom - start.y)
          .fill('#ffffff');
      this.#beam.texture = extras.beam;
      this.#winners.dress({ textures, boxes: this.#boxes, radius });
      this.#bulbs.dress(this.#scene.boxOf(cabinet.frame), cabinet.frameThickness, this.#theme.cabinet.rim, size.resolution);
      destroyTextures(old);
    };
  }
}

async function loadDrawings({ name, symbols }: Theme): Promise<Drawings> {
  const loaded = Object.keys(symbols).map(async (symbol) => [symbol, await loadDrawing(`/art/symbol/${name}/${symbol}.svg`)] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Drawings;
}

function paintExtras({ cabinet: { rim, winCell, lit } }: Theme, resolution: number): Extras {
  const beam = paintTexture({ width: 64, height: 8, resolution: 1 }, (context) => {
    const light = context.createLinearGradient(0, 0, 64, 0);
    light.addColorStop(0, `${rim}00`);
    light.addColorStop(0.12, `${rim}ff`);
    light.addColorStop(0.2, `${rim}30`);
    light.addColorStop(0.8, `${rim}30`);
    light.addColorStop(0.88, `${rim}ff`);
    light.addColorStop(1, `${rim}00`);
    context.fillStyle = light;
    context.fillRect(0, 0, 64, 8);
  });
  return {
    beam,
    glow: paintGlow(128, rim, resolution),
    sparks: [
      paintStar(26, rim, resolution),
      paintRibbon(12, 20, winCell[1], resolution),
      paintStar(16, '#ffffff', resolution),
      paintRibbon(9, 16, lit, resolution),
    ],
  };
}

function paintStar(side: number, color: string, resolution: number): Texture {
  return paintTexture({ width: side, height: side, resolution }, (context) => {
    const middle = side / 2;
    context.translate(middle, middle);
    context.beginPath();
    for (let point = 0; point < 8; point += 1) {
      const radius = point % 2 === 0 ? middle : middle * 0.34;
      const radians = (point * Math.PI) / 4;
      context.lineTo(Math.cos(radians) * radius, Math.sin(radians) * radius);
    }
    context.closePath();
    context.fillStyle = color;
    context.fill();
  });
}

function paintRibbon(width: number, height: number, color: string, resolution: number): Texture {
  return paintTexture({ width, height, resolution }, (context) => {
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(0, 0, width, height, 2);
    context.fill();
    context.fillStyle = '#ffffff66';
    context.fillRect(0, 0, width * 0.4, height);
  });
}

function texturesOf(textures: ReelTextures | undefined): Texture[] {
  return textures ? [textures.winCard, ...[textures.cells, textures.streaks, textures.signs].flatMap((each) => Object.values(each))] : [];
}

function extrasOf(extras: Extras | undefined): Texture[] {
  return extras ? [extras.beam, extras.glow, ...extras.sparks] : [];
}
