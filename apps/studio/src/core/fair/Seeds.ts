import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { seedHash } from '@site/rules/fairStream';
import { inTransaction } from '../store/inTransaction.ts';
import type { ShownSeed } from '../play/wire.ts';

export interface Seed {
  id: number;
  serverSeed: string;
  clientSeed: string;
  /** Nonce of the next round, which equals the number of rounds so far. */
  nextNonce: number;
  /** Null while the seed is in use. */
  revealedAtMs: number | null;
}

/**
 * Stores each player's seeds. One is in use at a time; until it is replaced, only the hash of its server seed is shown.
 *
 * Source: docs/domain.md DR-16.
 */
export class Seeds {
  readonly #store: DatabaseSync;

  constructor(store: DatabaseSync) {
    this.#store = store;
  }

  /** Returns the seed of the player's next round. Creates one for a new player. */
  current(playerId: string): Seed {
    return inTransaction(this.#store, () => this.#find(playerId) ?? this.#make(playerId, randomBytes(8).toString('hex')));
  }

  get(id: number): Seed {
    const row = this.#store.prepare(`${select} where id = ?`).get(id);
    if (!row) throw new Error(`No seed ${id}.`);
    return row as unknown as Seed;
  }

  /** Replaces the seed by one with the given client seed, and reveals the old one. Refused while a round that it decides is open. */
  rotate(playerId: string, clientSeed: string, nowMs: number): { revealed: Seed; current: Seed } | 'roundOpen' {
    return inTransaction(this.#store, () => {
      const open = this.#store
        .prepare(
          "select 1 from round where player_id = ? and draw is null and is_late = 0 and state not in ('settled', 'refused', 'rolledBack')",
        )
        .get(playerId);
      if (open) return 'roundOpen';
      const revealed = this.#find(playerId) ?? this.#make(playerId, clientSeed);
      this.#store.prepare('update seed set revealed_at = ? where id = ?').run(nowMs, revealed.id);
      return { revealed, current: this.#make(playerId, clientSeed) };
    });
  }

  #find(playerId: string): Seed | undefined {
    return this.#store.prepare(`${select} where player_id = ? and revealed_at is null`).get(playerId) as unknown as Seed | undefined;
  }

  #make(playerId: string, clientSeed: string): Seed {
    const serverSeed = randomBytes(32).toString('hex');
    const { lastInsertRowid } = this.#store
      .prepare('insert into seed (player_id, server_seed, client_seed) values (?, ?, ?)')
      .run(playerId, serverSeed, clientSeed);
    return { id: Number(lastInsertRowid), serverSeed, clientSeed, nextNonce: 0, revealedAtMs: null };
  }
}

const select =
  'select id, server_seed as "serverSeed", client_seed as "clientSeed", next_nonce as "nextNonce", revealed_at as "revealedAtMs" from seed';

/** Returns the public part of a seed in use. */
export async function shown({ serverSeed, clientSeed, nextNonce }: Seed): Promise<ShownSeed> {
  return { serverSeedHash: await seedHash(serverSeed), clientSeed, nextNonce };
}
