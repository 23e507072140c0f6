import { creditsIn } from '@site/rules/credits';
import type { Services } from '../services.ts';
import type { Decision, OperatorQueue } from './defineQueue.ts';

type Asked = Pick<Decision, 'id' | 'decision' | 'operatorId' | 'merchant' | 'now'>;

/**
 * Returns true when a decision has to wait for a second operator: it pays more than the brand lets one operator approve. The first one's decision
 * is kept as a proposal. Returns `conflict` to an operator who proposed it already, and false when another one has.
 *
 * Source: OPR-07.
 */
export async function needsSecond(
  services: Services,
  queue: OperatorQueue,
  { id, decision, operatorId, merchant, now }: Asked,
): Promise<boolean | 'conflict'> {
  const { db, brands } = services;
  const { secondOperatorCredits } = (await brands.of(merchant)).settings;
  if (secondOperatorCredits === undefined || decision !== 'approve') return false;
  const paid = await queue.amountOf?.(services, { id, merchant });
  if (!paid || paid.amountMinor <= creditsIn(paid.currency, BigInt(secondOperatorCredits))) return false;
  const proposed = await db
    .insertInto('decision_proposal')
    .values({ merchant, kind: queue.kind, item: id, decision, proposed_by: operatorId, proposed_at: now })
    .onConflict((known) => known.doNothing())
    .returning('item')
    .executeTakeFirst();
  if (proposed) return true;
  const { proposed_by } = await db
    .selectFrom('decision_proposal')
    .where('merchant', '=', merchant)
    .where('kind', '=', queue.kind)
    .where('item', '=', id)
    .where('decision', '=', decision)
    .select('proposed_by')
    .executeTakeFirstOrThrow();
  return proposed_by === operatorId && 'conflict';
}
