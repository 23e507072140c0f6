import { type GameType, gameType } from '@site/api/common';
import { rebateRatePpm } from './rebate.ts';
import { sharesPpm } from './referral.ts';
import { salaryWeightMilli } from './salaryTurnover.ts';

/** Highest VIP level, whose rebates are the highest. */
const TOP_LEVEL = 6;
/** Share of the theoretical edge that may be paid out on turnover, in ppm. Source: docs/domain.md DR-2.5. */
const BUDGET_PPM = 800_000;

/** Shares of all levels of inviters. What is played under an agent pays salaries and no shares. Source: docs/domain.md DR-6.3. */
const REFERRAL_PPM = sharesPpm.reduce((sum, ppm) => sum + ppm, 0);

/** Highest rates of contracts in ppm; `salariesPpm` is the highest sum of all salaries. Source: docs/domain.md DR-11.4. */
export interface ContractCaps {
  dailyPpm: number;
  hourlyPpm: number;
  realtimePpm: number;
  salariesPpm: number;
  dividendPpm: number;
}

export const defaultContractCaps: ContractCaps = {
  dailyPpm: 5000,
  hourlyPpm: 3000,
  realtimePpm: 2000,
  salariesPpm: 8000,
  dividendPpm: 500_000,
};

/** Theoretical edge of each category in ppm of turnover; of PVP its rake, of lotteries that of the play that pays best. Source: docs/domain.md DR-2.5, DR-12. */
export const defaultEdgesPpm: Record<GameType, number> = {
  RNG: 40_000,
  FISH: 40_000,
  LIVE: 12_000,
  SPORTS: 50_000,
  ESPORTS: 50_000,
  PVP: 50_000,
  ELOTT: 28_000,
  LOTT: 28_000,
  COCKFIGHT: 50_000,
};

export type Edges = Partial<Record<GameType, number>>;

export interface Budget {
  gameType: GameType;
  /** Paid on turnover at most: the rebate of the highest level, and the salaries by the weight of the category or the shares of inviters. */
  spentPpm: number;
  /** 80 % of the edge. */
  mayPpm: number;
}

/** Returns what a category pays out on turnover with these salaries, and what it may. Source: docs/domain.md DR-2.5. */
export function budgetOf(category: GameType, salariesPpm: number, edges: Edges = {}): Budget {
  const edgePpm = edges[category] ?? defaultEdgesPpm[category];
  const salaryPpm = Math.ceil((salariesPpm * Number(salaryWeightMilli[category])) / 1000);
  return {
    gameType: category,
    spentPpm: rebateRatePpm(category, TOP_LEVEL) + Math.max(salaryPpm, REFERRAL_PPM),
    mayPpm: Math.floor((edgePpm * BUDGET_PPM) / 1_000_000),
  };
}

/** Returns the budget of every category when contracts use their caps in full. */
export const budgetsOf = (caps: ContractCaps, edges: Edges = {}): Budget[] =>
  gameType.options.map((category) => budgetOf(category, salariesOf(caps), edges));

const salariesOf = ({ dailyPpm, hourlyPpm, realtimePpm, salariesPpm }: ContractCaps) =>
  Math.min(dailyPpm + hourlyPpm + realtimePpm, salariesPpm);

export const isOverBudget = ({ spentPpm, mayPpm }: Budget): boolean => spentPpm >= mayPpm;

/** A salary contract in force. */
export interface SalaryRate {
  kind: 'DAILY' | 'HOURLY' | 'REALTIME';
  ratePpm: number;
  categories: readonly GameType[];
}

const capOf = { DAILY: 'dailyPpm', HOURLY: 'hourlyPpm', REALTIME: 'realtimePpm' } as const;

/**
 * Returns why the salaries of one taker must not be paid, in words for the log of jobs; undefined when they may. None may be above the cap
 * of its kind, nor their sum above the caps or the budget of a category.
 *
 * Source: OPR-06, docs/domain.md DR-2.5, DR-11.4.
 */
export function payoutFault(rates: readonly SalaryRate[], caps: ContractCaps, edges: Edges = {}): string | undefined {
  for (const { kind, ratePpm } of rates)
    if (ratePpm > caps[capOf[kind]]) return `${kind} at ${ratePpm} ppm is above its cap of ${caps[capOf[kind]]}`;
  for (const category of gameType.options) {
    const sumPpm = rates.reduce((sum, { ratePpm, categories }) => sum + (categories.includes(category) ? ratePpm : 0), 0);
    if (sumPpm === 0) continue;
    if (sumPpm > caps.salariesPpm) return `salaries of ${sumPpm} ppm for ${category} are above ${caps.salariesPpm}`;
    const budget = budgetOf(category, sumPpm, edges);
    if (isOverBudget(budget)) return `${category} would pay out ${budget.spentPpm} ppm, and less than ${budget.mayPpm} is allowed`;
  }
  return undefined;
}
