import { figure } from '../../../core/client/figure.ts';
import { formatChance } from '@site/money/formatPercent';
import { byId, element, svgElement } from '../../../core/client/element.ts';
import type { PageTools, Paytable, Stage, Win } from '../../../core/client/Stage.ts';
import { Booth } from '../../instant/client/Booth.ts';
import { payList } from '../../instant/client/payList.ts';
import { type InstantTheme } from '../../instant/InstantTheme.ts';
import { multipleOf, type Ratio, ratio, toTimes } from '../../instant/Ratio.ts';
import {
  chancesOf,
  type PlinkoMove,
  type PlinkoShown,
  pocketOf,
  pocketsOf,
  type Risk,
  risks,
  type Rows,
  rowCounts,
  timesOf,
} from '../rules.ts';
import { ballPath, gapOf, pinsOf } from './ballPath.ts';

/** Time that the ball takes for a row. */
const ROW_MS = { 8: 250, 12: 205, 16: 175 } as const;
const LAST = 8;

export function createStage(tools: PageTools<InstantTheme>): Stage<PlinkoShown> {
  return new PlinkoStage(tools);
}

/** Shows the pins and pockets of the chosen board, and a ball that falls through them. */
class PlinkoStage implements Stage<PlinkoShown> {
  readonly #tools: PageTools<InstantTheme>;
  readonly #booth = new Booth();
  readonly #form = byId('plinko', HTMLFormElement);
  readonly #pins = byId('plinko-pins', SVGElement);
  readonly #pockets = byId('plinko-pockets', HTMLOListElement);
  readonly #ball = byId('plinko-ball', HTMLImageElement);
  readonly #last = byId('plinko-last', HTMLOListElement);
  readonly #said = byId('plinko-said', HTMLParagraphElement);
  #fall: Animation | undefined;
  #shownTimes = '';

  constructor(tools: PageTools<InstantTheme>) {
    this.#tools = tools;
    this.#form.addEventListener('change', () => this.#setBoard());
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.#setBoard();
  }

