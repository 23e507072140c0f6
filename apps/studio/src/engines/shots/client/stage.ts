import { byId, element } from '../../../core/client/element.ts';
import type { Control, PageTools, Paytable, Stage, TableView } from '../../../core/client/Stage.ts';
import { BATCH_MS, type BatchMove, type BatchShown, historyByMinute, MAX_SHOTS, type PlayedBatch, type SettledShot } from '../batch.ts';
import { type Fish, fishAt, fishIn } from '../fish.ts';
import { canFire, dropStale, type Fired, isDue } from '../magazine.ts';
import type { ShotsTheme } from '../ShotsTheme.ts';
import { angleTo, fishAtPlace, fly, lead, type Flight, isSeen, WIDEST } from './aim.ts';
import { placeOf, type Point, type Size } from './swim.ts';
import type { WaterScene } from './WaterScene.ts';

const TICK_MS = 50;
/** Time between two looks for fish that came or left. */
const WATCH_MS = 250;
/** Shortest time between two shots. */
const RELOAD_MS = 230;
/** Shots that are fired before the player has to ask for more. */
const AUTO_SHOTS = 50;
/** Degrees of a press of an arrow key, in radians. */
const TURN = 0.07;
const SUM_MS = 1100;
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
  readonly #turn = byId('turn', HTMLDivElement);
  readonly #cost = byId('cost', HTMLParagraphElement);
  readonly #sums = byId('sums', HTMLDivElement);
  readonly #boss = byId('boss', HTMLParagraphElement);
  readonly #said = byId('said', HTMLParagraphElement);
  readonly #targets = byId('targets', HTMLUListElement);
  readonly #stillness = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #caught = new Set<number>();
  readonly #played: PlayedBatch[] = [];
  #scene: WaterScene | undefined;
  #fish: readonly Fish[] = [];
  #costMinor = 0n;
  /** Size of the cannon and its shots. */
  #size = 0;
  #angle = 0;
  /** Where the player points while a finger or button is down. */
  #held: Point | undefined;
  /** Index of the kind that the cannon follows. */
  #locked: number | undefined;
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
    this.#targets.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-kind]');
      if (button) this.#lock(Number(button.dataset['kind']));
    });
    setInterval(() => this.#tick(), TICK_MS);
    void this.#openScene();
  }

  bet(): undefined {
    return undefined;
  }

  controls({ stakeMinor, stakesMinor }: TableView): readonly Control[] {
    const { word, money } = this.#tools;
    this.#costMinor = stakeMinor;
    this.#size = Math.min(2, Math.floor((stakesMinor.indexOf(stakeMinor) / Math.max(1, stakesMinor.length)) * 3));
    this.#cost.textContent = stakeMinor > 0n ? money(stakeMinor) : '';
    for (const picture of this.#turn.querySelectorAll('img')) picture.hidden = picture.dataset['size'] !== String(this.#size);
    const isAuto = this.#autoLeft > 0;
    return [
      { label: word('shots.fire'), isMain: true, press: () => this.#fire() },
      {
        label: isAuto ? word('shots.autoLeft', { count: this.#autoLeft }) : word('shots.auto', { count: AUTO_SHOTS }),
        isPressed: isAuto,
        press: () => this.#setAuto(isAuto ? 0 : AUTO_SHOTS),
      },
    ];
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

  paytable(stakeMinor: bigint): Paytable {
    const { word, money, theme, locale } = this.#tools;
    const rows = theme.kinds.map(({ species, multiple }) =>
      element('li', {
        children: [
          element('img', { attributes: { src: `/art/symbol/${theme.name}/one-${species}.svg`, alt: '' } }),
          element('span', { text: word(`shots.fish.${species}`) }),
          element('span', { className: 'figure', text: `×${multiple}`, attributes: { dir: 'ltr' } }),
          element('span', { className: 'figure', text: money(stakeMinor * BigInt(multiple)) }),
        ],
      }),
    );
    const [boss, next] = theme.kinds.map(({ multiple }) => multiple).toSorted((one, other) => other - one);
    const minutes = historyByMinute(this.#played).map(({ atMs, shots, stakeMinor: staked, winMinor }) =>
      element('li', {
        text: word('shots.minute', {
          time: new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { timeStyle: 'short' }).format(atMs),
          count: shots,
          stake: money(staked),
          win: money(winMinor),
        }),
      }),
    );
    return {
      wins: [element('ul', { className: 'shots-pays', children: rows })],
      rules: [word('shots.ruleCatch'), word('shots.ruleBatch'), word('shots.ruleMiss'), word('shots.ruleWater'), word('shots.ruleCannon')],
      mostMinor: stakeMinor * BigInt((boss ?? 0) + (next ?? 0) * (MAX_SHOTS - 1)),
      more:
        minutes.length > 0
          ? [element('h3', { text: word('shots.minutes') }), element('ul', { className: 'shots-minutes', children: minutes })]
          : [],
    };
  }

  get #box(): Size {
    const { clientWidth: width, clientHeight: height } = this.#water;
    return { width, height };
  }

  /** The point around which the cannon turns. */
  get #pivot(): Point {
    const { width, height } = this.#box;
    return { x: width / 2, y: height - this.#turn.clientHeight * 0.14 };
  }

  get #muzzle(): Point {
    const { x, y } = this.#pivot;
    const length = this.#turn.clientHeight * 0.7;
    return { x: x + Math.sin(this.#angle) * length, y: y - Math.cos(this.#angle) * length };
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
    if (this.#locked !== undefined) this.#aimAtLocked();
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
    for (const button of this.#targets.querySelectorAll<HTMLElement>('[data-kind]')) {
      const kind = theme.kinds[Number(button.dataset['kind'])];
      button.toggleAttribute('data-away', !seen.some((fish) => fish.kind.species === kind?.species));
    }
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
      const isOther = this.#locked !== undefined && fish?.kind !== this.#tools.theme.kinds[this.#locked];
      if (isOther) this.#lock(undefined);
      this.#held = place;
      this.#aim(place);
      this.#fire();
    } else if (this.#held) this.#held = place;
    if (this.#locked === undefined && (this.#held || event.pointerType === 'mouse')) this.#aim(place);
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
    this.#lock(undefined);
    this.#turnTo(Math.max(-WIDEST, Math.min(WIDEST, this.#angle + turn)));
  }

  #aim(place: Point): void {
    this.#turnTo(angleTo(this.#pivot, place));
  }

  #turnTo(angle: number): void {
    this.#angle = angle;
    this.#turn.style.rotate = `${angle}rad`;
  }

  /** Follows a kind of fish; pressed again, the cannon is free. */
  #lock(kind: number | undefined): void {
    this.#locked = this.#locked === kind ? undefined : kind;
    for (const button of this.#targets.querySelectorAll<HTMLElement>('[data-kind]'))
      button.setAttribute('aria-pressed', String(Number(button.dataset['kind']) === this.#locked));
    if (this.#locked !== undefined) this.#aimAtLocked();
  }

  #aimAtLocked(): { fish: Fish; flight: Flight } | undefined {
    const { theme, now } = this.#tools;
    const kind = theme.kinds[this.#locked ?? -1];
    const box = this.#box;
    const from = this.#pivot;
    const targets = this.#fish
      .filter((fish) => fish.kind.species === kind?.species)
      .flatMap((fish) => {
        const flight = lead(from, fish, { size: box, nowMs: now() });
        return flight ? [{ fish, flight }] : [];
      });
    const [nearest] = targets.toSorted((one, other) => one.flight.ms - other.flight.ms);
    if (nearest) this.#turnTo(nearest.flight.angle);
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
      if (this.#locked !== undefined && this.#autoLeft === 0)
        this.#tools.tell(this.#tools.word('shots.none', { fish: this.#nameOf(this.#tools.theme.kinds[this.#locked]?.species ?? '') }));
      return;
    }
    const { flight, met } = target;
    this.#reloadedMs = nowMs + RELOAD_MS;
    this.#recoil();
    this.#tools.sound.knock(this.#size * 3);
    this.#scene?.fire(flight, this.#size, met !== undefined);
    // A shot that meets no fish costs nothing.
    if (!met) return;
    this.#waiting.push({ shot: { fish: met.id, costMinor: String(this.#costMinor) }, firedMs: nowMs, landsMs: nowMs + flight.ms });
    if (this.#autoLeft > 0) this.#setAuto(this.#autoLeft - 1);
  }

  #chooseTarget(): { flight: Flight; met: Fish | undefined } | undefined {
    const { now } = this.#tools;
    if (this.#locked !== undefined) {
      const target = this.#aimAtLocked();
      return (
        target && { flight: { ...target.flight, from: this.#muzzle, ms: target.flight.ms * this.#restOf(target.flight) }, met: target.fish }
      );
    }
    if (this.#held) this.#aim(this.#held);
    return fly(this.#muzzle, this.#angle, { size: this.#box, fish: this.#fish, nowMs: now() });
  }

  /** Returns the part of a flight from the pivot that is left at the muzzle. */
  #restOf({ from, speed, ms }: Flight): number {
    const muzzle = this.#muzzle;
    return Math.max(0.1, 1 - Math.hypot(muzzle.x - from.x, muzzle.y - from.y) / (speed * ms));
  }

  #recoil(): void {
    if (this.#stillness.matches) return;
    this.#turn.animate(
      [{ translate: '0 0' }, { translate: `${-Math.sin(this.#angle) * 9}px ${Math.cos(this.#angle) * 9}px` }, { translate: '0 0' }],
      { duration: 150 },
    );
    const flash = byId('flash', HTMLDivElement);
    const { x, y } = this.#muzzle;
    const pivot = this.#pivot;
    flash.style.translate = `${x - pivot.x}px ${y - pivot.y}px`;
    flash.animate(
      [
        { opacity: 0.95, scale: '0.4' },
        { opacity: 0, scale: '1.3' },
      ],
      { duration: 160 },
    );
  }

  #end({ fish, outcome, creditMinor }: SettledShot, isWin: boolean): void {
    if (outcome === 'missed') this.#scene?.hit(fish);
    if (outcome !== 'caught') return;
    this.#caught.add(fish);
    const multiple = fishAt(this.#tools.theme, fish)?.kind.multiple ?? 1;
    const coins = isWin ? Math.min(MOST_COINS, 6 + Math.round(Math.log2(multiple) * 5)) : 0;
    const place = this.#scene?.burst(fish, { coins });
    this.#fish = this.#fish.filter(({ id }) => id !== fish);
    if (place) this.#showSum(place, BigInt(creditMinor), multiple);
  }

  /** Shows the pay of a catch where the fish was. */
  #showSum({ x, y }: Point, amountMinor: bigint, multiple: number): void {
    const sum = element('span', {
      className: 'figure',
      text: `+${this.#tools.money(amountMinor)}`,
      attributes: { 'data-size': multiple >= 50 ? 'large' : multiple >= 10 ? 'middle' : 'small' },
    });
    const { width } = this.#box;
    sum.style.left = `${Math.max(50, Math.min(width - 50, x))}px`;
    sum.style.top = `${Math.max(30, y)}px`;
    this.#sums.append(sum);
    if (!this.#stillness.matches)
      sum.animate(
        [
          { translate: '0 10px', scale: '0.5', opacity: 0 },
          { translate: '0 -8px', scale: '1.15', opacity: 1, offset: 0.2 },
          { translate: '0 -16px', scale: '1', opacity: 1, offset: 0.7 },
          { translate: '0 -46px', opacity: 0 },
        ],
        { duration: SUM_MS, fill: 'forwards' },
      );
    setTimeout(() => sum.remove(), SUM_MS);
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
