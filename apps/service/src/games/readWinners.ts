import type { GameType } from '@site/api/common';
import type { WinnersValue } from '@site/api/games';
import { creditsIn } from '@site/rules/credits';
import { maskName } from '@site/rules/maskName';
import { sql } from 'kysely';
import type { Services } from '../services.ts';

const WINDOW_HOURS = 24;
const MIN_CREDITS = 100n;
const ROWS = 20;
/** More than the board shows, because corrections after settlement may reduce some below the minimum. */
const CANDIDATES = 60;
/** Smallest win of the index `bet_big_win`; no brand's minimum is smaller. */
const MIN_INDEXED_MINOR = 10_000n;

interface WinnersQuery {
  merchant: string;
  language: string;
  gameType?: GameType | undefined;
}

/** A win from the database, independent of the language. */
export interface WinnerRow {
  node_id: number;
  username: string;
  settled_at: Date;
  net_minor: bigint;
}

type Reader = Pick<Services, 'db' | 'brands' | 'shelves' | 'winnerRows'>;

/**
 * Reads the winner board: real settled wins of the last 24 hours from 100 credits, by amount, newer first among equal ones. Excludes trial
 * accounts and staff; masks names. The list may be short.
 *
 * Source: docs/domain.md DR-9.1.
 */
export async function readWinners(services: Reader, { merchant, language, gameType }: WinnersQuery): Promise<WinnersValue> {
  const [board, shelf] = await Promise.all([emptyWinners(services, merchant), services.shelves.of(merchant, language)]);
  const { currency } = board;
  const terms = { merchant, currency, leastMinor: BigInt(board.leastMinor), gameType };
  const rows = await services.winnerRows.get(`${merchant} ${gameType}`, () => selectRows(services, terms));
  return {
    ...board,
    list: rows.flatMap(({ node_id, username, settled_at, net_minor }) => {
      const game = shelf.find(node_id);
      if (!game) return [];
      const { displayName, vassalage, lagerIcon } = game;
      return [
        {
          vo: {
            winAmount: String(net_minor),
            currency,
            userName: maskName(username),
            displayName,
            vassalage,
            lagerIcon,
            at: settled_at.getTime(),
          },
        },
      ];
    }),
  };
}

/** Returns a brand's winner board without rows. */
export async function emptyWinners({ brands }: Pick<Services, 'brands'>, merchant: string): Promise<WinnersValue> {
  const { currency } = (await brands.of(merchant)).brand;
  return { list: [], windowHours: WINDOW_HOURS, leastMinor: String(creditsIn(currency, MIN_CREDITS)), currency };
}

interface Terms {
  merchant: string;
  currency: string;
  leastMinor: bigint;
  gameType: GameType | undefined;
}

async function selectRows({ db }: Reader, { merchant, currency, leastMinor, gameType }: Terms): Promise<WinnerRow[]> {
  if (leastMinor < MIN_INDEXED_MINOR) throw new Error(`The board of ${merchant} asks for less than what is indexed.`);
  const { rows } = await sql<WinnerRow>`
    with candidate as (
      select bet.account_id, bet.integration, bet.round_id, bet.node_id, bet.settled_at, account.username
      from bet join account on account.id = bet.account_id
      where bet.status = 'settled' and bet.payout_minor - bet.stake_minor >= 10000
        and bet.settled_at > now() - make_interval(hours => ${WINDOW_HOURS})
        and bet.payout_minor - bet.stake_minor >= ${leastMinor} and bet.currency = ${currency}
        and (${gameType ?? null}::text is null or bet.game_type = ${gameType ?? null})
        and account.merchant = ${merchant} and account.role = 'member' and account.type <> 4
      order by bet.payout_minor - bet.stake_minor desc, bet.settled_at desc
      limit ${CANDIDATES}
    ), latest as materialized (
      select distinct on (account_id, integration, round_id) account_id, integration, round_id, node_id, username, settled_at
      from candidate order by account_id, integration, round_id, settled_at desc
    ), round as (
      select l.node_id, l.username, l.settled_at, sum(part.payout_minor - part.stake_minor)::bigint as net_minor
      from latest l join bet part
        on part.account_id = l.account_id and part.integration = l.integration and part.round_id = l.round_id and part.status = 'settled'
      group by l.account_id, l.integration, l.round_id, l.node_id, l.username, l.settled_at
    )
    select node_id, username, settled_at, net_minor from round
    where net_minor >= ${leastMinor}
    order by net_minor desc, settled_at desc
    limit ${ROWS}`.execute(db);
  return rows;
}
