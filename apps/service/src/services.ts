import path from 'node:path';
import type { LobbyValue } from '@site/api/lobby';
import type { VendorMatchesValue } from '@site/api/vendor';
import type { SocialProvider } from '@site/api/social';
import type { Kysely } from 'kysely';
import { cutOwn } from './art/cutOwn.ts';
import { Gallery } from './art/Gallery.ts';
import type { Config } from './config.ts';
import { ContentVersion } from './content/ContentVersion.ts';
import type { OpenDatabase } from './database/openDatabase.ts';
import { sqlStateOf } from './database/sqlStateOf.ts';
import { readSecret } from './database/readSecret.ts';
import type { Schema } from './database/schema.ts';
import { Catalogue } from './games/Catalogue.ts';
import { Shelves } from './games/Shelves.ts';
import { LatestCache } from './http/LatestCache.ts';
import type { LatestRound } from './games/readActivity.ts';
import type { WinnerRow } from './games/readWinners.ts';
import type { JackpotRows } from './prizes/readJackpots.ts';
import type { BoardRows } from './prizes/readBoard.ts';
import { PromiseCache } from './http/PromiseCache.ts';
import type { VendorCalendars } from './lottery/readDraws.ts';
import type { PagePart } from './page/pageParts.ts';
import { houseAccountOf, vendorHouse } from './ledger/houseAccountOf.ts';
import { type Ledger, ledger } from './ledger/Ledger.ts';
import { Overload } from './http/Overload.ts';
import type { Bus } from './push/Bus.ts';
import { createMessages, type Messages } from './providers/createMessages.ts';
import { createPhoneVerifier, type PhoneVerifier } from './providers/createPhoneVerifier.ts';
import { DevelopmentPhoneAuth } from './providers/DevelopmentPhoneAuth.ts';
import { EncKeys } from './session/EncKeys.ts';
import { syncPasses, passesFor } from './session/passwordCost.ts';
import { Passwords } from './session/Passwords.ts';
import { createSocialClients } from './social/createSocialClients.ts';
import type { SocialClient } from './social/SocialClient.ts';
import { Brands } from './system/Brands.ts';
import { Metrics } from './system/Metrics.ts';
import { consumeQuota } from './verification/consumeQuota.ts';
import { type ConnectedVendor, connectVendor } from './vendors/connectVendor.ts';

export interface Services {
  db: Kysely<Schema>;
  /** For payments; see `OpenDatabase`. */
  walletDb: Kysely<Schema>;
  bus: Bus;
  config: Config;
  brands: Brands;
  content: ContentVersion;
  catalogue: Catalogue;
  shelves: Shelves;
  /** Cached for a moment: a win appears soon, and concurrent requests share one query. */
  winnerRows: PromiseCache<WinnerRow[]>;
  /** The same, for what is being played. By brand. */
  latestRounds: PromiseCache<LatestRound[]>;
  /** Jackpots by brand: their amounts change with every roll-up. */
  jackpotRows: PromiseCache<JackpotRows>;
  /** Boards of tournaments, the same way. */
  boards: PromiseCache<BoardRows>;
  /** Draws of the vendors' lotteries, by lottery and number of past draws. */
  calendars: LatestCache<VendorCalendars>;
  /** Matches of the vendors' books, by game type. */
  matches: PromiseCache<VendorMatchesValue[]>;
  /** The lobby by brand, language and category, for visitors and for members. */
  lobbies: PromiseCache<LobbyValue>;
  gallery: Gallery;
  passwords: Passwords;
  encKeys: EncKeys;
  /** Key that signs bot checks. */
  botCheckKey: string;
  messages: Messages;
  /** Providers of social login. */
  social: ReadonlyMap<SocialProvider, SocialClient>;
  /** Phone verification provider, if any. */
  phoneVerifier: PhoneVerifier | undefined;
  /** Its stand-in, where allowed. */
  phoneAuth: DevelopmentPhoneAuth | undefined;
  /** Runs work after the reply to a call; logs its failure. */
  behind: (work: Promise<unknown>) => void;
  /** Logs that a part of a page or of the lobby's reply was omitted because it could not be read. */
  noteMissing: (part: PagePart, error: unknown) => void;
  ledger: Ledger;
  overload: Overload;
  metrics: Metrics;
  /** Vendors by the name in their signatures. */
  adapters: ReadonlyMap<string, ConnectedVendor>;
}

