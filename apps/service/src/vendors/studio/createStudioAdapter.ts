import {
  gameFacts,
  sealedSeed,
  type VendorDemoInput,
  vendorDrawsValue,
  vendorGamesValue,
  type VendorLaunchInput,
  vendorLaunchValue,
  vendorHoldingValue,
  type VendorStatusInput,
  vendorMatchesValue,
  vendorPlayedValue,
  vendorPlaysValue,
  vendorTransactionsValue,
  vendorRoomsValue,
  vendorRotateValue,
  vendorTransferValue,
  vendorVerifyValue,
  vendorWalletCalls,
} from '@site/api/vendor';
import { sign } from '../../wallet/vendor/signature.ts';
import { askVendor } from '../askVendor.ts';
import type { VendorAdapter } from '../VendorAdapter.ts';
import { gameNames } from './gameNames.ts';

const NOT_FOUND = 404;

interface StudioTerms {
  url: string;
  secret: string;
  /** The studio keeps the money of its players, instead of asking for each stake. @default false */
  keepsMoney?: boolean;
}

/** Creates the adapter of the built-in vendor, which uses the wallet's own format: only the envelope is translated. */
export function createStudioAdapter({ url, secret, keepsMoney = false }: StudioTerms): VendorAdapter {
  async function ask(path: string, input: object, signal: AbortSignal): Promise<unknown> {
    const body = JSON.stringify(input);
    const timestamp = String(Date.now());
    const answer = await askVendor(`${url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Vendor': 'STUDIO',
        'X-Timestamp': timestamp,
        'X-Signature': sign(secret, { timestamp, method: 'POST', path, body }),
      },
      body,
      signal,
    });
    return answer.json();
  }

  const launch = async (input: VendorLaunchInput | VendorDemoInput, signal: AbortSignal) =>
    vendorLaunchValue.parse(await ask('/launch', input, signal));

  const move = (name: 'deposit' | 'withdraw' | 'status') => async (input: VendorStatusInput, signal: AbortSignal) =>
    vendorTransferValue.parse(await ask(vendorWalletCalls[name].path, input, signal)).state;

  return {
    integration: 'STUDIO',
    secret,
    origins: [url],
    speaks: true,
    gameNames,
    cure: `The studio does not answer at ${url}, and an empty database is filled from it: start it first, with "npm start".`,
    listGames: async (signal) => vendorGamesValue.parse(await ask('/games', {}, signal)),
    launch,
    launchDemo: async (input, signal) => (await launch(input, signal)).url,
    describeGame: async (input, signal) => gameFacts.parse(await ask('/game', input, signal)),
    kick: async (input, signal) => void (await ask('/kick', input, signal)),
    seeds: {
      current: async (input, signal) => sealedSeed.parse(await ask('/seed', input, signal)),
      rotate: async (input, signal) => vendorRotateValue.parse(await ask('/seed/rotate', input, signal)),
      verify: async (input, signal) => vendorVerifyValue.parse(await ask('/verify', input, signal)),
    },
    preloadUrl: ({ gameCode, language }) => `${url}/preload/${encodeURIComponent(gameCode)}?${new URLSearchParams({ lang: language })}`,
    showRound: async (input, signal) => vendorLaunchValue.parse(await ask('/round', input, signal)).url,
    listDraws: async (input, signal) => vendorDrawsValue.parse(await ask('/draws', input, signal)),
    listPlays: async (input, signal) => vendorPlaysValue.parse(await ask('/plays', input, signal)),
    listMatches: async (input, signal) => vendorMatchesValue.parse(await ask('/matches', input, signal)),
    listTransactions: async (input, signal) => vendorTransactionsValue.parse(await ask('/transactions', input, signal)),
    listRooms: async (input, signal) => vendorRoomsValue.parse(await ask('/rooms', input, signal)),
    ...(keepsMoney && {
      purse: {
        deposit: move('deposit'),
        withdraw: move('withdraw'),
        status: move('status'),
        balance: async (input, signal) => vendorHoldingValue.parse(await ask(vendorWalletCalls.balance.path, input, signal)).balanceMinor,
        rounds: async (input, signal) => vendorPlayedValue.parse(await ask(vendorWalletCalls.rounds.path, input, signal)),
      },
    }),
    async fetchPicture(path, signal) {
      const answer = await fetch(`${url}${path}.${path.startsWith('/art/film/') ? 'webp' : 'svg'}`, { signal });
      if (answer.status === NOT_FOUND) return undefined;
      if (!answer.ok) throw new Error(`The studio answered ${answer.status} to ${path}.`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}
