import type { ActivityValue } from '@site/api/games';
import { maskName } from '@site/rules/maskName';
import { sql } from 'kysely';
import type { Services } from '../services.ts';

const WINDOW_MINUTES = 5;
/** Games opened longer ago are not looked at. */
const SESSION_HOURS = 12;
const ROUNDS = 12;

/** The latest round of a player that is open, or that is settled. */
export interface LatestRound {
  account_id: number;
  username: string;
  node_id: number;
  status: 'open' | 'settled';
  currency: string;
  stake_minor: bigint;
  payout_minor: bigint;
  placed_at: Date;
  settled_at: Date | null;
}

type Reader = Pick<Services, 'db' | 'shelves' | 'latestRounds'>;

/**
 * Reads what is being played at a brand: the number of players of each game, and the rounds that were settled last. Both come from the bets
 * of the last minutes, without trial accounts and staff. A player counts in the game of the latest round only.
 *
 * Source: docs/domain.md DR-9.2, DR-9.3.
 */
export async function readActivity(
  services: Reader,
  { merchant, language }: { merchant: string; language: string },
): Promise<ActivityValue> {
  const [rows, shelf] = await Promise.all([
    services.latestRounds.get(merchant, () => selectRows(services, merchant)),
    services.shelves.of(merchant, language),
  ]);
  const latest = new Map<number, LatestRound>();
  for (const row of rows.toSorted((one, other) => one.placed_at.getTime() - other.placed_at.getTime())) latest.set(row.account_id, row);
  const players = Map.groupBy(
    [...latest.values()].filter(({ node_id }) => shelf.find(node_id)),
    ({ node_id }) => node_id,
  );
  const rounds = rows.flatMap(({ username, node_id, currency, stake_minor, payout_minor, settled_at }) => {
    const game = shelf.find(node_id);
    if (!game || !settled_at) return [];
    return [
      {
        userName: maskName(username),
        nodeId: node_id,
        displayName: game.displayName,
        lagerIcon: game.lagerIcon,
        stakeMinor: String(stake_minor),
        payoutMinor: String(payout_minor),
        currency,
        at: settled_at.getTime(),
      },
    ];
  });
  return {
    players: Object.fromEntries([...players].map(([nodeId, { length }]) => [nodeId, length])),
    rounds: rounds.toSorted((one, other) => other.at - one.at).slice(0, ROUNDS),
    windowMinutes: WINDOW_MINUTES,
  };
}

/** Looks up the bets of those who have opened a game, by the index of a player's bets: no index follows the bets of all. */
async function selectRows({ db }: Reader, merchant: string): Promise<LatestRound[]> {
  const { rows } = await sql<LatestRound>`
    with player as materialized (
      select distinct account.id, account.username
      from vendor_session join account on account.id = vendor_session.account_id
      where vendor_session.created_at > now() - make_interval(hours => ${SESSION_HOURS})
        and account.merchant = ${merchant} and account.role = 'member' and account.type <> 4
    )
    select distinct on (bet.account_id, bet.status) bet.account_id, player.username, bet.node_id, bet.status, bet.currency, bet.stake_minor,
      bet.payout_minor, bet.placed_at, bet.settled_at
    from bet join player on player.id = bet.account_id
    where bet.part = 0 and bet.status in ('open', 'settled') and bet.placed_at > now() - make_interval(mins => ${WINDOW_MINUTES})
    order by bet.account_id, bet.status, bet.placed_at desc`.execute(db);
  return rows;
}
