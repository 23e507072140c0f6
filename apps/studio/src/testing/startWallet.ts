import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FreeRounds, WalletAnswer } from '@site/api/vendor';
import { isValidSignature } from '../core/wallet/signature.ts';

/** A network fault: the request is lost, or it is executed and its response is lost. */
export type Fault = 'none' | 'lost' | 'answerLost';

export interface WalletCall {
  name: string;
  txId: string | undefined;
  isValidSignature: boolean;
}

interface Input {
  launchToken?: string;
  txId?: string;
  refTxId?: string;
  amountMinor?: string;
  campaignId?: string;
}

export const PLAYER = 'm-1';

/** Starts a wallet over real HTTP, whose players share one balance; a launch token such as `m-2` names its player: signed, idempotent by `txId`, with tombstones for rollbacks that arrive first. */
export async function startWallet({ secret, balanceMinor }: { secret: string; balanceMinor: bigint }) {
  const state = { balanceMinor, refusal: undefined as WalletAnswer['code'] | undefined, freeRounds: [] as FreeRounds[] };
  const calls: WalletCall[] = [];
  const inputs: object[] = [];
  const answers = new Map<string, WalletAnswer>();
  const debits = new Map<string, bigint>();
  const credits = new Map<string, bigint>();
  const dead = new Set<string>();
  const held = new Map<string, { reach: () => Promise<void> }>();
  let faultOf = noFault;

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const name = request.url?.split('/').at(-1) ?? '';
      const input = JSON.parse(body) as Input;
      const header = (key: string) => String(request.headers[key]);
      const signed = {
        timestamp: header('x-timestamp'),
        signature: header('x-signature'),
        method: 'POST',
        path: String(request.url),
        body: Buffer.from(body),
      };
      const isGenuine = isValidSignature(secret, signed, Date.now()) && header('x-vendor') === 'STUDIO';
      calls.push({ name, txId: input.txId, isValidSignature: isGenuine });
      inputs.push(input);
      const fault = faultOf(name);
      if (fault === 'lost') return response.destroy();
      const answer = isGenuine ? once(name, input) : ({ code: 'BAD_SIGNATURE' } as const);
      if (fault === 'answerLost') return response.destroy();
      return (
        held
          .get(name)
          ?.reach()
          .then(() => send(response, answer)) ?? send(response, answer)
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  function once(name: string, input: Input): WalletAnswer {
    if (!input.txId) return carryOut(name, input);
    const answer = answers.get(input.txId) ?? carryOut(name, input);
    // A win that was spent may be taken back later, under the same id.
    if (name !== 'rollback' || answer.code === 'OK') answers.set(input.txId, answer);
    return answer;
  }

  function carryOut(name: string, { txId = '', refTxId = '', amountMinor = '0', launchToken = '', campaignId }: Input): WalletAnswer {
    const amount = BigInt(amountMinor);
    switch (name) {
      case 'authenticate':
        return { ...ok(), playerId: launchToken.startsWith('m-') ? launchToken : PLAYER, sessionId: 's-1', currency: 'USD', ...granted() };
      case 'debit':
        if (state.refusal) return { code: state.refusal };
        if (dead.has(txId)) return { code: 'INVALID_INPUT', field: 'txId' };
        if (campaignId !== undefined) return { ...ok(), grantedMinor: amountMinor, freeRoundsLeft: 0 };
        if (amount > state.balanceMinor) return { code: 'INSUFFICIENT_FUNDS' };
        debits.set(txId, amount);
        state.balanceMinor -= amount;
        return ok();
      case 'credit':
        state.balanceMinor += amount;
        credits.set(txId, amount);
        return ok();
      case 'rollback':
        if ((credits.get(refTxId) ?? 0n) > state.balanceMinor) return { code: 'INSUFFICIENT_FUNDS', field: 'refTxId' };
        state.balanceMinor -= credits.get(refTxId) ?? 0n;
        if (credits.delete(refTxId)) return ok();
        dead.add(refTxId);
        state.balanceMinor += debits.get(refTxId) ?? 0n;
        debits.delete(refTxId);
        return ok();
      default:
        return ok();
    }
  }

  const granted = () => (state.freeRounds.length > 0 ? { freeRounds: state.freeRounds } : {});
  const ok = (): WalletAnswer => ({ code: 'OK', balanceMinor: String(state.balanceMinor), currency: 'USD' });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Bodies of the calls, in their order. */
    inputs,
    balanceMinor: () => state.balanceMinor,
    /** Breaks all following calls. */
    breakWith(fault: (name: string) => Fault) {
      faultOf = fault;
    },
    /** Holds back the answers of a call, which is carried out, until `release`. `reached` resolves with the first of them. */
    hold(name: string) {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      held.set(name, {
        reach() {
          reached.resolve();
          return released.promise;
        },
      });
      return { reached: reached.promise, release: released.resolve };
    },
    /** Grants free rounds to every player. */
    grant(...rounds: FreeRounds[]) {
      state.freeRounds = rounds;
    },
    refuseDebits(code: WalletAnswer['code'] | undefined) {
      state.refusal = code;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function noFault(_name: string): Fault {
  return 'none';
}

function send(response: ServerResponse, answer: WalletAnswer) {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(answer));
}
