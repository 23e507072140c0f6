import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { WalletAnswer } from '@site/api/vendor';
import { isValidSignature } from '../wallet/vendor/signature.ts';

/** Mistakes that wallets make. */
export const walletFaults = [
  'accepts a launch token twice',
  'believes every signature',
  'forgets stakes',
  'forgets wins',
  'lets players overdraw',
  'executes duplicates',
  'answers any content of a known id',
  'forgets rollbacks',
  'forgets rollbacks that come first',
  'loses concurrent changes',
  'keeps no answer that was not received',
  'refuses wins after logout',
  'accepts stakes after logout',
  'grants rounds of any campaign',
  'takes the stake of a free round',
  'keeps a free round that was rolled back',
  'never counts free rounds',
] as const;
export type WalletFault = (typeof walletFaults)[number];

interface Input {
  txId?: string;
  refTxId?: string;
  amountMinor?: string;
  campaignId?: string;
}

/** Longer than most callers of the suite wait before they hang up. */
const WORK_MS = 60;

const GRANT = { campaignId: 'week', name: 'Week', left: 3, stakeMinor: '100', wonMinor: '0', expiresAt: 4_000_000_000_000 };

/** Starts a wallet of one player in memory, which makes one mistake or none. */
export async function startFaultyWallet({ secret, fault }: { secret: string; fault?: WalletFault }) {
  let balance = 100_000n;
  let isLoggedIn = true;
  let isTokenUsed = false;
  const known = new Map<string, { body: string; answer: Promise<WalletAnswer> }>();
  const stakes = new Map<string, bigint>();
  const rolledBack = new Set<string>();
  const freeRounds = new Set<string>();
  let left = GRANT.left;
  const paid = (): WalletAnswer => ({ code: 'OK', balanceMinor: String(balance), currency: 'USD' });

  async function change(amount: bigint): Promise<WalletAnswer> {
    const from = balance;
    // Long enough for requests of one moment to overlap on a busy machine too.
    if (fault === 'loses concurrent changes') await wait(4 * WORK_MS);
    balance = (fault === 'loses concurrent changes' ? from : balance) + amount;
    return paid();
  }

  async function execute(call: string, { txId = '', refTxId = '', amountMinor = '0', campaignId }: Input): Promise<WalletAnswer> {
    const amount = BigInt(amountMinor);
    if (call === 'debit') {
      if (rolledBack.has(txId)) return { code: 'DUPLICATE_MISMATCH' };
      if (!isLoggedIn && fault !== 'accepts stakes after logout') return { code: 'INVALID_TOKEN' };
      if (campaignId !== undefined) {
        if (campaignId !== GRANT.campaignId && fault !== 'grants rounds of any campaign') return { code: 'NO_FREE_ROUNDS' };
        if (left === 0) return { code: 'NO_FREE_ROUNDS' };
        if (fault !== 'never counts free rounds') left -= 1;
        freeRounds.add(txId);
        return change(fault === 'takes the stake of a free round' ? -amount : 0n);
      }
      if (amount > balance && fault !== 'lets players overdraw') return { code: 'INSUFFICIENT_FUNDS' };
      stakes.set(txId, amount);
      return change(fault === 'forgets stakes' ? 0n : -amount);
    }
    if (call === 'credit') {
      if (!isLoggedIn && fault === 'refuses wins after logout') return { code: 'INVALID_TOKEN' };
      return change(fault === 'forgets wins' ? 0n : amount);
    }
    if (freeRounds.delete(refTxId) && fault !== 'keeps a free round that was rolled back') left += 1;
    const staked = stakes.get(refTxId);
    stakes.delete(refTxId);
    if (staked === undefined && fault !== 'forgets rollbacks that come first') rolledBack.add(refTxId);
    return change(fault === 'forgets rollbacks' ? 0n : (staked ?? 0n));
  }

  async function answer(call: string, input: Input, response: ServerResponse): Promise<WalletAnswer> {
    if (call === 'balance') return paid();
    if (call === 'authenticate') {
      if (isTokenUsed && fault !== 'accepts a launch token twice') return { code: 'INVALID_TOKEN' };
      isTokenUsed = true;
      return { ...paid(), playerId: '1', sessionId: 's', gameCode: 'g', freeRounds: [GRANT] };
    }
    const body = JSON.stringify([call, input]);
    const earlier = known.get(input.txId ?? '');
    if (earlier && fault !== 'executes duplicates')
      return earlier.body === body || fault === 'answers any content of a known id' ? earlier.answer : { code: 'DUPLICATE_MISMATCH' };
    const executing = execute(call, input);
    known.set(input.txId ?? '', { body, answer: executing });
    if (fault === 'keeps no answer that was not received') {
      response.once('close', () => response.writableEnded || known.delete(input.txId ?? ''));
      await wait(WORK_MS);
    }
    return executing;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = String(request.url);
    const send = (value: object) => response.end(JSON.stringify(value));
    if (url === '/player') return void send({ launchToken: 'launch', logoutUrl: `http://${request.headers.host}/logout` });
    if (url === '/logout') {
      isLoggedIn = false;
      return void send({});
    }
    const header = (name: string) => String(request.headers[name]);
    const [timestamp, signature] = [header('x-timestamp'), header('x-signature')];
    const signed = { secret, timestamp, signature, body, method: 'POST', path: url, nowMs: Date.now() };
    if (fault !== 'believes every signature' && !isValidSignature(signed)) return void send({ code: 'BAD_SIGNATURE' });
    send(await answer(url.split('/').at(-1) ?? '', JSON.parse(body.toString()) as Input, response));
  }

  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
