import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { WalletAnswer, WalletCallName } from '@site/api/vendor';
import { inTransaction } from '../store/inTransaction.ts';
import type { Wallet, WalletRequest } from './Wallet.ts';

/** Ids of players of a free trial begin with it. */
export const DEMO_PREFIX = 'demo-';
/** A free trial begins with this many of the smallest stakes. */
const OPENING_STAKES = 5000n;
const KEPT_MS = 2 * 24 * 60 * 60_000;

/** Returns true for a player of a free trial, whose money is the studio's play money. */
export const isDemoPlayer = (playerId: string) => playerId.startsWith(DEMO_PREFIX);

interface Movement {
  playerId: string;
  txId: string;
  amountMinor: bigint;
  /** Transaction that it takes back. */
  refTxId?: string;
}

/** Play money of free trials. It never leaves the studio. Idempotent by transaction, as the real wallet. Source: GAM-11. */
export class DemoWallet implements Wallet {
  readonly #store: DatabaseSync;

  constructor(store: DatabaseSync) {
    this.#store = store;
  }

  /** Opens the wallet of a new player, and removes the players of two days ago. */
  open(smallestStakeMinor: bigint, nowMs: number): { playerId: string; balanceMinor: bigint } {
    const playerId = DEMO_PREFIX + randomUUID();
    const balanceMinor = OPENING_STAKES * smallestStakeMinor;
    this.#forget(nowMs - KEPT_MS);
    this.#store
      .prepare('insert into demo_wallet (player_id, balance_minor, opened_at) values (?, ?, ?)')
      .run(playerId, balanceMinor, nowMs);
    return { playerId, balanceMinor };
  }

  /** Removes the players who came before a time, with all they played. Whoever has a round that is not over stays. */
  #forget(beforeMs: number): void {
    inTransaction(this.#store, () => {
      const old = 'select player_id from demo_wallet where opened_at < ?';
      const isOver = "state in ('settled', 'refused', 'rolledBack')";
      this.#store.prepare(`delete from round where player_id in (${old}) and ${isOver}`).run(beforeMs);
      const hasRounds = 'exists (select 1 from round where round.player_id = outside.player_id)';
      this.#store.prepare(`delete from seed as outside where player_id in (${old}) and not ${hasRounds}`).run(beforeMs);
      this.#store.prepare(`delete from demo_wallet as outside where opened_at < ? and not ${hasRounds}`).run(beforeMs);
    });
  }

  async ask<N extends WalletCallName>(name: N, input: WalletRequest<N>): Promise<WalletAnswer> {
    if (name === 'balance') return this.#answer((input as WalletRequest<'balance'>).playerId);
    if (name === 'debit' || name === 'credit') {
      const { playerId, txId, amountMinor } = input as WalletRequest<'debit'>;
      return this.#move({ playerId, txId, amountMinor: name === 'debit' ? -BigInt(amountMinor) : BigInt(amountMinor) });
    }
    if (name !== 'rollback') throw new Error(`A free trial has no ${name}.`);
    const { playerId, txId, refTxId } = input as WalletRequest<'rollback'>;
    const taken = this.#find(refTxId);
    return this.#move({ playerId, txId, refTxId, amountMinor: taken ? -taken : 0n });
  }

  #move({ playerId, txId, amountMinor, refTxId }: Movement): WalletAnswer {
    return inTransaction(this.#store, () => {
      if (this.#find(txId) !== undefined) return this.#answer(playerId);
      // A round may end after its play money was removed: then nothing is left to pay to, or to take from.
      if ((amountMinor >= 0n || refTxId !== undefined) && this.#answer(playerId).code !== 'OK') return { code: 'OK' };
      const moved = this.#store
        .prepare('update demo_wallet set balance_minor = balance_minor + ? where player_id = ? and balance_minor + ? >= 0')
        .run(amountMinor, playerId, amountMinor);
      if (moved.changes === 0) return { code: 'INSUFFICIENT_FUNDS' };
      const note = this.#store.prepare(
        'insert into demo_transaction (tx_id, player_id, amount_minor) values (?, ?, ?) on conflict do nothing',
      );
      note.run(txId, playerId, amountMinor);
      // A debit that comes after its rollback finds itself executed, and moves nothing.
      if (refTxId !== undefined) note.run(refTxId, playerId, 0n);
      return this.#answer(playerId);
    });
  }

  #find(txId: string): bigint | undefined {
    const statement = this.#store.prepare('select amount_minor as "amountMinor" from demo_transaction where tx_id = ?');
    statement.setReadBigInts(true);
    return (statement.get(txId) as { amountMinor: bigint } | undefined)?.amountMinor;
  }

  #answer(playerId: string): WalletAnswer {
    const statement = this.#store.prepare('select balance_minor as "balanceMinor" from demo_wallet where player_id = ?');
    statement.setReadBigInts(true);
    const wallet = statement.get(playerId) as { balanceMinor: bigint } | undefined;
    return wallet ? { code: 'OK', balanceMinor: String(wallet.balanceMinor) } : { code: 'PLAYER_NOT_FOUND' };
  }
}
