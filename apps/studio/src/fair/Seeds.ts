import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { seedHash } from '@site/rules/fairStream';
import { inTransaction } from '../database/inTransaction.ts';
import type { ShownSeed } from '../play/wire.ts';

export interface Seed {
  id: number;
  serverSeed: string;
  clientSeed: string;
  /** How many rounds it has drawn; the next round's nonce. */
  nextNonce: number;
  /** Null while it draws. */
  revealedAtMs: number | null;
}

/**
 * Each player's seeds. One draws at a time; its server half is shown only as a hash until it is put away.
 *
 * Source: DR-16.
 */
export class Seeds {
  readonly #store: DatabaseSync;

  constructor(store: DatabaseSync) {
    this.#store = store;
  }

  /** The seed that draws the player's next round, made when there is none. */
  current(playerId: string): Seed {
    return inTransaction(this.#store, () => this.#find(playerId) ?? this.#make(playerId, randomBytes(8).toString('hex')));
  }

  get(id: number): Seed {
    const row = this.#store.prepare(`${select} where id = ?`).get(id);
    if (!row) throw new Error(`No seed ${id}.`);
    return row as unknown as Seed;
  }

  /** Puts the seed away, so that its rounds can be verified, and begins the next with the player's own half. Refused while a round is open. */
  rotate(playerId: string, clientSeed: string, nowMs: number): { revealed: Seed; current: Seed } | 'roundOpen' {
    return inTransaction(this.#store, () => {
      const open = this.#store
        .prepare("select 1 from round where player_id = ? and state in ('debiting', 'drawn', 'rollingBack')")
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

/** What a player may know of a seed while it draws. */
export async function shown({ serverSeed, clientSeed, nextNonce }: Seed): Promise<ShownSeed> {
  return { serverSeedHash: await seedHash(serverSeed), clientSeed, nextNonce };
}