  bet(stakeMinor: bigint): PlinkoMove {
    return { stakeMinor: String(stakeMinor), ...this.#board };
  }

  begin(): void {
    this.#booth.hidePlaque();
    this.#clear();
    this.#enable(false);
  }

  async show(shown: PlinkoShown): Promise<void> {
    this.#choose(shown);
    await this.#drop(shown);
    this.#land(shown);
    this.#enable(true);
  }

  /** Lets the ball land at once. */
  hurry(): void {
    this.#fall?.finish();
  }

  endsAutoplay(): boolean {
    return false;
  }

  celebrate({ winMinor, stakeMinor }: Win): void {
    this.#booth.showPlaque(`×${this.#shownTimes}`);
    this.#booth.celebrate(Number(winMinor / stakeMinor));
  }

  restore(shown: PlinkoShown): void {
    this.#choose(shown);
    this.#land(shown);
  }

  halt(): void {
    this.#ball.hidden = true;
    this.#enable(true);
  }

  paytable(stakeMinor: bigint): Paytable {
    const { word, money } = this.#tools;
    const { rows, risk } = this.#board;
    const half = rows / 2;
    const chances = chancesOf(rows);
    const pays = pocketsOf(rows, risk)
      .slice(0, half + 1)
      .map((times, pocket) => {
        const { top, bottom } = chances[pocket] ?? ratio(0, 1);
        const odds = formatChance(Number(pocket === half ? top : 2n * top) / Number(bottom), this.#tools.locale);
        return [word('plinko.chance', { odds }), `×${toTimes(times)}`, money(multipleOf(stakeMinor, times))] as const;
      });
    const boards = rowCounts.flatMap((every) => risks.flatMap((each) => pocketsOf(every, each)));
    return {
      wins: [element('h3', { text: word('plinko.paysFor', { rows, risk: word(`plinko.${risk}`) }) }), payList(pays)],
      rules: [word('plinko.rule'), word('plinko.ruleOdds'), word('plinko.ruleReturn')],
      mostMinor: boards.map((times) => multipleOf(stakeMinor, times)).reduce((most, amount) => (amount > most ? amount : most), 0n),
      more: [],
    };
  }

  get #board(): { rows: Rows; risk: Risk } {
    const chosen = new FormData(this.#form);
    return {
      rows: rowCounts.find((rows) => String(rows) === chosen.get('rows')) ?? this.#chosen.rows,
      risk: risks.find((risk) => risk === chosen.get('risk')) ?? this.#chosen.risk,
    };
  }

  /** The board of the last round, while its choices are disabled and so no part of the form. */
  #chosen: { rows: Rows; risk: Risk } = { rows: 12, risk: 'medium' };

  #choose({ rows, risk }: PlinkoShown): void {
    for (const input of this.#form.querySelectorAll('input')) input.checked = input.value === String(rows) || input.value === risk;
    this.#chosen = { rows, risk };
    this.#setBoard();
  }

  #enable(isEnabled: boolean): void {
    this.#chosen = this.#board;
    for (const input of this.#form.querySelectorAll('input')) input.disabled = !isEnabled;
  }

  #setBoard(): void {
    const { rows, risk } = this.#board;
    const radius = String(gapOf(rows) * 0.15);
    this.#pins.replaceChildren(
      ...pinsOf(rows).map(([x, y]) => svgElement('circle', { class: 'plinko-pin', cx: String(x), cy: String(y), r: radius })),
    );
    this.#pockets.style.setProperty('--pockets', String(rows + 1));
    this.#pockets.style.paddingInline = `${gapOf(rows) / 2}%`;
    this.#pockets.dataset['rows'] = String(rows);
    this.#pockets.replaceChildren(
      ...pocketsOf(rows, risk).map((times, pocket) => {
        const item = element('li', { children: [element('span', { text: figure(shortTimes(times)) })] });
        item.style.setProperty('--heat', String(Math.abs(pocket - rows / 2) / (rows / 2)));
        return item;
      }),
    );
    this.#ball.style.inlineSize = `${gapOf(rows) * 0.74}%`;
    this.#ball.hidden = true;
  }

  async #drop({ rows, path }: PlinkoShown): Promise<void> {
    const box = this.#pins.getBoundingClientRect();
    const unit = box.width / 100;
    this.#ball.hidden = false;
    const points = ballPath(rows, path);
    const frames = points.map(({ x, y, turn, at }) => ({
      transform: `translate(-50%, -50%) translate(${x * unit}px, ${y * unit}px) rotate(${turn}deg)`,
      offset: at,
    }));
    if (!this.#booth.isStill) {
      const ms = ROW_MS[rows] * (rows + 1);
      this.#fall = this.#ball.animate(frames, { duration: ms, fill: 'forwards' });
      this.#lightPins(rows, path, ms);
      await this.#fall.finished.catch(() => undefined);
    }
    const end = frames.at(-1);
    if (end) this.#ball.style.transform = end.transform;
    this.#fall?.cancel();
    this.#fall = undefined;
  }

  /** Lights each pin that the ball meets. */
  #lightPins(rows: Rows, path: readonly number[], ms: number): void {
    let rights = 0;
    const pins = [...this.#pins.children];
    path.forEach((step, row) => {
      const pin = pins[(row * (row + 5)) / 2 + 1 + rights];
      rights += step;
      pin?.animate([{ fill: '#fff', transform: 'scale(1.7)' }, {}], {
        duration: 380,
        delay: (ms * (row + 1)) / (rows + 1),
        easing: 'ease-out',
      });
    });
  }

  /** Marks the pocket of the ball, and adds it to the last ones. */
  #land(shown: PlinkoShown): void {
    const { word, sound } = this.#tools;
    const pocket = pocketOf(shown.path);
    const times = timesOf(shown);
    this.#shownTimes = toTimes(times);
    this.#ball.hidden = true;
    const item = this.#pockets.children[pocket];
    item?.setAttribute('aria-current', 'true');
    if (item) {
      sound.knock(pocket);
      void this.#booth.play(
        item,
        [{ transform: 'none' }, { transform: 'translateY(40%)', filter: 'brightness(1.6)' }, { transform: 'none' }],
        {
          duration: 360,
          easing: 'ease-out',
        },
      );
      if (times.top > times.bottom) this.#booth.burst(item, { count: 16, reachPx: 90 });
    }
    this.#said.textContent = word('plinko.landed', { pocket: pocket + 1, total: shown.rows + 1, times: toTimes(times) });
    const heat = Math.abs(pocket - shown.rows / 2) / (shown.rows / 2);
    const chip = element('li', { text: figure(`×${shortTimes(times)}`) });
    chip.style.setProperty('--heat', String(heat));
    this.#last.prepend(chip);
    for (const old of [...this.#last.children].slice(LAST)) old.remove();
  }

  #clear(): void {
    for (const item of this.#pockets.querySelectorAll('[aria-current]')) item.removeAttribute('aria-current');
    this.#ball.hidden = true;
    this.#ball.style.transform = '';
  }
}

/** Writes a multiple without needless decimals, for pockets that are narrow. */
function shortTimes(times: Ratio): string {
  return toTimes(times).replace(/\.?0+$/, '');
}
