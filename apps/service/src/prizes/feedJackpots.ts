import { countsGame } from '@site/rules/countsGame';
import { dropPoint, feedJackpot, jackpotAmount, type JackpotTerms } from '@site/rules/jackpot';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { beginRound } from './beginRound.ts';
import type { Played } from './readPlayed.ts';

type Jackpot = Awaited<ReturnType<typeof openJackpots>>[number];

/**
 * Adds the contributions of counted rounds to the jackpots they take part in. A jackpot that reaches its drop point is won by the round that
 * reached it, and begins again. It is paid later, by `payJackpots`.
 *
 * Source: docs/domain.md DR-19.1, DR-19.3.
 */
export async function feedJackpots(tx: Transaction<Schema>, played: readonly Played[]): Promise<void> {
  for (const jackpot of await openJackpots(tx)) {
    const { merchant, currency, games } = jackpot;
    const rounds = played.filter((round) => round.merchant === merchant && round.currency === currency && countsGame(games, round));
    if (rounds.length > 0) await feed(tx, jackpot, rounds);
  }
}

function openJackpots(tx: Transaction<Schema>) {
  return tx
    .selectFrom('jackpot')
    .innerJoin('jackpot_round', (join) => join.onRef('jackpot_id', '=', 'id').on('dropped_at', 'is', null))
    .where('is_open', '=', true)
    .select(['id', 'merchant', 'code', 'currency', 'games', 'round', 'server_seed', 'fed_micro'])
    .select(['seed_minor', 'contribution_ppm', 'must_drop_minor'])
    .orderBy('id')
    .forNoKeyUpdate('jackpot_round')
    .execute();
}

async function feed(tx: Transaction<Schema>, jackpot: Jackpot, played: readonly Played[]): Promise<void> {
  const terms: JackpotTerms = {
    seedMinor: jackpot.seed_minor,
    contributionPpm: jackpot.contribution_ppm,
    mustDropMinor: jackpot.must_drop_minor,
  };
  let { round, server_seed: serverSeed, fed_micro: fedMicro } = jackpot;
  for (let rest = played; ;) {
    const dropMinor = await dropPoint(terms, { serverSeed, clientSeed: jackpot.code, nonce: round });
    const stakes = rest.map(({ stakeMinor }) => stakeMinor);
    const fed = feedJackpot(terms, { fedMicro, dropMinor }, stakes);
    const winner = fed.droppedBy === undefined ? undefined : rest[fed.droppedBy];
    await tx
      .updateTable('jackpot_round')
      .set({
        fed_micro: fed.fedMicro,
        ...(winner && {
          dropped_at: sql`now()`,
          account_id: winner.accountId,
          integration: winner.integration,
          round_id: winner.roundId,
          node_id: winner.nodeId,
          amount_minor: jackpotAmount(terms, fed.fedMicro),
        }),
      })
      .where('jackpot_id', '=', jackpot.id)
      .where('round', '=', round)
      .execute();
    if (fed.droppedBy === undefined) return;
    rest = rest.slice(fed.droppedBy + 1);
    round += 1;
    serverSeed = await beginRound(tx, jackpot.id, round);
    fedMicro = 0n;
  }
}
