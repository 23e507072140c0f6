import type { GameType } from '@site/api/common';
import { creditsIn } from '@site/rules/credits';
import { floorMinor } from '@site/rules/floorMinor';
import { addDays, type Day, startOfDay } from '@site/rules/period';
import { salaryTurnover } from '@site/rules/salaryTurnover';
import { shareChain } from '@site/rules/shareChain';
import { REALTIME_DAY_CAP_CREDITS } from '../jobs/realtimeSalary.ts';
import type { SeedEntry } from './playHistory.ts';

export interface SeedContract {
  giverId: number | null;
  takerId: number;
  ratePpm: number;
}

/** Valid bets of a team on a day, by game type. */
export type TeamDay = Map<GameType, bigint>;

const MINUTE_MS = 60_000;

/**
 * Computes the real-time salary paid on past days: one entry a day, because their slices are not stored.
 *
 * Source: docs/domain.md DR-11.3, DR-11.9.
 */
export function salaryHistory(
  contracts: SeedContract[],
  teamDays: Map<number, Map<Day, TeamDay>>,
  { days, zone, currency }: { days: Day[]; zone: string; currency: string },
): SeedEntry[] {
  const capMinor = creditsIn(currency, REALTIME_DAY_CAP_CREDITS);
  return days.flatMap((day) => {
    const links = contracts.map(({ giverId, takerId, ratePpm }) => {
      const kinds = teamDays.get(takerId)?.get(day) ?? new Map<GameType, bigint>();
      const turnoverMinor = salaryTurnover([...kinds].map(([gameType, validBetMinor]) => ({ gameType, validBetMinor })));
      const earnedMinor = floorMinor(turnoverMinor, ratePpm);
      return { giverId, takerId, grossMinor: earnedMinor < capMinor ? earnedMinor : capMinor };
    });
    return [...shareChain(links, () => 0n)].flatMap(([accountId, { netMinor: amountMinor }]): SeedEntry[] =>
      amountMinor === 0n
        ? []
        : [
            {
              accountId,
              kind: 'SALARY_RT',
              idempotencyKey: `history:SALARY_RT:${day}`,
              amountMinor,
              cause: { history: day },
              atMs: startOfDay(addDays(day, 1), zone).getTime() - MINUTE_MS,
            },
          ],
    );
  });
}