const WINNERS_CACHED_MS = 10_000;
const ACTIVITY_CACHED_MS = 10_000;
const PRIZES_CACHED_MS = 3000;
const CALENDARS_FRESH_MS = 3000;
const CALENDARS_SHOWN_MS = 60_000;
const MATCHES_FRESH_MS = 3000;
const LOBBIES_CACHED_MS = 10_000;

/** Creates the parts of the service and connects them. */
export async function createServices({
  config,
  database: { db, walletDb, bus, queue },
}: {
  config: Config;
  database: OpenDatabase;
}): Promise<Services> {
  const adapters = new Map(config.vendors.map((vendor) => [vendor.integration, connectVendor(vendor, (line) => console.error(line))]));
  for (const integration of adapters.keys()) await houseAccountOf(db, vendorHouse(integration));
  const brands = new Brands(db);
  const content = new ContentVersion(db);
  const catalogue = new Catalogue(db, content);
  const messages = createMessages(config, db);
  const phoneAuth =
    config.phoneCheckStandIn && !config.firebase
      ? await DevelopmentPhoneAuth.create({
          send: messages.sms,
          countMessage: async (asked) => (await consumeQuota(db, { ...asked, restMs: 0 })) === undefined,
        })
      : undefined;
  return {
    db,
    walletDb,
    bus,
    config,
    brands,
    content,
    catalogue,
    shelves: new Shelves({ catalogue, brands }),
    winnerRows: new PromiseCache({ max: 100, ttlMs: WINNERS_CACHED_MS }),
    latestRounds: new PromiseCache({ max: 100, ttlMs: ACTIVITY_CACHED_MS }),
    jackpotRows: new PromiseCache({ max: 100, ttlMs: PRIZES_CACHED_MS }),
    boards: new PromiseCache({ max: 100, ttlMs: PRIZES_CACHED_MS }),
    calendars: new LatestCache({ max: 200, ttlMs: CALENDARS_FRESH_MS, shownMs: CALENDARS_SHOWN_MS }),
    matches: new PromiseCache({ max: 10, ttlMs: MATCHES_FRESH_MS }),
    lobbies: new PromiseCache({ max: 200, ttlMs: LOBBIES_CACHED_MS }),
    gallery: new Gallery({ directory: path.join(config.dataDir, 'pictures'), adapters, cutOwn: (drawing) => cutOwn(db, drawing) }),
    passwords: await Passwords.create({
      perSecond: config.loginsPerSecond,
      passes: await syncPasses(db, await passesFor(config.passwordHashMs)),
    }),
    encKeys: new EncKeys({ db, config }),
    botCheckKey: (await readSecret(db, 'botCheck')).toString('base64'),
    messages,
    social: createSocialClients(config),
    phoneVerifier: createPhoneVerifier(config, phoneAuth),
    phoneAuth,
    behind: (work) => void work.catch((error: unknown) => console.error(`Work behind a call failed: ${kindOf(error)}`)),
    noteMissing: (part, error) => console.error(`Left out: ${part}. ${kindOf(error)}`),
    ledger,
    overload: new Overload(queue),
    metrics: new Metrics(),
    adapters,
  };
}

/** Returns the name and SQL state of an error. Its message may contain an address. */
const kindOf = (error: unknown) => `${error instanceof Error ? error.name : 'Error'} ${sqlStateOf(error) ?? ''}`.trimEnd();
