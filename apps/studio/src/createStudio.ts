import type { Config } from './config.ts';
import { DrawStore } from './core/clock/DrawStore.ts';
import { EventSeeds } from './core/events/EventSeeds.ts';
import { Rulings } from './core/events/Rulings.ts';
import { Jackpots } from './core/clock/Jackpots.ts';
import { Tables } from './core/clock/Tables.ts';
import { findGame } from './catalogue/findGame.ts';
import { openStore } from './core/store/openStore.ts';
import { Seeds } from './core/fair/Seeds.ts';
import { Sessions } from './core/play/Sessions.ts';
import { Sites } from './core/play/Sites.ts';
import { Rooms } from './core/rooms/Rooms.ts';
import { RoomStore } from './core/rooms/RoomStore.ts';
import { readWording } from './core/pages/wording.ts';
import { engines } from './core/skins.ts';
import { RoundService } from './core/rounds/RoundService.ts';
import { RoundStore } from './core/rounds/RoundStore.ts';
import { DemoWallet } from './core/wallet/DemoWallet.ts';
import { OwnWallet } from './core/wallet/OwnWallet.ts';
import { routeWallet } from './core/wallet/routeWallet.ts';
import { WalletClient } from './core/wallet/WalletClient.ts';
import { WalletLog } from './core/wallet/WalletLog.ts';

const RETRY_MS = 2000;

export interface StudioOptions {
  config: Config;
  wallet?: WalletClient;
  now?: () => number;
  onError: (error: unknown) => void;
}

export type Studio = ReturnType<typeof createStudio>;

/** Creates the parts of the studio and connects them. Finishes open rounds immediately, and retries until all have ended. */
export function createStudio({
  config,
  wallet: real = new WalletClient({ serviceUrl: config.serviceUrl, secret: config.secret }),
  now = Date.now,
  onError,
}: StudioOptions) {
  const wording = readWording(engines.map(({ name }) => name));
  const store = openStore(config.dataDir);
  const demo = new DemoWallet(store);
  const walletLog = new WalletLog({ store, wallet: real, now });
  const ownWallet = config.keepsMoney ? new OwnWallet({ store, service: real }) : undefined;
  const wallet = routeWallet(ownWallet ?? walletLog, demo);
  const seeds = new Seeds(store);
  const rounds = new RoundStore(store);
  const draws = new DrawStore(store);
  const rulings = new Rulings(store);
  const eventSeeds = new EventSeeds(store, rulings);
  const jackpots = new Jackpots({ store, rounds, rulings, tables: () => tables });
  const keeper = new RoundService({
    rounds,
    seeds,
    eventSeeds,
    rulings,
    wallet,
    findSkin: findGame,
    languages: wording,
    languageOf: (player) => sessions.languageOf(player),
    unsettledDraws: () => draws.unsettled(),
    tables: () => tables,
    jackpots,
    rooms: () => rooms,
    now,
    onError,
  });
  const tables = new Tables({
    draws,
    rulings,
    findSkin: findGame,
    now,
    settle: (gameCode, number) => keeper.settleDraw(gameCode, number),
    onError,
  });
  const sessions = new Sessions(store);
  const rooms = new Rooms({
    store: new RoomStore(store),
    rounds,
    marksOf: (player) => sessions.marksOf(player),
    eventSeeds,
    findSkin: findGame,
    settle: () => keeper.settleLate(),
    now,
    onError,
  });

  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const takeUp = async () => {
    // A fault of the store, such as a full disk, must not end the watch over open rounds.
    await keeper.settleDue().catch(onError);
    await keeper.finishOpen().catch(onError);
    await keeper.settleLate().catch(onError);
    await keeper.correctRuled().catch(onError);
    if (isClosed) return;
    timer = setTimeout(() => {
      taking = takeUp();
    }, RETRY_MS);
  };
  const takenUp = takeUp();
  let taking = takenUp;

  return {
    config,
    wording,
    wallet,
    walletLog,
    ownWallet,
    demo,
    now,
    seeds,
    rounds,
    keeper,
    draws,
    jackpots,
    eventSeeds,
    tables,
    rooms,
    sessions,
    sites: new Sites(store),
    /** Resolves after one attempt at each round that was open at the start. */
    takenUp,
    async close() {
      isClosed = true;
      tables.close();
      await rooms.close();
      clearTimeout(timer);
      await taking;
      store.close();
    },
  };
}
