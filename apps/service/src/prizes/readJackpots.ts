import type { GameType } from '@site/api/common';
import type { JackpotsValue } from '@site/api/prizes';
import { countsGame } from '@site/rules/countsGame';
import { jackpotAmount } from '@site/rules/jackpot';
import { maskName } from '@site/rules/maskName';
import { type Kysely, sql } from 'kysely';
import { saidInOf } from '../content/saidInOf.ts';
import { wordsIn } from '../content/wordsIn.ts';
import type { Schema } from '../database/schema.ts';
import { countedAt } from '../rollup/countedAt.ts';
import type { Services } from '../services.ts';

/** Number of past drops shown of each jackpot. */
const DROPS = 5;

/** A brand's jackpots from the database, independent of the language. */
export interface JackpotRows {
  asOf: Date;
  jackpots: Awaited<ReturnType<typeof selectJackpots>>;
  drops: DropRow[];
}

interface DropRow {
  jackpot_id: number;
  round: number;
  amount_minor: bigint;
  dropped_at: Date;
  account_id: number;
  username: string;
  node_id: number;
  seed_hash: string;
  server_seed: string;
}

interface JackpotQuery {
  merchant: string;
  language: string;
  /** Only those that a game of this category, or this game, feeds. */
  gameType?: GameType | undefined;
  nodeId?: number | undefined;
  /** The caller, whose own drops are marked. */
  accountId?: number | undefined;
}

/**
 * Reads a brand's jackpots with their last drops; masks the winners. The seed of a round is shown once it has dropped.
 *
 * Source: docs/domain.md DR-19.
 */
export async function readJackpots(
  { db, brands, shelves, jackpotRows }: Pick<Services, 'db' | 'brands' | 'shelves' | 'jackpotRows'>,
  { merchant, language, gameType, nodeId, accountId }: JackpotQuery,
): Promise<JackpotsValue> {
  const [rows, brand, shelf] = await Promise.all([
    jackpotRows.get(merchant, () => selectRows(db, merchant)),
    brands.of(merchant),
    shelves.of(merchant, language),
  ]);
  const isAsked = ({ games }: (typeof rows.jackpots)[number]) =>
    shelf.games.some(
      (game) =>
        (gameType === undefined || game.gameType === gameType) &&
        (nodeId === undefined || game.nodeId === nodeId) &&
        countsGame(games, game),
    );
  const dropsOf = Map.groupBy(rows.drops, ({ jackpot_id: id }) => id);
  return {
    asOf: rows.asOf.getTime(),
    jackpots: rows.jackpots.filter(isAsked).map((row) => ({
      code: row.code,
      name: wordsIn(row.words, language, brand)['name'] ?? row.code,
      saidIn: saidInOf(row.words, language, brand),
      games: row.games,
      currency: row.currency,
      amountMinor: String(jackpotAmount({ seedMinor: row.seed_minor }, row.fed_micro)),
      seedMinor: String(row.seed_minor),
      contributionPpm: row.contribution_ppm,
      mustDropMinor: String(row.must_drop_minor),
      round: row.round,
      clientSeed: row.code,
      seedHash: row.seed_hash,
      drops: (dropsOf.get(row.id) ?? []).map((drop) => ({
        round: drop.round,
        amountMinor: String(drop.amount_minor),
        at: drop.dropped_at.getTime(),
        userName: maskName(drop.username),
        isOwn: drop.account_id === accountId,
        displayName: shelf.find(drop.node_id)?.displayName ?? null,
        seedHash: drop.seed_hash,
        serverSeed: drop.server_seed,
      })),
    })),
  };
}

/** Counts the jackpots that the games of each category feed. */
export async function countJackpots(
  { db, shelves, jackpotRows }: Pick<Services, 'db' | 'shelves' | 'jackpotRows'>,
  { merchant, language }: Pick<JackpotQuery, 'merchant' | 'language'>,
): Promise<Record<string, number>> {
  const [{ jackpots }, shelf] = await Promise.all([
    jackpotRows.get(merchant, () => selectRows(db, merchant)),
    shelves.of(merchant, language),
  ]);
  const counts: Record<string, number> = {};
  for (const { games } of jackpots)
    for (const gameType of new Set(shelf.games.filter((game) => countsGame(games, game)).map((game) => game.gameType)))
      counts[gameType] = (counts[gameType] ?? 0) + 1;
  return counts;
}

async function selectRows(db: Kysely<Schema>, merchant: string): Promise<JackpotRows> {
  // First, so that it never promises more than the amounts contain.
  const asOf = await countedAt(db);
  const jackpots = await selectJackpots(db, merchant);
  const { rows: drops } = await sql<DropRow>`
    select drop.jackpot_id, drop.round, drop.amount_minor, drop.dropped_at, drop.account_id, account.username, drop.node_id, drop.seed_hash, drop.server_seed
    from unnest(${jackpots.map(({ id }) => id)}::integer[]) as jackpot (id)
    cross join lateral (
      select * from jackpot_round where jackpot_id = jackpot.id and dropped_at is not null order by round desc limit ${DROPS}
    ) drop
    join account on account.id = drop.account_id
    order by drop.jackpot_id, drop.round desc`.execute(db);
  return { asOf, jackpots, drops };
}

function selectJackpots(db: Kysely<Schema>, merchant: string) {
  return db
    .selectFrom('jackpot')
    .innerJoin('jackpot_round', (join) => join.onRef('jackpot_id', '=', 'id').on('dropped_at', 'is', null))
    .where('merchant', '=', merchant)
    .where('is_open', '=', true)
    .select(['id', 'code', 'words', 'games', 'currency', 'seed_minor', 'contribution_ppm', 'must_drop_minor'])
    .select(['round', 'fed_micro', 'seed_hash'])
    .orderBy('position')
    .execute();
}
