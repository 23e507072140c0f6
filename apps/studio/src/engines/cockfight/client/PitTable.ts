import { figure } from '../../../core/client/figure.ts';
import { formatPercent } from '@site/money/formatPercent';
import { byId } from '../../../core/client/element.ts';
import type { PageTools, Paytable } from '../../../core/client/Stage.ts';
import type { Phase } from '../../../core/play/wire.ts';
import type { Bet } from '../../tables/bets.ts';
import { paysTable } from '../../tables/client/paysTable.ts';
import type { Pace } from '../../tables/client/Pace.ts';
import { Roads } from '../../tables/client/Roads.ts';
import type { RoadOutcome } from '../../tables/roads.ts';
import { drawReturnPpm, limitsOf, poolReturnPpm, statusOf } from '../fight.ts';
import type { CockfightTheme } from '../CockfightTheme.ts';
import { isOneSided, payoutOf, type Pool, poolTerms, returnMinorOf } from '../pool.ts';
import type { FightSelection, SettledFight } from '../wire.ts';
import { Pit } from './Pit.ts';

const selections = ['red', 'draw', 'blue'] as const;
const roadOf: Readonly<Record<FightSelection, RoadOutcome>> = { red: 'banker', blue: 'player', draw: 'tie' };
const sideOf: Readonly<Record<RoadOutcome, FightSelection>> = { banker: 'red', player: 'blue', tie: 'draw' };

/** The pool of a fight with what each side pays now, the fight itself, and past fights. */
export class PitTable {
  readonly #tools: PageTools<CockfightTheme>;
  readonly #pit: Pit;
  readonly #roads: Roads;
  readonly #share = byId('share', HTMLDivElement);
  readonly #house = byId('house', HTMLParagraphElement);
  readonly #state = byId('state', HTMLParagraphElement);
  #pool: Pool = { red: 0n, blue: 0n };

  constructor(tools: PageTools<CockfightTheme>, pace: Pace) {
    const { word } = tools;
    this.#tools = tools;
    this.#pit = new Pit(pace, tools.sound);
    this.#roads = new Roads({
      letterOf: (outcome) => word(`cockfight.bead.${sideOf[outcome]}`),
      tell: ({ banker, player, tie }) => word('cockfight.road', { red: banker, blue: player, draw: tie }),
    });
  }

  nameOf(spot: string): string {
    const { word } = this.#tools;
    return word('cockfight.pays', { place: word(`cockfight.${spot}`), odds: this.#odds(spot as FightSelection) });
  }

  clear(): void {
    this.#pit.reset();
  }

  play({ winner, course }: SettledFight): Promise<void> {
    return this.#pit.fight(winner, course);
  }

  set({ winner }: SettledFight): void {
    this.#pit.end(winner);
  }

  call(result: SettledFight): string {
    const { word } = this.#tools;
    return this.#isCancelled(result) ? word('cockfight.cancelled') : word(`cockfight.outcome.${result.winner}`);
  }

  told(result: SettledFight): string {
    const { word } = this.#tools;
    return [word(`cockfight.outcome.${result.winner}`), ...(this.#isCancelled(result) ? [word('cockfight.cancelled')] : [])].join('. ');
  }

  payOf({ spot, amountMinor }: Bet, result: SettledFight): bigint {
    const pool = poolOr(result.pool, this.#pool);
    const outcome = this.#isCancelled(result) ? 'cancelled' : result.winner;
    return returnMinorOf({ selection: spot as FightSelection, stakeMinor: BigInt(amountMinor) }, outcome, pool);
  }

  showPast(past: readonly SettledFight[]): void {
    this.#roads.show(past.map(({ winner }) => roadOf[winner]));
  }

  /** Shows what each side pays, and how the pool is shared. Odds are final when the betting is closed. */
  showTotals(totals: ReadonlyMap<string, bigint>): void {
    const { word, money } = this.#tools;
    this.#pool = { red: totals.get('red') ?? 0n, blue: totals.get('blue') ?? 0n };
    const all = this.#pool.red + this.#pool.blue;
    for (const selection of selections) byId(`pays-${selection}`, HTMLElement).dataset['text'] = `× ${this.#odds(selection)}`;
    this.#share.style.setProperty('--red', all === 0n ? '0.5' : String(Number(this.#pool.red) / Number(all)));
    const plasada = `${poolTerms.plasadaPpm / 10_000} %`;
    this.#house.textContent = word('cockfight.pool', { amount: money(all), percent: plasada });
  }

  /** Shows the status of the fight. */
  showTime(phase: Phase, leftMs: number): void {
    const status = statusOf(phase, leftMs, this.#pool);
    if (this.#state.dataset['status'] === status) return;
    this.#state.dataset['status'] = status;
    this.#state.textContent = this.#tools.word(`cockfight.status.${status}`);
  }

  paytable(stakeMinor: bigint): Paytable {
    const { word, money, locale } = this.#tools;
    const rows = selections.map((selection) => {
      const isDraw = selection === 'draw';
      return [
        word(`cockfight.${selection}`),
        `× ${this.#odds(selection)}`,
        money(returnMinorOf({ selection, stakeMinor }, selection, this.#pool)),
        formatPercent((isDraw ? drawReturnPpm() : poolReturnPpm()) / 1e6, locale, 2, 2),
        figure(`× ${limitsOf(selection)?.most ?? 0n}`),
      ];
    });
    return {
      wins: [paysTable([word('table.bet'), word('table.odds'), word('table.paid'), word('table.return'), word('table.limit')], rows)],
      rules: ['Pool', 'House', 'Draw', 'Cancel', 'Return', 'Limits'].map((rule) => word(`cockfight.rule${rule}`)),
      mostMinor: stakeMinor * 20n,
      more: [],
    };
  }

  #isCancelled({ pool }: SettledFight): boolean {
    return isOneSided(poolOr(pool, this.#pool));
  }

  /** Returns what a selection pays for 1, with four decimals, rounded down. */
  #odds(selection: FightSelection): string {
    if (selection === 'draw') return figure((poolTerms.drawProfit + 1).toFixed(2));
    const payout = payoutOf(this.#pool, selection);
    return payout === undefined ? '–' : figure((Math.floor(Number(payout) / 100) / 100).toFixed(2));
  }
}

const poolOr = (pool: SettledFight['pool'], other: Pool): Pool => (pool ? { red: BigInt(pool.red), blue: BigInt(pool.blue) } : other);
