import { byId } from '../../../core/client/element.ts';
import type { Control, PageTools, Stage, TableView } from '../../../core/client/Stage.ts';
import { BATCH_MS, type BatchMove, type BatchShown, MAX_SHOTS, type PlayedBatch, type SettledShot } from '../batch.ts';
import { type Fish, fishAt, fishIn } from '../fish.ts';
import { canFire, dropStale, type Fired, isDue } from '../magazine.ts';
import type { ShotsTheme } from '../ShotsTheme.ts';
import { fishAtPlace, fly, lead, type Flight, isSeen } from './aim.ts';
import { Cannon } from './Cannon.ts';
import { paytable } from './paytable.ts';
import { showSum } from './showSum.ts';
import { placeOf, type Point, type Size } from './swim.ts';
import { Targets } from './Targets.ts';
import type { WaterScene } from './WaterScene.ts';

const TICK_MS = 50;
/** Time between two looks for fish that came or left. */
const WATCH_MS = 250;
/** Shortest time between two shots. */
const RELOAD_MS = 230;
/** Shots that are fired before the player has to ask for more. */
const AUTO_SHOTS = 50;
/** Angle of a press of an arrow key, in radians. */
const TURN = 0.07;
const BOSS_MS = 3200;
/** Coins of the largest burst. */
const MOST_COINS = 44;

export function createStage(tools: PageTools<ShotsTheme>): Stage<BatchShown> {
  return new ShotsStage(tools);
}

/** Shows the water: fires shots where the player points or at a chosen kind of fish, sends them in batches, and shows what they caught. */
class ShotsStage implements Stage<BatchShown> {
  readonly isSteady = true;
  readonly #tools: PageTools<ShotsTheme>;
  readonly #water = byId('water', HTMLDivElement);
  readonly #boss = byId('boss', HTMLParagraphElement);
  readonly #said = byId('said', HTMLParagraphElement);
  readonly #cannon = new Cannon(() => this.#box);
  readonly #targets: Targets;
  readonly #caught = new Set<number>();
  readonly #played: PlayedBatch[] = [];
  #scene: WaterScene | undefined;
  #fish: readonly Fish[] = [];
  #costMinor = 0n;
  /** Size of the cannon and its shots. */
  #size = 0;
  /** Place at which the player points while a finger or button is down. */
  #held: Point | undefined;
  #autoLeft = 0;
  #reloadedMs = 0;
  #watchedMs = -WATCH_MS;
  /** Page time of the last batch. */
  #batchedMs = 0;
  /** Fired and not sent: they cost nothing yet. */
  #waiting: Fired[] = [];
  /** Shots of the batch that the studio settles. */
  #sent: Fired[] = [];
  #announced = -1;

