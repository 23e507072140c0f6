import type { WalletAnswer, WalletInput } from '@site/api/vendor';
import { sql, type Transaction } from 'kysely';
import { retryConflicts } from '../../database/retryConflicts.ts';
import type { Schema } from '../../database/schema.ts';
import { lockWallet } from './lockWallet.ts';
import { accountIdOf } from './playerId.ts';
import { changeRound, readRound, type RoundChange } from './Round.ts';
import type { WalletContext } from './WalletContext.ts';

/** Settles a round: from here on it counts as turnover. Asking again, or for a round without bets, changes nothing. */
export async function endRound({ db, integration }: WalletContext, { playerId, roundId }: WalletInput<'endRound'>): Promise<WalletAnswer> {
  const accountId = accountIdOf(playerId);
  if (!accountId) return { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
  const settle = () =>
    db.transaction().execute(async (tx): Promise<WalletAnswer> => {
      const wallet = await lockWallet(tx, accountId);
      if (!wallet) return { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
      const round = await readRound(tx, { integration, accountId, roundId });
      if (round?.game && !round.isSettled) {
        const { status, validBetMinor } = changeRound(round, round.game, { stakeMinor: 0n, payoutMinor: 0n, ends: true });
        await settleRound(tx, { accountId, integration, roundId, status, validBetMinor });
      }
      return { code: 'OK', balanceMinor: String(wallet.balance_minor), currency: wallet.currency };
    });
  return retryConflicts(settle);
}

interface Ended {
  accountId: number;
  integration: string;
  roundId: string;
  status: RoundChange['status'];
  validBetMinor: bigint;
}

/** Writes what a round has come to, and links it to what the player's chain of play held before where it is settled. */
async function settleRound(tx: Transaction<Schema>, { accountId, integration, roundId, status, validBetMinor }: Ended): Promise<void> {
  await sql`
    with player as (select account_id, play_seq, play_hash from wallet where account_id = ${accountId}),
    ended as (
      update bet b set status = c.status, valid_bet_minor = c.valid, settled_at = now(),
        play_seq = case c.status when 'settled' then p.play_seq + 1 end,
        hash = case c.status when 'settled' then link_hash(p.play_hash, round_content(b.account_id, p.play_seq + 1, b.integration, b.round_id, b.part,
          b.node_id, b.game_type, b.currency, b.stake_minor, b.payout_minor, c.valid, b.placed_at, now())) end
      from player p, (values (${status}, ${validBetMinor}::bigint)) as c (status, valid)
      where b.account_id = p.account_id and b.integration = ${integration} and b.round_id = ${roundId} and b.part = 0
      returning b.account_id, b.integration, b.round_id, b.part, b.status, b.settled_at, b.play_seq, b.hash
    ),
    uncounted as (
      insert into uncounted_bet (at, account_id, integration, round_id, part)
      select settled_at, account_id, integration, round_id, part from ended where status = 'settled'
    )
    update wallet w set play_seq = e.play_seq, play_hash = e.hash from ended e where w.account_id = ${accountId} and e.hash is not null`.execute(
    tx,
  );
}
