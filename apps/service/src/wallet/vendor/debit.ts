import type { WalletAnswer, WalletInput } from '@site/api/vendor';
import { sql } from 'kysely';
import { CallerGone } from './CallerGone.ts';
import { carryOut, isRunning, type Operation } from './carryOut.ts';
import { exactlyOnce, hashOf } from './exactlyOnce.ts';
import { accountIdOf } from './playerId.ts';
import { changeRound, readRound, type RoundChange } from './Round.ts';
import type { WalletContext } from './WalletContext.ts';

/**
 * Takes a stake. The only call that may be refused for the player's sake: without a living session, frozen, excluded, on a trial,
 * over a limit, in a closed game or round, without the money. A refusal is final for its `txId`.
 *
 * Source: design §6, DR-0.6.
 */
export async function debit({ db, integration, isCallerGone }: WalletContext, input: WalletInput<'debit'>): Promise<WalletAnswer> {
  const { txId, roundId, sessionId, gameCode, currency } = input;
  const accountId = accountIdOf(input.playerId);
  if (!accountId) return { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
  const amountMinor = BigInt(input.amountMinor);
  const bodyHash = hashOf('debit', input);

  const verdict = sql`
    play as (
      select true as is_known, g.node_id, g.game_type, g.status
      from vendor_session v
      join session s on s.token_hash = v.session_hash and s.account_id = v.account_id and s.expires_at > now()
      join game launched on launched.node_id = v.node_id
      left join game g on g.vassalage = launched.vassalage and g.game_code = ${gameCode}
      where v.id = ${sessionId} and v.account_id = ${accountId} and v.integration = ${integration}
    ),
    limits as materialized (
      select l.amount_minor - case when ${isRunning} then l.used_minor else 0 end as left_minor
      from play_limit l where l.account_id = ${accountId}
      for no key update
    ),
    judged as (
      select play.node_id, play.game_type, case
        when play.is_known is null then 'INVALID_TOKEN'
        when p.type = 4 or p.state <> 'active' then 'PLAYER_BLOCKED'
        when p.currency <> ${currency} then 'CURRENCY_MISMATCH'
        when play.status is distinct from 'open' then 'GAME_DISABLED'
        when exists (select from bet b where b.account_id = ${accountId} and b.integration = ${integration} and b.round_id = ${roundId}
          and b.status = 'settled') then 'INVALID_INPUT'
        when exists (select from limits where left_minor < ${amountMinor}) then 'LIMIT_EXCEEDED'
        when p.balance_minor < ${amountMinor} then 'INSUFFICIENT_FUNDS'
        else 'OK' end as code
      from player p left join play on true
    ),
    verdict as (select *, case code when 'INVALID_INPUT' then 'roundId' end as field from judged)`;

  return exactlyOnce(db, { integration, txId, bodyHash }, async () => {
    const ending = input.roundEnd ? await readRound(db, { integration, accountId, roundId, sessionId, gameCode }) : undefined;
    const round = ending?.game
      ? changeRound(ending, ending.game, { stakeMinor: amountMinor, payoutMinor: 0n, ends: true })
      : stakeOf(amountMinor);
    const operation: Operation = {
      kind: 'debit',
      integration,
      txId,
      refTxId: undefined,
      bodyHash,
      accountId,
      roundId,
      entry: 'BET',
      amountMinor: -amountMinor,
      round,
      verdict,
    };
    const outcome = await db.connection().execute((connection) => {
      // The caller may have given up while the stake waited for a connection, and would never know that it was taken.
      if (isCallerGone?.()) throw new CallerGone();
      return carryOut(connection, operation);
    });
    return outcome.isPlayer ? (outcome.answer ?? undefined) : { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
  });
}

/** A stake that leaves its round open adds up with the others, whatever they are. */
const stakeOf = (stakeMinor: bigint): RoundChange => ({
  part: 0,
  stakeMinor,
  payoutMinor: 0n,
  validBetMinor: 0n,
  status: 'open',
  from: undefined,
});
