import type { Config } from './config.ts';
import { findGame } from './catalogue/findGame.ts';
import { openStore } from './core/store/openStore.ts';
import { Seeds } from './core/fair/Seeds.ts';
import { Sessions } from './core/play/Sessions.ts';
import { Sites } from './core/play/Sites.ts';
import { RoundService } from './core/rounds/RoundService.ts';
import { RoundStore } from './core/rounds/RoundStore.ts';
import { WalletClient } from './core/wallet/WalletClient.ts';

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
  wallet = new WalletClient({ serviceUrl: config.serviceUrl, secret: config.secret }),
  now = Date.now,
  onError,
}: StudioOptions) {
  const store = openStore(config.dataDir);
  const seeds = new Seeds(store);
  const rounds = new RoundStore(store);
  const keeper = new RoundService({ rounds, seeds, wallet, findSkin: findGame, now, onError });

  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const takeUp = async () => {
    await keeper.finishOpen();
    if (isClosed) return;
    timer = setTimeout(() => {
      taking = takeUp();
    }, RETRY_MS);
  };
  const takenUp = takeUp();
  let taking = takenUp;

  return {
    config,
    wallet,
    now,
    seeds,
    rounds,
    keeper,
    sessions: new Sessions(store),
    sites: new Sites(store),
    /** Resolves after one attempt at each round that was open at the start. */
    takenUp,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await taking;
      store.close();
    },
  };
}
