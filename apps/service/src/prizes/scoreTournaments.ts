import { addRound, type Standing } from '@site/rules/tournament';
import { countsGame } from '@site/rules/countsGame';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Played } from './readPlayed.ts';

/**
 * Adds counted rounds to the scores of the players who had joined a tournament before they began them. A round counts that began before the
 * end, whenever it was settled.
 *
 * Source: docs/domain.md DR-20.2, DR-20.3.
 */
export async function scoreTournaments(tx: Transaction<Schema>, played: readonly Played[]): Promise<void> {
  const first = played.reduce((least, { placedAt }) => (placedAt < least ? placedAt : least), new Date());
  const open = await tx
    .selectFrom('tournament')
    .innerJoin('tournament_series', 'tournament_series.id', 'series_id')
    .where('settled_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>', first)
    .where('starts_at', '<', sql<Date>`now()`)
    .select(['tournament.id', 'merchant', 'currency', 'games', 'score', 'least_stake_minor', 'starts_at', 'ends_at'])
    .execute();
  for (const { id, score: kind, merchant, currency, games, ...terms } of open) {
    const rounds = played.filter(
      (round) =>
        round.merchant === merchant &&
        round.currency === currency &&
        round.stakeMinor >= terms.least_stake_minor &&
        round.placedAt >= terms.starts_at &&
        round.placedAt < terms.ends_at &&
        countsGame(games, round),
    );
    if (rounds.length === 0) continue;
    const byPlayer = Map.groupBy(rounds, ({ accountId }) => accountId);
    const entries = await tx
      .selectFrom('tournament_entry')
      .where('tournament_id', '=', id)
      .where('account_id', '=', sql<number>`any(${[...byPlayer.keys()]}::integer[])`)
      .select(['account_id', 'joined_at', 'score', 'reached_at'])
      .execute();
    const standings = entries.map(({ account_id: accountId, joined_at: joinedAt, score, reached_at: reachedAt }) => {
      const own = (byPlayer.get(accountId) ?? []).filter(({ placedAt }) => placedAt >= joinedAt);
      const standing = own.reduce<Standing>((before, round) => addRound(kind, before, round), { score, reachedAt });
      return { accountId, score: standing.score, reachedAt: standing.reachedAt };
    });
    await sql`
      update tournament_entry e set score = s.score, reached_at = s.reached_at
      from unnest(${standings.map(({ accountId }) => accountId)}::integer[], ${standings.map(({ score }) => score)}::bigint[],
        ${standings.map(({ reachedAt }) => reachedAt)}::timestamptz[]) as s (account_id, score, reached_at)
      where e.tournament_id = ${id} and e.account_id = s.account_id`.execute(tx);
  }
}
