import type { DatabaseSync } from 'node:sqlite';
import type { VendorTransaction, VendorTransactionsInput, VendorTransactionsValue, WalletAnswer, WalletCallName } from '@site/api/vendor';
import type { Wallet, WalletRequest } from './Wallet.ts';

const PAGE = 1000;

/** The studio's own log of the transactions that it has sent to the wallet, and a wallet that keeps it. Source: VEN-04. */
export class WalletLog implements Wallet {
  readonly #store: DatabaseSync;
  readonly #wallet: Wallet;
  readonly #now: () => number;

  constructor({ store, wallet, now }: { store: DatabaseSync; wallet: Wallet; now: () => number }) {
    this.#store = store;
    this.#wallet = wallet;
    this.#now = now;
  }

  /** Asks the wallet, and notes its answer. A call that a kill leaves without one is asked again, since its round is still open. */
  async ask<N extends WalletCallName>(name: N, input: WalletRequest<N>): Promise<WalletAnswer | 'unknown'> {
    const atMs = this.#now();
    const answer = await this.#wallet.ask(name, input);
    if (name === 'debit' || name === 'credit') this.#note(name, input as WalletRequest<'debit'>, stateOf(answer), atMs);
    else if (name === 'rollback' && answer !== 'unknown' && answer.code === 'OK')
      this.#takeBack((input as WalletRequest<'rollback'>).refTxId);
    return answer;
  }

  /** Returns a page of a period, oldest first, or the transactions with the given ids. */
  read(input: VendorTransactionsInput): VendorTransactionsValue {
    if ('txIds' in input) {
      const byId = 'where tx_id in (select value from json_each(?))';
      return { transactions: this.#select(byId, JSON.stringify(input.txIds)), next: null };
    }
    const { from, to, cursor } = input;
    const [, afterMs = from, afterId = ''] = /^(\d+) (.*)$/.exec(cursor ?? '') ?? [];
    const ofPeriod = 'where (at, tx_id) > (?, ?) and at < ? order by at, tx_id limit ?';
    const transactions = this.#select(ofPeriod, Number(afterMs), afterId, to, PAGE);
    const last = transactions.length === PAGE ? transactions.at(-1) : undefined;
    return { transactions, next: last ? `${last.at} ${last.txId}` : null };
  }

  #select(where: string, ...parameters: (string | number)[]): VendorTransaction[] {
    const rows: unknown[] = this.#store
      .prepare(
        `select tx_id as "txId", kind, round_id as "roundId", player_id as "playerId", amount_minor as "amountMinor", currency, state, at
         from wallet_log ${where}`,
      )
      .all(...parameters);
    return rows as VendorTransaction[];
  }

  #note(kind: 'debit' | 'credit', input: WalletRequest<'debit'>, state: VendorTransaction['state'], atMs: number): void {
    const { txId, roundId, playerId, amountMinor, currency } = input;
    this.#store
      .prepare(
        `insert into wallet_log (tx_id, kind, round_id, player_id, amount_minor, currency, state, at) values (?, ?, ?, ?, ?, ?, ?, ?)
         on conflict (tx_id) do update set state = excluded.state where state = 'pending'`,
      )
      .run(txId, kind, roundId, playerId, amountMinor, currency, state, atMs);
  }

  #takeBack(txId: string): void {
    this.#store.prepare("update wallet_log set state = 'rolledBack' where tx_id = ? and state in ('done', 'pending')").run(txId);
  }
}

function stateOf(answer: WalletAnswer | 'unknown'): VendorTransaction['state'] {
  if (answer === 'unknown') return 'pending';
  return answer.code === 'OK' ? 'done' : 'refused';
}
