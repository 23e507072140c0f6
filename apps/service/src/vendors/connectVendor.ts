import type {
  GameFacts,
  VendorDemoInput,
  VendorDrawsInput,
  VendorDrawsValue,
  VendorGameInput,
  VendorGamesValue,
  VendorKickInput,
  VendorLaunchInput,
  VendorMatchesInput,
  VendorMatchesValue,
  VendorPlaysInput,
  VendorPlaysValue,
  VendorTransactionsInput,
  VendorTransactionsValue,
  VendorRoomsInput,
  VendorRoomsValue,
  VendorRoundInput,
} from '@site/api/vendor';
import type { LaunchedGame, VendorAdapter, VendorPurse, VendorSeeds } from './VendorAdapter.ts';
import { VendorCircuit } from './VendorCircuit.ts';

const CATALOGUE_LIMIT_MS = 30_000;
/** Nobody waits for a log. */
const LOG_LIMIT_MS = 30_000;
const CALL_LIMIT_MS = 3000;
const PICTURE_LIMIT_MS = 10_000;

type Guarded<Call> = Call extends (input: infer Input, signal: AbortSignal) => infer Answer ? (input: Input) => Answer : never;
export type ConnectedPurse = { [Name in keyof VendorPurse]: Guarded<VendorPurse[Name]> };
export type ConnectedSeeds = { [Name in keyof VendorSeeds]: Guarded<VendorSeeds[Name]> };

type OutgoingCalls =
  | 'listGames'
  | 'launch'
  | 'launchDemo'
  | 'showRound'
  | 'listDraws'
  | 'listPlays'
  | 'listMatches'
  | 'listRooms'
  | 'listTransactions'
  | 'describeGame'
  | 'kick'
  | 'seeds'
  | 'purse'
  | 'fetchPicture';

/** A vendor whose calls have time limits, and fail at once while it is down. */
export interface ConnectedVendor extends Omit<VendorAdapter, OutgoingCalls> {
  /** Throws when the vendor is unreachable. */
  listGames(): Promise<VendorGamesValue>;
  /** Returns `undefined` when the vendor gives no address within three seconds. */
  launch(input: VendorLaunchInput): Promise<LaunchedGame | undefined>;
  /** Returns the address of a game with play money; absent when the vendor has none. */
  launchDemo?: (input: VendorDemoInput) => Promise<string | undefined>;
  /** Returns `undefined` when the vendor gives no address; absent when it shows no rounds. */
  showRound?: (input: VendorRoundInput) => Promise<string | undefined>;
  /** Absent when the vendor has no lotteries. Throws when it is unreachable. */
  listDraws?: (input: VendorDrawsInput) => Promise<VendorDrawsValue>;
  /** Absent when the vendor prints no plays. Throws when it is unreachable. */
  listPlays?: (input: VendorPlaysInput) => Promise<VendorPlaysValue>;
  /** Absent when the vendor has no books. Throws when it is unreachable. */
  listMatches?: (input: VendorMatchesInput) => Promise<VendorMatchesValue>;
  /** Absent when the vendor shows no log. Throws when it is unreachable. */
  listTransactions?: (input: VendorTransactionsInput) => Promise<VendorTransactionsValue>;
  /** Absent when the vendor has no rooms. Throws when it is unreachable. */
  listRooms?: (input: VendorRoomsInput) => Promise<VendorRoomsValue>;
  /** Returns `undefined` when the vendor tells nothing now; absent when it has no such call. */
  describeGame?: (input: VendorGameInput) => Promise<GameFacts | undefined>;
  /** Absent when the vendor cannot end a game. Throws when it is unreachable. */
  kick?: (input: VendorKickInput) => Promise<void>;
  /** Absent for a vendor whose rounds nobody can verify. Its calls throw when it is unreachable. */
  seeds?: ConnectedSeeds;
  /** Its calls throw a `NotSent` when they did not reach the vendor, and another error when their outcome is unknown. */
  purse?: ConnectedPurse;
  /** Returns `undefined` when the vendor has no such picture. Throws when it is unreachable. */
  fetchPicture(path: string): Promise<Buffer | undefined>;
}

/**
 * Connects a vendor. What players wait for has one circuit and pictures have another: a vendor without pictures is still played.
 *
 * Source: VEN-05.
 */
export function connectVendor(adapter: VendorAdapter, note: (line: string) => void): ConnectedVendor {
  const {
    launchDemo,
    showRound,
    listDraws,
    listPlays,
    listMatches,
    listRooms,
    listTransactions,
    describeGame,
    kick,
    seeds,
    purse,
    ...rest
  } = adapter;
  const circuitOf = (what: string, limitMs: number) =>
    new VendorCircuit({
      limitMs,
      onChange: (isDown) => note(`Vendor ${adapter.integration}: its ${what} ${isDown ? 'do not answer' : 'answer again'}.`),
    });
  const calls = circuitOf('calls', CALL_LIMIT_MS);
  const pictures = circuitOf('pictures', PICTURE_LIMIT_MS);
  return {
    ...rest,
    listGames: () => adapter.listGames(AbortSignal.timeout(CATALOGUE_LIMIT_MS)),
    launch: (input) => calls.call((signal) => adapter.launch(input, signal)).catch(() => undefined),
    ...(launchDemo && { launchDemo: (input) => calls.call((signal) => launchDemo(input, signal)).catch(() => undefined) }),
    ...(showRound && { showRound: (input) => calls.call((signal) => showRound(input, signal)).catch(() => undefined) }),
    ...(listDraws && { listDraws: (input) => calls.call((signal) => listDraws(input, signal)) }),
    ...(listPlays && { listPlays: (input) => calls.call((signal) => listPlays(input, signal)) }),
    ...(listMatches && { listMatches: (input) => calls.call((signal) => listMatches(input, signal)) }),
    ...(listTransactions && { listTransactions: (input) => listTransactions(input, AbortSignal.timeout(LOG_LIMIT_MS)) }),
    ...(listRooms && { listRooms: (input) => calls.call((signal) => listRooms(input, signal)) }),
    ...(describeGame && { describeGame: (input) => calls.call((signal) => describeGame(input, signal)).catch(() => undefined) }),
    ...(kick && { kick: (input) => calls.call((signal) => kick(input, signal)) }),
    ...(seeds && {
      seeds: {
        current: (input) => calls.call((signal) => seeds.current(input, signal)),
        rotate: (input) => calls.call((signal) => seeds.rotate(input, signal)),
        verify: (input) => calls.call((signal) => seeds.verify(input, signal)),
      },
    }),
    ...(purse && {
      purse: {
        deposit: (input) => calls.call((signal) => purse.deposit(input, signal)),
        withdraw: (input) => calls.call((signal) => purse.withdraw(input, signal)),
        status: (input) => calls.call((signal) => purse.status(input, signal)),
        balance: (input) => calls.call((signal) => purse.balance(input, signal)),
        rounds: (input) => purse.rounds(input, AbortSignal.timeout(LOG_LIMIT_MS)),
      },
    }),
    fetchPicture: (path) => pictures.call((signal) => adapter.fetchPicture(path, signal)),
  };
}