  constructor(tools: PageTools<ShotsTheme>) {
    this.#tools = tools;
    this.#water.addEventListener('pointerdown', (event) => this.#point(event, true));
    this.#water.addEventListener('pointermove', (event) => this.#point(event, false));
    for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, () => this.#release());
    this.#water.addEventListener('keydown', (event) => this.#onKey(event));
    this.#targets = new Targets(tools.theme.kinds, () => this.#aimAtLocked());
    setInterval(() => this.#tick(), TICK_MS);
    void this.#openScene();
  }

  bet(): undefined {
    return undefined;
  }

  controls({ stakeMinor, stakesMinor }: TableView): readonly Control[] {
    const { word, money, hasAutoplay } = this.#tools;
    this.#costMinor = stakeMinor;
    this.#size = Math.min(2, Math.floor((stakesMinor.indexOf(stakeMinor) / Math.max(1, stakesMinor.length)) * 3));
    this.#cannon.load(this.#size, stakeMinor > 0n ? money(stakeMinor) : '');
    const isAuto = this.#autoLeft > 0;
    const auto: Control = {
      label: isAuto ? word('shots.autoLeft', { count: this.#autoLeft }) : word('shots.auto', { count: AUTO_SHOTS }),
      isPressed: isAuto,
      press: () => this.#setAuto(isAuto ? 0 : AUTO_SHOTS),
    };
    return [{ label: word('shots.fire'), isMain: true, press: () => this.#fire() }, ...(hasAutoplay ? [auto] : [])];
  }

  begin(): void {
    this.#batchedMs = performance.now();
    this.#sent = this.#waiting.slice(0, MAX_SHOTS);
    this.#waiting = this.#waiting.slice(MAX_SHOTS);
  }

  /** Shows each shot's end when it has landed. Resolves after the last. */
  async show({ shots }: BatchShown): Promise<void> {
    const sent = this.#sent;
    const stakeMinor = sent.reduce((sum, { shot }) => sum + BigInt(shot.costMinor), 0n);
    const winMinor = shots.reduce((sum, { creditMinor }) => sum + BigInt(creditMinor), 0n);
    this.#played.push({ atMs: this.#tools.now(), shots: shots.length, stakeMinor, winMinor });
    await Promise.all(
      shots.map(async (shot, index) => {
        const leftMs = (sent[index]?.landsMs ?? 0) - performance.now();
        if (leftMs > 0 && !document.hidden) await wait(leftMs);
        this.#end(shot, winMinor > stakeMinor);
      }),
    );
    const catches = shots.filter(({ outcome }) => outcome === 'caught');
    if (catches.length > 0) this.#tellCatches(catches, winMinor > stakeMinor);
    this.#sent = [];
  }

  celebrate(): void {
    // Coins have burst where the fish were.
  }

  restore({ shots }: BatchShown): void {
    for (const { fish, outcome } of shots) if (outcome === 'caught') this.#caught.add(fish);
  }

  halt(): void {
    this.#sent = [];
    this.#waiting = [];
    this.#held = undefined;
    this.#setAuto(0);
  }

  paytable(stakeMinor: bigint) {
    return paytable(stakeMinor, this.#played, this.#tools);
  }

  get #box(): Size {
    const { clientWidth: width, clientHeight: height } = this.#water;
    return { width, height };
  }

  async #openScene(): Promise<void> {
    try {
      const { WaterScene: Opened } = await import('./WaterScene.ts');
      this.#scene = await Opened.open(this.#water, this.#tools.theme, this.#tools.now);
      this.#scene.setFish(this.#fish);
      this.#water.dataset['drawn'] = '';
    } catch {
      // Without a canvas the fish are chosen from the list.
    }
  }

  #tick(): void {
    if (document.hidden) {
      if (this.#autoLeft > 0) this.#setAuto(0);
      this.#held = undefined;
    }
    if (performance.now() - this.#watchedMs >= WATCH_MS) this.#watch();
    if (this.#targets.locked) this.#aimAtLocked();
    if (this.#held || this.#autoLeft > 0) this.#fire();
    const nowMs = performance.now();
    this.#waiting = dropStale(this.#waiting, nowMs);
    if (isDue(this.#waiting, nowMs) && nowMs - this.#batchedMs >= BATCH_MS) this.#tools.act(batchOf(this.#waiting.slice(0, MAX_SHOTS)));
  }

  /** Looks which fish are in the water. */
  #watch(): void {
    const { theme, now } = this.#tools;
    this.#watchedMs = performance.now();
    this.#fish = fishIn(theme, now()).filter(({ id }) => !this.#caught.has(id));
    this.#scene?.setFish(this.#fish);
    const box = this.#box;
    const seen = this.#fish.filter((fish) => isSeen(placeOf(fish, now(), box), box));
    this.#targets.dim(({ species }) => seen.some((fish) => fish.kind.species === species));
    const boss = seen.find(({ isBoss }) => isBoss);
    if (boss && boss.id !== this.#announced) this.#announce(boss);
  }

  #announce({ id, kind }: Fish): void {
    this.#announced = id;
    const text = this.#tools.word('shots.bossComes', { fish: this.#nameOf(kind.species), multiple: kind.multiple });
    this.#said.textContent = text;
    this.#boss.textContent = text;
    this.#boss.hidden = false;
    setTimeout(() => {
      this.#boss.hidden = true;
    }, BOSS_MS);
  }

  #nameOf(species: string): string {
    return this.#tools.word(`shots.fish.${species}`);
  }

  #point(event: PointerEvent, isPress: boolean): void {
    if (event.button > 0) return;
    const { left, top } = this.#water.getBoundingClientRect();
    const place = { x: event.clientX - left, y: event.clientY - top };
    if (isPress) {
      const fish = fishAtPlace({ fish: this.#fish, nowMs: this.#tools.now(), size: this.#box }, place);
      if (fish?.kind !== this.#targets.locked) this.#targets.free();
      this.#held = place;
      this.#cannon.aim(place);
      this.#fire();
    } else if (this.#held) this.#held = place;
    if (!this.#targets.locked && (this.#held || event.pointerType === 'mouse')) this.#cannon.aim(place);
  }

  #release(): void {
    this.#held = undefined;
  }

  #onKey(event: KeyboardEvent): void {
    const turn = { ArrowLeft: -TURN, ArrowRight: TURN }[event.key];
    const isShot = event.key === ' ' || event.key === 'Enter';
    if (turn === undefined && !isShot) return;
    event.preventDefault();
    event.stopPropagation();
    if (turn === undefined) return this.#fire();
    this.#targets.free();
    this.#cannon.turnTo(this.#cannon.angle + turn);
  }

  #aimAtLocked(): { fish: Fish; flight: Flight } | undefined {
    const { now } = this.#tools;
    const kind = this.#targets.locked;
    const box = this.#box;
    const from = this.#cannon.pivot;
    const targets = this.#fish
      .filter((fish) => fish.kind.species === kind?.species)
      .flatMap((fish) => {
        const flight = lead(from, fish, { size: box, nowMs: now() });
        return flight ? [{ fish, flight }] : [];
      });
    const [nearest] = targets.toSorted((one, other) => one.flight.ms - other.flight.ms);
    if (nearest) this.#cannon.turnTo(nearest.flight.angle);
    return nearest;
  }

  #setAuto(shots: number): void {
    if (this.#autoLeft === shots) return;
    this.#autoLeft = shots;
    this.#tools.refresh();
  }

  /** Fires a shot, unless the last one was just fired or too many wait to be sent. */
  #fire(): void {
    const nowMs = performance.now();
    if (nowMs < this.#reloadedMs || this.#costMinor === 0n) return;
    if (!canFire(this.#waiting, nowMs)) return;
    const target = this.#chooseTarget();
    if (!target) {
      const { locked } = this.#targets;
      if (locked && this.#autoLeft === 0) this.#tools.tell(this.#tools.word('shots.none', { fish: this.#nameOf(locked.species) }));
      return;
    }
    const { flight, met } = target;
    this.#reloadedMs = nowMs + RELOAD_MS;
    this.#cannon.recoil();
    this.#tools.sound.knock(this.#size * 3);
    this.#scene?.fire(flight, this.#size, met !== undefined);
    // A shot that meets no fish costs nothing.
    if (!met) return;
    this.#waiting.push({ shot: { fish: met.id, costMinor: String(this.#costMinor) }, firedMs: nowMs, landsMs: nowMs + flight.ms });
    if (this.#autoLeft > 0) this.#setAuto(this.#autoLeft - 1);
  }

  #chooseTarget(): { flight: Flight; met: Fish | undefined } | undefined {
    const { now } = this.#tools;
    if (this.#targets.locked) {
      const target = this.#aimAtLocked();
      return target && { flight: this.#cannon.fromMuzzle(target.flight), met: target.fish };
    }
    if (this.#held) this.#cannon.aim(this.#held);
    return fly(this.#cannon.muzzle, this.#cannon.angle, { size: this.#box, fish: this.#fish, nowMs: now() });
  }

  #end({ fish, outcome, creditMinor }: SettledShot, isWin: boolean): void {
    if (outcome === 'missed') this.#scene?.hit(fish);
    if (outcome !== 'caught') return;
    this.#caught.add(fish);
    const multiple = fishAt(this.#tools.theme, fish)?.kind.multiple ?? 1;
    const coins = isWin ? Math.min(MOST_COINS, 6 + Math.round(Math.log2(multiple) * 5)) : 0;
    const place = this.#scene?.burst(fish, { coins });
    this.#fish = this.#fish.filter(({ id }) => id !== fish);
    if (place) showSum({ ...place, text: `+${this.#tools.money(BigInt(creditMinor))}`, multiple });
  }

  #tellCatches(catches: readonly SettledShot[], isWin: boolean): void {
    const { word, money, tell, theme } = this.#tools;
    const names = catches.flatMap(({ fish }) => fishAt(theme, fish)?.kind.species ?? []).map((species) => this.#nameOf(species));
    const amount = money(catches.reduce((sum, { creditMinor }) => sum + BigInt(creditMinor), 0n));
    const list = new Intl.ListFormat(this.#tools.locale, { type: 'conjunction' }).format(names);
    tell(word('shots.caught', { fish: list, amount }), isWin ? 'win' : '');
  }
}

function batchOf(fired: readonly Fired[]): BatchMove {
  const shots = fired.map(({ shot }) => shot);
  return { stakeMinor: String(shots.reduce((sum, { costMinor }) => sum + BigInt(costMinor), 0n)), shots };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
