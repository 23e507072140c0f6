import type { CountedGames } from '@site/api/prizes';
import { addRound, type ScoreKind, type Standing } from '@site/rules/tournament';
import { creditsIn } from '@site/rules/credits';
import { addDays, dayOf, startOfDay } from '@site/rules/period';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { addTournaments } from '../prizes/settleTournaments.ts';
import { brandPlans } from './brandPlans.ts';
import type { InSeedLanguages } from './InSeedLanguages.ts';

interface SeedSeries {
  code: string;
  games: CountedGames;
  score: ScoreKind;
  leastStakeCredits: { of: bigint; by: bigint };
  prizesCredits: bigint[];
  days: number;
  words: InSeedLanguages<{ name: string }>;
}

const seedSeries: SeedSeries[] = [
  {
    code: 'high-tide',
    games: { gameTypes: ['RNG'], vendors: [], nodeIds: [] },
    score: 'multiple',
    leastStakeCredits: { of: 1n, by: 5n },
    prizesCredits: [100n, 60n, 40n, 25n, 15n, 10n, 10n, 10n, 10n, 10n],
    days: 1,
    words: {
      EN: { name: 'High tide' },
      BN: { name: 'জোয়ার' },
      AR: { name: 'المد العالي' },
      VI: { name: 'Triều cường' },
      CN: { name: '涨潮' },
    },
  },
  {
    code: 'long-river',
    games: { gameTypes: ['RNG', 'LIVE', 'FISH'], vendors: [], nodeIds: [] },
    score: 'turnover',
    leastStakeCredits: { of: 1n, by: 10n },
    prizesCredits: [500n, 300n, 200n, 100n, 100n, 50n, 50n, 50n, 50n, 50n],
    days: 7,
    words: {
      EN: { name: 'Long river' },
      BN: { name: 'দীর্ঘ নদী' },
      AR: { name: 'النهر الطويل' },
      VI: { name: 'Dòng sông dài' },
      CN: { name: '长河' },
    },
  },
];

/** Number of members who have joined the last tournament of each series. */
const ENTRANTS = 30;

/**
 * Writes the tournaments of each brand: of each series one that is over and was played, one that runs, and the next. The prizes of the first are
 * paid by the job.
 */
export async function writeTournaments(tx: Transaction<Schema>, now: Date): Promise<void> {
  for (const { brand } of brandPlans)
    for (const [position, series] of seedSeries.entries()) {
      const { code, games, score, leastStakeCredits, prizesCredits, days, words } = series;
      const { id } = await tx
        .insertInto('tournament_series')
        .values({
          merchant: brand.merchant,
          code,
          position,
          currency: brand.currency,
          games: JSON.stringify(games),
          score,
          least_stake_minor: creditsIn(brand.currency, leastStakeCredits.of) / leastStakeCredits.by,
          prizes: JSON.stringify(prizesCredits.map((credits) => String(creditsIn(brand.currency, credits)))),
          first_at: startOfDay(addDays(dayOf(now, brand.zone), -days), brand.zone),
          length_minutes: days * 24 * 60,
          every_minutes: days * 24 * 60,
          words: JSON.stringify(words),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const begun = new Date(now.getTime() - days * 24 * 3_600_000);
      await addTournaments(tx, begun);
      await addTournaments(tx, now);
      await enterPlayers(tx, { seriesId: id, kind: score, gameTypes: games.gameTypes });
    }
}

/** Enters members into the first tournament of a series as it began, with the scores of their history. */
async function enterPlayers(
  tx: Transaction<Schema>,
  { seriesId, kind, gameTypes }: { seriesId: number; kind: ScoreKind; gameTypes: string[] },
): Promise<void> {
  const { rows } = await sql<{
    id: number;
    account_id: number;
    starts_at: Date;
    stakeMinor: bigint;
    payoutMinor: bigint;
    validBetMinor: bigint;
    settledAt: Date;
  }>`
    with first as materialized (
      select t.*, s.merchant, s.currency, s.least_stake_minor from tournament t join tournament_series s on s.id = t.series_id
      where s.id = ${seriesId} order by t.starts_at limit 1
    ),
    -- Of its own, because Citus joins no table of the coordinator with one of the workers.
    player as materialized (
      select distinct b.account_id as id from bet b, first where b.placed_at >= first.starts_at and b.placed_at < first.ends_at
    ),
    entrant as materialized (
      select a.id from account a join first on first.merchant = a.merchant
      where a.role = 'member' and a.type = 0 and a.state = 'active' and a.id in (select id from player)
      order by a.id limit ${ENTRANTS}
    )
    select first.id, b.account_id, first.starts_at, b.stake_minor as "stakeMinor", b.payout_minor as "payoutMinor",
      b.valid_bet_minor as "validBetMinor", b.settled_at as "settledAt"
    from entrant join bet b on b.account_id = entrant.id
    cross join first
    where b.placed_at >= first.starts_at and b.placed_at < first.ends_at and b.status = 'settled' and b.part = 0
      and b.stake_minor >= first.least_stake_minor and b.currency = first.currency and b.game_type = any(${gameTypes})`.execute(tx);
  for (const [accountId, rounds] of Map.groupBy(rows, ({ account_id: id }) => id)) {
    const [first] = rounds;
    if (!first) continue;
    const { score, reachedAt } = rounds.reduce<Standing>((standing, round) => addRound(kind, standing, round), {
      score: 0n,
      reachedAt: null,
    });
    await tx
      .insertInto('tournament_entry')
      .values({ tournament_id: first.id, account_id: accountId, joined_at: first.starts_at, score, reached_at: reachedAt })
      .execute();
  }
}
