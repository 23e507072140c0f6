import { round } from '@site/api/rounds';
import { accept, handle, refuse } from '../http/handle.ts';
import { fairIntegrations } from '../records/fairIntegrations.ts';
import { showRound } from '../records/showRound.ts';

/** Tells the bets and the result of an own round, where it can be watched, and which game verifies it. Source: GAM-10, MEM-06. */
export default handle(round, async ({ input: { roundId, theme }, ...caller }) => {
  const { member, services } = caller;
  const found = await services.db
    .selectFrom('bet')
    .where('account_id', '=', member.id)
    .where('round_id', '=', roundId)
    .orderBy('integration')
    .orderBy('part')
    .select(['integration', 'part', 'node_id', 'currency', 'stake_minor', 'payout_minor', 'status', 'placed_at', 'settled_at'])
    .execute();
  const [first] = found;
  if (!first) return refuse('notFound');
  // Another vendor may have used the same id.
  const bets = found.filter(({ integration }) => integration === first.integration);
  const isSettled = first.status === 'settled';
  return accept({
    nodeId: first.node_id,
    currency: first.currency,
    bets: bets.map(({ integration, part, stake_minor, payout_minor, status, placed_at, settled_at }) => ({
      id: `${integration}:${roundId}:${part}`,
      stakeMinor: String(stake_minor),
      payoutMinor: String(payout_minor),
      status,
      placedAt: placed_at.getTime(),
      settledAt: settled_at?.getTime() ?? null,
    })),
    result: bets.some(({ status }) => status === 'open') ? null : resultOf(bets),
    replayUrl: (isSettled && (await showRound({ integration: first.integration, roundId, theme }, caller))) || null,
    verifyNodeId: isSettled && fairIntegrations.includes(first.integration) ? first.node_id : null,
  });
});

function resultOf(bets: readonly { stake_minor: bigint; payout_minor: bigint }[]) {
  const staked = bets.reduce((sum, { stake_minor }) => sum + stake_minor, 0n);
  const paid = bets.reduce((sum, { payout_minor }) => sum + payout_minor, 0n);
  return { stakeMinor: String(staked), payoutMinor: String(paid), netMinor: String(paid - staked) };
}
