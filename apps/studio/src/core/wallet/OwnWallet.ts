import type { DatabaseSync } from 'node:sqlite';
import type {
  VendorHoldingInput,
  VendorStatusInput,
  VendorTransferInput,
  VendorTransferState,
  WalletAnswer,
  WalletCallName,
} from '@site/api/vendor';
import { inTransaction } from '../store/inTransaction.ts';
import type { Wallet, WalletRequest } from './Wallet.ts';

interface Movement extends VendorHoldingInput {
  txId: string;
  /** Amount that the player receives; negative when the player pays. */
  amountMinor: bigint;
}

/**
 * Money that players have moved to the studio, and play with there: what a vendor with a wallet of its own keeps. The service only says who
 * a player is. Each transaction moves money once, by its id.
 *
 * Source: VEN-02.
 */
export class OwnWallet implements Wallet {
  readonly #store: DatabaseSync;
  readonly #service: Wallet;

  constructor({ store, service }: { store: DatabaseSync; service: Wallet }) {
    this.#store = store;
    this.#service = service;
  }

  async ask<N extends WalletCallName>(name: N, input: WalletRequest<N>): Promise<WalletAnswer | 'unknown'> {
    if (name === 'authenticate') return this.#authenticate(input as WalletRequest<'authenticate'>);
    if (name === 'debit' || name === 'credit') {
      const { playerId, currency, txId, amountMinor } = input as WalletRequest<'debit'>;
      const amount = BigInt(amountMinor);
      const state = this.#move({ playerId, currency, txId, amountMinor: name === 'debit' ? -amount : amount });
      return state === 'done' ? this.#held({ playerId, currency }) : { code: 'INSUFFICIENT_FUNDS' };
    }
    if (name === 'rollback') {
      const isDone = this.#takeBack(input as WalletRequest<'rollback'>);
      return isDone ? { code: 'OK' } : { code: 'INSUFFICIENT_FUNDS' };
    }
    return name === 'balance' ? this.#held(input as WalletRequest<'balance'>) : { code: 'OK' };
  }

  deposit({ amountMinor, ...transfer }: VendorTransferInput): VendorTransferState {
    return this.#move({ ...transfer, amountMinor: BigInt(amountMinor) });
  }

  withdraw({ amountMinor, ...transfer }: VendorTransferInput): VendorTransferState {
    return this.#move({ ...transfer, amountMinor: -BigInt(amountMinor) });
  }

  status({ txId }: VendorStatusInput): VendorTransferState {
    return this.#find(txId)?.state ?? 'unknown';
  }

  balance({ playerId, currency }: VendorHoldingInput): bigint {
    const statement = this.#store.prepare('select balance_minor as "balanceMinor" from own_wallet where player_id = ? and currency = ?');
    statement.setReadBigInts(true);
    return (statement.get(playerId, currency) as { balanceMinor: bigint } | undefined)?.balanceMinor ?? 0n;
  }

  async #authenticate(input: WalletRequest<'authenticate'>): Promise<WalletAnswer | 'unknown'> {
    const answer = await this.#service.ask('authenticate', input);
    if (answer === 'unknown' || answer.playerId === undefined || answer.currency === undefined) return answer;
    const { playerId, currency } = answer;
    return { ...answer, balanceMinor: String(this.balance({ playerId, currency })) };
  }

  #held(holding: VendorHoldingInput): WalletAnswer {
    return { code: 'OK', currency: holding.currency, balanceMinor: String(this.balance(holding)) };
  }

  #move(movement: Movement): 'done' | 'refused' {
    return inTransaction(this.#store, () => {
      const known = this.#find(movement.txId);
      return known ? known.state : this.#book(movement);
    });
  }

  /** Takes a movement back. Returns false, and notes nothing, for a win that was spent. */
  #takeBack({ playerId, txId, refTxId }: WalletRequest<'rollback'>): boolean {
    return inTransaction(this.#store, () => {
      if (this.#find(txId)) return true;
      const taken = this.#find(refTxId);
      if (taken?.state === 'done') {
        const { currency, amountMinor } = taken;
        if (amountMinor > this.balance({ playerId, currency })) return false;
        this.#book({ playerId, txId, currency, amountMinor: -amountMinor });
      }
      // A stake that comes after its rollback finds itself refused.
      if (!taken) this.#note({ playerId, txId: refTxId, currency: '', amountMinor: 0n }, 'refused');
      return true;
    });
  }

  #book(movement: Movement): 'done' | 'refused' {
    const { playerId, currency, amountMinor } = movement;
    this.#store.prepare('insert into own_wallet (player_id, currency) values (?, ?) on conflict do nothing').run(playerId, currency);
    const { changes } = this.#store
      .prepare('update own_wallet set balance_minor = balance_minor + ? where player_id = ? and currency = ? and balance_minor + ? >= 0')
      .run(amountMinor, playerId, currency, amountMinor);
    return this.#note(movement, changes === 0 ? 'refused' : 'done');
  }

  #note({ playerId, txId, currency, amountMinor }: Movement, state: 'done' | 'refused'): 'done' | 'refused' {
    this.#store
      .prepare('insert into own_transaction (tx_id, player_id, currency, amount_minor, state) values (?, ?, ?, ?, ?)')
      .run(txId, playerId, currency, amountMinor, state);
    return state;
  }

  #find(txId: string): { currency: string; amountMinor: bigint; state: 'done' | 'refused' } | undefined {
    const statement = this.#store.prepare('select currency, amount_minor as "amountMinor", state from own_transaction where tx_id = ?');
    statement.setReadBigInts(true);
    return statement.get(txId) as { currency: string; amountMinor: bigint; state: 'done' | 'refused' } | undefined;
  }
}
