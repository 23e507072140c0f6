import type { WalletAnswer } from '@site/api/vendor';
import { LRUCache } from 'lru-cache';
import type { TransactionKey } from './exactlyOnce.ts';

const MAX_ANSWERS = 10_000;
/** Vendors repeat calls within seconds. A database that lost its last commits in a failure is asked again after this time. */
const KEPT_MS = 60_000;

/**
 * Caches answers that are stored in the database, so that a repeated call costs no statement. A stored answer never changes: a rollback
 * changes the state of its debit, not the answer. Only add answers after their commit.
 */
export class AnswerCache {
  readonly #entries = new LRUCache<string, { bodyHash: Buffer; answer: WalletAnswer }>({ max: MAX_ANSWERS, ttl: KEPT_MS });

  /** Returns the stored answer of a call with this id and this content. Leaves other content to the database, which refuses it. */
  find(key: TransactionKey): WalletAnswer | undefined {
    const entry = this.#entries.get(nameOf(key));
    return entry?.bodyHash.equals(key.bodyHash) ? entry.answer : undefined;
  }

  add(key: TransactionKey, answer: WalletAnswer): void {
    this.#entries.set(nameOf(key), { bodyHash: key.bodyHash, answer });
  }
}

/** An integration is a name without spaces, and the id comes last: no two transactions share a name. */
const nameOf = ({ accountId, integration, txId }: TransactionKey) => `${accountId} ${integration} ${txId}`;
