import type { WalletAnswer, WalletCallName } from '@site/api/vendor';
import fc from 'fast-check';
import type { Seat } from './startWallet.ts';

/** A wallet operation over so few ids that they collide: duplicates, reorders and rollbacks of anything come by themselves. */
export interface Step {
  call: 'debit' | 'credit' | 'rollback' | 'endRound';
  seat: 0 | 1;
  tx: number;
  ref: number;
  round: number;
  amount: number;
  roundEnd: boolean;
  /** The answer is lost, so that the call is sent again. */
  isDropped: boolean;
}

/** Money of each of the two players of a run before its first step. */
export const OPENING = 100n;

/** Returns arrays of random steps. Ids grow with the steps, so that most of a long run is not made of duplicates. */
export function arraysOfSteps(length: { minLength: number; maxLength: number }): fc.Arbitrary<Step[]> {
  const lastId = Math.max(7, Math.floor(length.minLength / 4));
  return fc.array(
    fc.record<Step>({
      call: fc.constantFrom('debit', 'debit', 'credit', 'rollback', 'endRound'),
      seat: fc.constantFrom(0, 1),
      tx: fc.integer({ min: 0, max: lastId }),
      ref: fc.integer({ min: 0, max: lastId }),
      round: fc.integer({ min: 0, max: Math.floor(lastId / 3) }),
      amount: fc.integer({ min: 1, max: 60 }),
      roundEnd: fc.boolean(),
      isDropped: fc.integer({ min: 0, max: 7 }).map((chance) => chance === 0),
    }),
    { ...length, size: 'max' },
  );
}

interface Known {
  step: string;
  answer: WalletAnswer;
  kind: Step['call'];
  seat: number;
  round: number;
  amount: bigint;
  isTaken: boolean;
  /** Its place among the transactions. */
  order: number;
}

/** The rules of the wallet port, in as few words as they have. Source: docs/domain.md DR-0.6. */
export class WalletModel {
  readonly balances = [OPENING, OPENING];
  /** Transactions by seat and id: an id is a player's. */
  readonly #known = new Map<string, Known>();
  readonly #settled = new Set<string>();
  readonly #worth = new Map<string, bigint>();

  answer(step: Step): WalletAnswer {
    const { call, seat, tx, ref, round } = step;
    const key = `${seat}/${round}`;
    if (call === 'endRound') {
      if (this.#worth.has(key)) this.#settled.add(key);
      return this.#ok(seat);
    }
    if (call === 'rollback' && ref === tx) return { code: 'INVALID_INPUT', field: 'refTxId' };
    const known = this.#known.get(`${seat}/${tx}`);
    if (known) return known.step === contentOf(step) ? known.answer : { code: 'DUPLICATE_MISMATCH', field: 'txId' };

    const amount = BigInt(step.amount);
    const record = (answer: WalletAnswer) => {
      this.#known.set(`${seat}/${tx}`, {
        step: contentOf(step),
        answer,
        kind: call,
        seat,
        round,
        amount,
        isTaken: false,
        order: this.#known.size,
      });
      return answer;
    };
    if (call === 'rollback') {
      const taken = this.#known.get(`${seat}/${ref}`);
      if (taken?.kind === 'rollback') return { code: 'INVALID_INPUT', field: 'refTxId' };
      if (taken?.kind === 'credit') {
        if (!taken.isTaken && taken.answer.code === 'OK') {
          // Refused without a trace: it may come again.
          if ((this.balances[seat] ?? 0n) < taken.amount) return { code: 'INSUFFICIENT_FUNDS', field: 'refTxId' };
          this.#move(seat, -taken.amount, `${seat}/${taken.round}`, -taken.amount);
          taken.isTaken = true;
        }
        return record(this.#ok(seat));
      }
      if (!taken)
        this.#known.set(`${seat}/${ref}`, {
          step: 'tombstone',
          answer: { code: 'OK' },
          kind: 'debit',
          seat,
          round,
          amount,
          isTaken: true,
          order: this.#known.size,
        });
      else if (taken.answer.code === 'OK' && !taken.isTaken) {
        if (this.#isPaid(taken)) return record({ code: 'TRANSACTION_SETTLED', field: 'refTxId' });
        this.#move(seat, taken.amount, `${seat}/${taken.round}`, -taken.amount);
        taken.isTaken = true;
      }
      return record(this.#ok(seat));
    }
    if (call === 'debit') {
      if (this.#settled.has(key)) return record({ code: 'INVALID_INPUT', field: 'roundId' });
      if ((this.balances[seat] ?? 0n) < amount) return record({ code: 'INSUFFICIENT_FUNDS' });
    }
    if (call === 'credit') {
      const debits = [...this.#known.values()].filter(
        (one) => one.kind === 'debit' && one.seat === seat && one.round === round && one.answer.code === 'OK' && one.step !== 'tombstone',
      );
      if (!this.#worth.has(key) && debits.some(({ isTaken }) => isTaken))
        return record({ code: 'TRANSACTION_ROLLED_BACK', field: 'roundId' });
    }
    this.#move(seat, call === 'debit' ? -amount : amount, key, amount);
    if (step.roundEnd) this.#settled.add(key);
    return record(this.#ok(seat));
  }

  /** A stake is paid by any win of its round that came later and was not taken back. */
  #isPaid({ seat, round, order }: Known): boolean {
    return [...this.#known.values()].some(
      (one) =>
        one.kind === 'credit' && one.seat === seat && one.round === round && one.order > order && one.answer.code === 'OK' && !one.isTaken,
    );
  }

  #ok(seat: number): WalletAnswer {
    return { code: 'OK', balanceMinor: String(this.balances[seat]) };
  }

  /** A round whose bets were all taken back is as if it had none. */
  #move(seat: number, amount: bigint, key: string, worth: bigint) {
    this.balances[seat] = (this.balances[seat] ?? 0n) + amount;
    const left = (this.#worth.get(key) ?? 0n) + worth;
    if (left === 0n) this.#worth.delete(key);
    else this.#worth.set(key, left);
  }
}

const contentOf = ({ call, seat, ref, round, amount, roundEnd }: Step) =>
  JSON.stringify(call === 'rollback' ? [call, seat, ref] : [call, seat, round, amount, roundEnd]);

/** Returns the call of a step. `run` keeps the ids of one run apart from those of others. */
export function requestOf(step: Step, player: Seat['player'], run: string): [WalletCallName, object] {
  const { call, tx, ref, round, amount, roundEnd } = step;
  const idOf = (number: number) => `${run}-${number}`;
  if (call === 'rollback') return [call, { playerId: player.playerId, txId: idOf(tx), refTxId: idOf(ref) }];
  if (call === 'endRound') return [call, { playerId: player.playerId, roundId: idOf(round) }];
  return [call, { ...player, txId: idOf(tx), roundId: idOf(round), amountMinor: String(amount), roundEnd }];
}
