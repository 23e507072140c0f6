import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  vendorDemoInput,
  type VendorDrawsValue,
  vendorDrawsInput,
  vendorLaunchInput,
  type VendorLaunchInput,
  vendorMatchesInput,
  type VendorMatchesValue,
  type VendorPlayedRound,
  type VendorPlayedValue,
  vendorPlaysInput,
  type VendorPlaysValue,
  type VendorTransaction,
  vendorTransactionsInput,
  type VendorTransactionsValue,
  type VendorRoom,
  vendorRoomsInput,
  type VendorRoomsValue,
  vendorRoundInput,
  vendorWalletCalls,
} from '@site/api/vendor';
import { isValidSignature } from '../wallet/vendor/signature.ts';

export interface LaunchingVendor {
  url: string;
  /** Received launches of players, parsed. */
  launched: VendorLaunchInput[];
  /** Its own log of transactions, oldest first. */
  log: VendorTransaction[];
  /** The rooms that it lists in any currency. */
  rooms: VendorRoom[];
  /** The books of its sports and their matches, and how often it was asked for them. */
  book: VendorMatchesValue & { asked: number };
  /** Its own wallet, and the fault of its next calls. */
  purse: { fault: 'none' | 'lost' | 'answerLost' | 'refused'; balanceMinor: bigint; calls: string[]; played: VendorPlayedRound[] };
  close(): Promise<void>;
}

/** A day, which is the time between two draws. */
const DAY_MS = 24 * 60 * 60_000;

/** Answers for the log, with two transactions a page. */
function pageOf(log: readonly VendorTransaction[], input: unknown): VendorTransactionsValue {
  const asked = vendorTransactionsInput.parse(input);
  if ('txIds' in asked) return { transactions: log.filter(({ txId }) => asked.txIds.includes(txId)), next: null };
  const from = Number(asked.cursor ?? 0);
  const period = log.filter(({ at }) => at >= asked.from && at < asked.to);
  return { transactions: period.slice(from, from + 2), next: from + 2 < period.length ? String(from + 2) : null };
}

/** Answers for the rounds played from its own wallet, with two a page. */
function playedOf(played: readonly VendorPlayedRound[], input: unknown): VendorPlayedValue {
  const asked = vendorWalletCalls.rounds.input.parse(input);
  if ('roundIds' in asked) return { rounds: played.filter(({ roundId }) => asked.roundIds.includes(roundId)), next: null };
  const from = Number(asked.cursor ?? 0);
  const period = played.filter(({ settledAt }) => settledAt >= asked.from && settledAt < asked.to);
  return { rounds: period.slice(from, from + 2), next: from + 2 < period.length ? String(from + 2) : null };
}

/** Returns the open draw of a lottery and the last one. */
function drawsOf(gameCode: string): VendorDrawsValue['lotteries'][number] {
  const openAt = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const open = { numero: 'today', openAt, closeAt: openAt + DAY_MS - 1, drawAt: openAt + DAY_MS, result: null };
  return {
    gameCode,
    draws: [open, { ...open, numero: 'yesterday', openAt: openAt - DAY_MS, closeAt: openAt - 1, drawAt: openAt, result: '12' }],
  };
}

/** Starts a vendor that receives launches, draws lotteries and shows its log: checks the signature, and answers unless silent. */
export async function startLaunchingVendor({ secret, isSilent = false }: { secret: string; isSilent?: boolean }): Promise<LaunchingVendor> {
  const launched: VendorLaunchInput[] = [];
  const log: VendorTransaction[] = [];
  const rooms: VendorRoom[] = [];
  const book: LaunchingVendor['book'] = { gameCodes: [], matches: [], asked: 0 };
  const purse: LaunchingVendor['purse'] = { fault: 'none', balanceMinor: 0n, calls: [], played: [] };
  const transfers = new Map<string, string>();
  function movePurse(name: string, { txId, amountMinor }: { txId: string; amountMinor: string }): object {
    purse.calls.push(`${name} ${txId}`);
    if (name === 'balance') return { balanceMinor: String(purse.balanceMinor) };
    const known = transfers.get(txId);
    if (known || name === 'status') return { state: known ?? 'unknown' };
    const state = purse.fault === 'refused' ? 'refused' : 'done';
    if (state === 'done') purse.balanceMinor += name === 'deposit' ? BigInt(amountMinor) : -BigInt(amountMinor);
    transfers.set(txId, state);
    return { state };
  }
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const header = (name: string) => String(request.headers[name]);
    const signed = {
      secret,
      body,
      timestamp: header('x-timestamp'),
      signature: header('x-signature'),
      nowMs: Date.now(),
      method: String(request.method),
      path: String(request.url),
    };
    if (isSilent) return;
    const [, isPurse, name = ''] = /^(\/wallet\/)(\w+)$/.exec(String(request.url)) ?? [];
    const isKnown =
      isPurse !== undefined ||
      ['/launch', '/round', '/draws', '/plays', '/matches', '/rooms', '/transactions'].includes(String(request.url));
    if (!isKnown || header('x-vendor') !== 'STUDIO' || !isValidSignature(signed)) {
      response.writeHead(401).end();
      return;
    }
    if (isPurse) {
      if (purse.fault === 'lost') return void response.destroy();
      if (name === 'rounds') return void response.end(JSON.stringify(playedOf(purse.played, JSON.parse(body.toString()))));
      const moved = movePurse(name, JSON.parse(body.toString()) as Parameters<typeof movePurse>[1]);
      if (purse.fault === 'answerLost') return void response.destroy();
      response.end(JSON.stringify(moved));
      return;
    }
    if (request.url === '/round') {
      const { roundId, playerId } = vendorRoundInput.parse(JSON.parse(body.toString()));
      response.end(JSON.stringify({ url: `http://localhost/round/${encodeURIComponent(roundId)}?player=${playerId}` }));
      return;
    }
    if (request.url === '/transactions') {
      response.end(JSON.stringify(pageOf(log, JSON.parse(body.toString()))));
      return;
    }
    if (request.url === '/rooms') {
      vendorRoomsInput.parse(JSON.parse(body.toString()));
      response.end(JSON.stringify({ rooms } satisfies VendorRoomsValue));
      return;
    }
    if (request.url === '/matches') {
      const { gameType } = vendorMatchesInput.parse(JSON.parse(body.toString()));
      book.asked += 1;
      response.end(JSON.stringify(gameType === 'SPORTS' ? book : { gameCodes: [], matches: [] }));
      return;
    }
    if (request.url === '/plays') {
      vendorPlaysInput.parse(JSON.parse(body.toString()));
      const plays = [{ name: 'de', picks: 1, wins: [{ name: 'de', chance: 0.01, paysMilli: 97_000 }], returnPpm: 970_000 }];
      response.end(JSON.stringify({ plays } satisfies VendorPlaysValue));
      return;
    }
    if (request.url === '/draws') {
      const { gameCode } = vendorDrawsInput.parse(JSON.parse(body.toString()));
      response.end(JSON.stringify({ lotteries: gameCode ? [drawsOf(gameCode)] : [] } satisfies VendorDrawsValue));
      return;
    }
    const demo = vendorDemoInput.safeParse(JSON.parse(body.toString()));
    if (demo.success) {
      response.end(JSON.stringify({ url: `http://localhost/play/${demo.data.gameCode}` }));
      return;
    }
    const input = vendorLaunchInput.parse(JSON.parse(body.toString()));
    launched.push(input);
    response.end(JSON.stringify({ url: `http://localhost/play/${input.gameCode}?token=${input.launchToken}` }));
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    launched,
    log,
    rooms,
    book,
    purse,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
