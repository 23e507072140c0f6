import type { WalletAnswer } from '@site/api/vendor';
import type { Kysely } from 'kysely';
import { readFreeRounds } from '../../campaigns/readFreeRounds.ts';
import type { Schema } from '../../database/schema.ts';

interface Place {
  accountId: number;
  /** Code of the player's language. */
  language: string;
  nodeId: number;
  currency: string;
}

/** Returns what an answer tells the vendor of the player's free rounds at a game; nothing without any. */
export async function freeRoundsAt(
  db: Kysely<Schema>,
  { accountId, language, nodeId, currency }: Place,
): Promise<Pick<WalletAnswer, 'freeRounds'>> {
  const held = await readFreeRounds(db, { accountId, language });
  const here = held.filter((rounds) => rounds.nodeIds.includes(nodeId) && rounds.currency === currency);
  return here.length === 0
    ? {}
    : { freeRounds: here.map(({ nodeIds: _nodeIds, currency: _currency, saidIn: _saidIn, ...rounds }) => rounds) };
}
