import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  type GameFacts,
  type SealedSeed,
  vendorDemoInput,
  type VendorDrawsValue,
  vendorDrawsInput,
  vendorGameInput,
  vendorKickInput,
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
  vendorRotateInput,
  type VendorRotateValue,
  vendorRoundInput,
  vendorSeedInput,
  vendorVerifyInput,
  type VendorVerifyValue,
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
  /** Players whose games it was asked to end. */
  kicked: string[];
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
  const kicked: string[] = [];
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
  /** Answers by path, besides launches and the wallet. */
  const answers: Record<string, (input: unknown) => object> = {
    '/round'(input) {
      const { roundId, playerId } = vendorRoundInput.parse(input);
      return { url: `http://localhost/round/${encodeURIComponent(roundId)}?player=${playerId}` };
    },
    '/transactions': (input) => pageOf(log, input),
    '/rooms'(input): VendorRoomsValue {
      vendorRoomsInput.parse(input);
      return { rooms };
    },
    '/matches'(input): VendorMatchesValue {
      const { gameType } = vendorMatchesInput.parse(input);
      book.asked += 1;
      return gameType === 'SPORTS' ? book : { gameCodes: [], matches: [] };
    },
    '/plays'(input): VendorPlaysValue {
      vendorPlaysInput.parse(input);
      return { plays: [{ name: 'de', picks: 1, wins: [{ name: 'de', chance: 0.01, paysMilli: 97_000 }], returnPpm: 970_000 }] };
    },
    '/draws'(input): VendorDrawsValue {
      const { gameCode } = vendorDrawsInput.parse(input);
      return { lotteries: gameCode ? [drawsOf(gameCode)] : [] };
    },
    '/game'(input): GameFacts {
      const { gameCode, language } = vendorGameInput.parse(input);
      const rulesUrl = `http://localhost/rules/${gameCode}?lang=${language}`;
      return { rulesUrl, volatility: 'medium', leastStakeMinor: '20', mostStakeMinor: '40000', features: ['freeSpins'] };
    },
    '/kick'(input) {
      kicked.push(vendorKickInput.parse(input).playerId);
      return {};
    },
    '/seed'(input): SealedSeed {
      const { playerId } = vendorSeedInput.parse(input);
      return { serverSeedHash: `hash of ${playerId}`, clientSeed: 'first', nonce: 3 };
    },
    '/seed/rotate'(input): VendorRotateValue {
      const { playerId, clientSeed } = vendorRotateInput.parse(input);
      if (clientSeed === 'while-open') return { isOpen: true };
      const next = { serverSeedHash: `next hash of ${playerId}`, clientSeed, nonce: 0 };
      return { serverSeed: 'sealed', serverSeedHash: `hash of ${playerId}`, clientSeed: 'first', rounds: 3, next };
    },
    '/verify'(input): VendorVerifyValue {
      const { moves, nonce } = vendorVerifyInput.parse(input);
      return { result: { winMinor: String(nonce), shown: { moves } } };
    },
  };
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
    const isKnown = isPurse !== undefined || request.url === '/launch' || String(request.url) in answers;
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
    const answerTo = answers[String(request.url)];
    if (answerTo) {
      response.end(JSON.stringify(answerTo(JSON.parse(body.toString()))));
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
    kicked,
    purse,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
