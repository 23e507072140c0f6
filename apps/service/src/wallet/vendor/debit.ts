import type { WalletAnswer, WalletInput } from '@site/api/vendor';
import { sql } from 'kysely';
import { DEFAULT_MINUTES } from '../../limits/readRealityCheck.ts';
import { CallerDisconnected } from './CallerDisconnected.ts';
import { executeOperation, type Operation } from '../../ledger/executeOperation.ts';
import { exactlyOnce, hashOf } from './exactlyOnce.ts';
import { accountIdOf } from './playerId.ts';
import { refuseCurrency } from './refuseCurrency.ts';
import { changeRound, type Grant, readRound, type RoundChange } from './Round.ts';
import type { WalletContext } from './WalletContext.ts';

/**
 * Takes a stake, or records one that a campaign pays instead of the player. It is the only call that depends on the player's state: it is
 * refused without a valid session, for frozen, excluded and trial accounts, above a limit, in a type of games that the player has blocked, while a
 * reality check is due, in a closed game or round, in a currency other
 * than the session's, and without sufficient funds. A free round is also refused without a grant of the campaign for this player, game, stake and
 * currency that has rounds left. A refusal is final for its `txId`.
 *
 * Source: VEN-01, docs/domain.md DR-0.6.
 */
export async function debit(
  { db, answers, integration, isCallerDisconnected }: WalletContext,
  input: WalletInput<'debit'>,
): Promise<WalletAnswer> {
  const { txId, roundId, sessionId, gameCode, currency, campaignId } = input;
  const accountId = accountIdOf(input.playerId);
  if (!accountId) return { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
  const valueMinor = BigInt(input.amountMinor);
  const [stakeMinor, grant] = campaignId === undefined ? [valueMinor, undefined] : [0n, { campaignId, stakeMinor: valueMinor }];
  const bodyHash = hashOf('debit', input);

  const verdict = sql`
    ${campaignId === undefined ? sql`` : freeRounds({ accountId, campaignId, valueMinor, currency })}
    play as (
      select true as is_known, v.currency, g.node_id, g.game_type, g.status,
        coalesce(s.checked_at, s.created_at) + make_interval(mins => coalesce(rc.minutes, ${DEFAULT_MINUTES})) <= now() as is_check_due,
        exists (
          select 1 from product_block b where b.account_id = v.account_id and b.game_type = g.game_type and (b.opens_at is null or b.opens_at > now())
        ) as is_blocked
      from vendor_session v
      join session s on s.token_hash = v.session_hash and s.account_id = v.account_id and s.expires_at > now()
      join game launched on launched.node_id = v.node_id
      left join game g on g.vassalage = launched.vassalage and g.game_code = ${gameCode}
      left join reality_check rc on rc.account_id = v.account_id
      where v.id = ${sessionId} and v.account_id = ${accountId} and v.integration = ${integration} and v.ended_at is null
    ),
    begun as (
      select bool_or(status = 'settled' or currency <> ${currency}) as is_closed, bool_or(campaign_id is distinct from ${campaignId ?? null}) or coalesce(sum(granted_minor), 0) > 0 as is_paid_otherwise
      from bet where account_id = ${accountId} and integration = ${integration} and round_id = ${roundId}
    ),
    judged as (
      select play.node_id, play.game_type, case
        when play.is_known is null then 'INVALID_TOKEN'
        when p.type = 4 or p.state <> 'active' then 'PLAYER_BLOCKED'
        when play.currency <> p.currency then 'CURRENCY_MISMATCH'
        when play.status is distinct from 'open' then 'GAME_DISABLED'
        when begun.is_closed or begun.is_paid_otherwise then 'INVALID_INPUT'
        when play.is_blocked or play.is_check_due then 'LIMIT_EXCEEDED'
        ${campaignId === undefined ? sql`` : sql`when not exists (select 1 from granted, offered where used < rounds and play.node_id = any(node_ids)) then 'NO_FREE_ROUNDS'`}
        when ${stakeMinor}::bigint > 0 and exists (
          select 1 from running r
          where (r.game_type = '' or r.game_type = play.game_type)
            and case r.kind when 'session' then r.amount_minor <= r.used_minor + r.played_ms else r.amount_minor - r.used_minor < ${stakeMinor} end) then 'LIMIT_EXCEEDED'
        when p.balance_minor < ${stakeMinor} then 'INSUFFICIENT_FUNDS'
        else 'OK' end as code,
        begun.is_closed
      from player p cross join begun left join play on true
    ),
    verdict as (
      select code, case code when 'CURRENCY_MISMATCH' then 'currency' when 'NO_FREE_ROUNDS' then 'campaignId' when 'INVALID_INPUT' then case when is_closed then 'roundId' else 'campaignId' end end as field,
        node_id, game_type
      from judged
    )`;

  return exactlyOnce({ db, answers }, { accountId, integration, txId, bodyHash }, async () => {
    const ending = input.roundEnd ? await readRound(db, { integration, accountId, roundId, currency, sessionId, gameCode }) : undefined;
    const round = ending?.game
      ? changeRound(ending, ending.game, { stakeMinor, payoutMinor: 0n, ends: true, slip: input.slip, grant })
      : stakeOf(stakeMinor, grant);
    const operation: Operation = {
      kind: 'debit',
      integration,
      txId,
      refTxId: undefined,
      bodyHash,
      accountId,
      currency,
      roundId,
      entry: 'BET',
      amountMinor: -stakeMinor,
      round,
      slip: input.slip,
      usesGrantOf: campaignId,
      verdict,
    };
    const outcome = await db.connection().execute((connection) => {
      // The caller may have disconnected while the stake waited for a connection, and would not learn that it was taken.
      if (isCallerDisconnected?.()) throw new CallerDisconnected();
      return executeOperation(connection, operation);
    });
    return outcome.hasWallet ? (outcome.answer ?? undefined) : refuseCurrency(db, accountId);
  });
}

interface FreeRound {
  accountId: number;
  campaignId: string;
  valueMinor: bigint;
  currency: string;
}

/** SQL of the player's grant, locked after the wallet, and of the campaign while it gives rounds of this stake. */
const freeRounds = ({ accountId, campaignId, valueMinor, currency }: FreeRound) => sql`
    granted as materialized (
      select g.rounds, g.used from campaign_grant g
      where g.account_id = ${accountId} and g.campaign_id = ${campaignId} and exists (select 1 from player)
      for no key update
    ),
    offered as (
      select c.node_ids from campaign c
      where c.id = ${campaignId} and c.state = 'open' and now() >= c.starts_at and now() < c.ends_at
        and c.stake_minor = ${valueMinor}::bigint and c.currency = ${currency}
    ),`;

/** Returns the change of a stake that leaves its round open. It needs no earlier amounts, because stakes only add up. */
const stakeOf = (stakeMinor: bigint, grant: Grant | undefined): RoundChange => ({
  part: 0,
  stakeMinor,
  payoutMinor: 0n,
  validBetMinor: 0n,
  status: 'open',
  grant,
  from: undefined,
});
