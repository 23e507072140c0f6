import { figure } from '../../../core/client/figure.ts';
import { formatPercent } from '@site/money/formatPercent';
import { byId, element } from '../../../core/client/element.ts';
import type { PageTools, Paytable } from '../../../core/client/Stage.ts';
import { listPast } from '../../tables/client/listPast.ts';
import type { Pace } from '../../tables/client/Pace.ts';
import { paysTable } from '../../tables/client/paysTable.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { limitsOf, returnPpmOf, SEGMENTS, spotAt, wheelKinds, type WheelSpot, wheelSpots } from '../moneyWheel.ts';

const SPIN_MS = 6200;
const TURNS = 4;

/** The money wheel and its last stops. */
export class ShowTable {
  readonly #tools: PageTools<TableTheme>;
  readonly #pace: Pace;
  readonly #rotor = byId('rotor', HTMLImageElement);
  readonly #wheel = byId('wheel', HTMLDivElement);
  readonly #stops = byId('stops', HTMLOListElement);
  /** Angle at rest, in degrees clockwise. */
  #at = 0;

  constructor(tools: PageTools<TableTheme>, pace: Pace) {
    this.#tools = tools;
    this.#pace = pace;
  }

  nameOf(spot: string): string {
    const { word } = this.#tools;
    return word('show.place', { place: word(`show.${spot}`), odds: wheelKinds[spot as WheelSpot].odds });
  }

  clear(): void {
    this.#wheel.removeAttribute('data-stopped');
  }

  async play(segment: number): Promise<void> {
    this.clear();
    const from = this.#at;
    const to = from + 360 * TURNS + ((angleOf(segment) - from) % 360) + 360;
    await this.#pace.move(this.#rotor, [{ rotate: `${from}deg` }, { rotate: `${to}deg` }], {
      duration: SPIN_MS,
      easing: 'cubic-bezier(0.12, 0.66, 0.16, 1)',
    });
    this.#tools.sound.knock(4);
    this.set(segment);
  }

  set(segment: number): void {
    this.#at = angleOf(segment);
    this.#rotor.style.rotate = `${this.#at}deg`;
    this.#wheel.toggleAttribute('data-stopped', true);
  }

  /** Lists past stops, oldest first. */
  showPast(past: readonly number[]): void {
    const { word } = this.#tools;
    listPast(this.#stops, past.map(spotAt), {
      most: 16,
      row: (spot) => element('li', { text: word(`show.${spot}`), attributes: { 'data-stop': spot } }),
    });
  }

  call(segment: number): string {
    return this.#tools.word('show.stopped', { place: this.#tools.word(`show.${spotAt(segment)}`) });
  }

  paytable(stakeMinor: bigint): Paytable {
    const { word, money, locale } = this.#tools;
    const rows = wheelSpots.map((spot) => {
      const { odds, segments } = wheelKinds[spot];
      return [
        word('show.segments', { place: word(`show.${spot}`), count: segments }),
        `${odds} : 1`,
        money(stakeMinor * BigInt(odds + 1)),
        formatPercent(returnPpmOf(spot) / 1e6, locale, 2, 2),
        figure(`× ${limitsOf(spot)?.most ?? 0n}`),
      ];
    });
    return {
      wins: [paysTable([word('table.bet'), word('table.odds'), word('table.paid'), word('table.return'), word('table.limit')], rows)],
      rules: [word('show.ruleAim'), word('show.ruleLimits')],
      mostMinor: stakeMinor * 47n,
      more: [],
    };
  }
}

/** Returns the angle at which a segment is at the top. */
function angleOf(segment: number): number {
  return (360 - (segment * 360) / SEGMENTS) % 360;
}
