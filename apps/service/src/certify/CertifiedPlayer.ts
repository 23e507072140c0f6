import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FreeRounds, WalletAnswer, WalletCallName, WalletCode } from '@site/api/vendor';
import type { Dialect, SendOptions } from './Dialect.ts';
import { Fault } from './Fault.ts';

const ATTEMPTS = 5;
const PAUSE_MS = 200;
const TIMEOUT_MS = 3000;
/** The suite stakes this many times at once, and the player must be able to pay all of them. */
const STAKES_NEEDED = 20n;

type Input = Record<string, unknown>;

interface Terms {
  dialect: Dialect;
  launchToken: string;
  stakeMinor: bigint;
  /** Logs the player out; absent when the suite cannot. */
  logOut?: (() => Promise<void>) | undefined;
}

/** A player at the wallet that is being certified, with the expectations of the suite. */
export class CertifiedPlayer {
  readonly stakeMinor: bigint;
  readonly logOut: Terms['logOut'];
  /** Free rounds of the player at the game of the launch, as they were told then. */
  readonly grant: FreeRounds | undefined;
  readonly #dialect: Dialect;
  readonly #seat: Input;

  private constructor({ dialect, stakeMinor, logOut }: Terms, seat: Input, grant: FreeRounds | undefined) {
    this.#dialect = dialect;
    this.stakeMinor = stakeMinor;
    this.logOut = logOut;
    this.#seat = seat;
    this.grant = grant;
  }

  /** Exchanges the launch token for a session. Throws a `Fault` when that fails, or when the balance does not cover the suite's stakes. */
  static async enter(terms: Terms): Promise<CertifiedPlayer> {
    const answer = await ask(terms.dialect, 'authenticate', { launchToken: terms.launchToken });
    const { playerId, sessionId, currency, gameCode } = answer;
    if (answer.code !== 'OK' || !playerId || !sessionId || !currency || !gameCode)
      throw new Fault(`A launch token was answered ${answer.code}, without all of player, session, currency and game.`);
    const player = new CertifiedPlayer(terms, { playerId, sessionId, currency, gameCode }, answer.freeRounds?.[0]);
    const balance = await player.balance();
    const needed = STAKES_NEEDED * terms.stakeMinor;
    if (balance < needed) throw new Fault(`The player has ${balance}, and the suite needs ${needed}: choose a smaller --stake.`);
    return player;
  }

  /** Sends a call until it is answered, as vendors do. */
  ask(call: WalletCallName, input: Input, options: SendOptions = {}): Promise<WalletAnswer> {
    return ask(this.#dialect, call, input, options);
  }

  /** Sends a call, and hangs up after a time. The call may or may not have arrived. */
  async hangUp(call: WalletCallName, input: Input, afterMs: number): Promise<void> {
    await this.#dialect.send(call, input, { signal: AbortSignal.timeout(afterMs) }).catch(() => undefined);
  }

  /** Returns the content of a stake or a win of one stake, with ids of its own. */
  movement(more: Input = {}): Input & { txId: string; roundId: string } {
    return { ...this.#seat, txId: randomUUID(), roundId: randomUUID(), amountMinor: String(this.stakeMinor), ...more };
  }

  /** Returns the content of a stake that a campaign pays, with ids of its own. */
  freeRound({ campaignId, stakeMinor }: FreeRounds): Input & { txId: string; roundId: string } {
    return this.movement({ campaignId, amountMinor: stakeMinor });
  }

  /** Returns the content of a rollback of a stake. */
  rollbackOf({ txId, roundId }: { txId: string; roundId: string }): Input {
    const { playerId } = this.#seat;
    return { playerId, txId: randomUUID(), refTxId: txId, roundId };
  }

  async balance(): Promise<bigint> {
    const { code, balanceMinor } = await this.ask('balance', this.#seat);
    if (code !== 'OK' || balanceMinor === undefined) throw new Fault(`The balance was answered ${code}, without an amount.`);
    return BigInt(balanceMinor);
  }

  expectCode(what: string, { code }: WalletAnswer, expected: WalletCode): void {
    if (code !== expected) throw new Fault(`${what} was answered ${code} instead of ${expected}.`);
  }

  expectRefused(what: string, { code }: WalletAnswer): void {
    if (code === 'OK') throw new Fault(`${what} was answered OK, and should have been refused.`);
  }

  /** Expects an answer OK that names a balance. */
  expectPaid(what: string, answer: WalletAnswer, balanceMinor: bigint): void {
    this.expectCode(what, answer, 'OK');
    if (answer.balanceMinor !== String(balanceMinor))
      throw new Fault(`${what} was answered with the balance ${answer.balanceMinor} instead of ${balanceMinor}.`);
  }

  async expectBalance(after: string, balanceMinor: bigint): Promise<void> {
    const balance = await this.balance();
    if (balance !== balanceMinor) throw new Fault(`The balance is ${balance} after ${after}, and should be ${balanceMinor}.`);
  }
}

async function ask(dialect: Dialect, call: WalletCallName, input: Input, options: SendOptions = {}): Promise<WalletAnswer> {
  let reason = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const answer = await dialect.send(call, input, { signal: AbortSignal.timeout(TIMEOUT_MS), ...options });
      if (answer.code !== 'TRANSIENT') return answer;
      reason = 'TRANSIENT';
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    if (attempt < ATTEMPTS) await wait(PAUSE_MS);
  }
  throw new Fault(`The call ${call} had no answer in ${ATTEMPTS} attempts of ${TIMEOUT_MS} ms: ${reason}`);
}
