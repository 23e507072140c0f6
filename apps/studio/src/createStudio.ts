import type { Config } from './config.ts';
import { openStore } from './database/openStore.ts';
import { Seeds } from './fair/Seeds.ts';
import { Sessions } from './play/Sessions.ts';
import { Sites } from './play/Sites.ts';
import type { Theme } from './reels/Theme.ts';
import { themes } from './reels/themes.ts';
import { RoundKeeper } from './rounds/RoundKeeper.ts';
import { RoundStore } from './rounds/RoundStore.ts';
import { WalletClient } from './wallet/WalletClient.ts';

const RETRY_MS = 2000;

export interface StudioOptions {
  config: Config;
  wallet?: WalletClient;
  now?: () => number;
  onError: (error: unknown) => void;
}

export type Studio = ReturnType<typeof createStudio>;

/** The one place where the parts of the studio meet. Rounds that were left open are taken up at once, and again until all have ended. */
export function createStudio({
  config,
  wallet = new WalletClient({ serviceUrl: config.serviceUrl, secret: config.secret }),
  now = Date.now,
  onError,
}: StudioOptions) {
  const store = openStore(config.dataDir);
  const seeds = new Seeds(store);
  const rounds = new RoundStore(store);
  const keeper = new RoundKeeper({ rounds, seeds, wallet, themeOf, now, onError });

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
    /** When what was left open at the start has been tried once. */
    takenUp,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await taking;
      store.close();
    },
  };
}

function themeOf(name: string): Theme {
  const theme = Object.values(themes).find((candidate) => candidate.name === name);
  if (!theme) throw new Error(`No theme "${name}".`);
  return theme;
}
