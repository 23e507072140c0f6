import path from 'node:path';
import type { LobbyValue } from '@site/api/lobby';
import type { SocialProvider } from '@site/api/social';
import type { Kysely } from 'kysely';
import { Gallery } from './art/Gallery.ts';
import type { Config } from './config.ts';
import { ContentVersion } from './ContentVersion.ts';
import type { OpenDatabase } from './database/openDatabase.ts';
import { sqlStateOf } from './database/sqlStateOf.ts';
import { readSecret } from './database/readSecret.ts';
import type { Schema } from './database/schema.ts';
import { Catalogue } from './games/Catalogue.ts';
import { Shelves } from './games/Shelves.ts';
import type { WinnerRow } from './games/readWinners.ts';
import { Kept } from './Kept.ts';
import { type Ledger, ledger } from './ledger/Ledger.ts';
import { Overload } from './Overload.ts';
import type { Bus } from './push/Bus.ts';
import { createMessages, type Messages } from './providers/createMessages.ts';
import { createPhoneVerifier, type PhoneVerifier } from './providers/createPhoneVerifier.ts';
import { DevelopmentPhoneAuth } from './providers/DevelopmentPhoneAuth.ts';
import { EncKeys } from './session/EncKeys.ts';
import { agreePasses, passesFor } from './session/passwordCost.ts';
import { Passwords } from './session/Passwords.ts';
import { createSocialClients } from './social/createSocialClients.ts';
import type { SocialClient } from './social/SocialClient.ts';
import { Brands } from './system/Brands.ts';
import { takeFromQuota } from './verification/takeFromQuota.ts';
import { createStudioAdapter } from './wallet/vendor/createStudioAdapter.ts';
import type { VendorAdapter } from './wallet/vendor/VendorAdapter.ts';

export interface Services {
  db: Kysely<Schema>;
  bus: Bus;
  config: Config;
  brands: Brands;
  content: ContentVersion;
  catalogue: Catalogue;
  shelves: Shelves;
  /** Read anew after a moment: a win shows soon, and a crowd asks once. */
  winnerRows: Kept<WinnerRow[]>;
  /** The lobby by brand, language and kind, as visitors see it and as members do. */
  lobbies: Kept<LobbyValue>;
  gallery: Gallery;
  passwords: Passwords;
  encKeys: EncKeys;
  /** Signs the bot checks that this service asks for. */
  botCheckKey: string;
  messages: Messages;
  /** Providers to sign in with. */
  social: ReadonlyMap<SocialProvider, SocialClient>;
  /** Whoever verifies phones, where somebody does. */
  phoneVerifier: PhoneVerifier | undefined;
  /** The stand-in for them, where one may serve. */
  phoneAuth: DevelopmentPhoneAuth | undefined;
  /** Lets work go on behind the answer to a call; should it fail, the log says so. */
  behind: (work: Promise<unknown>) => void;
  /** Writes to the log that a part of a page or a reply was left out, since it could not be read. */
  noteMissing: (part: string, error: unknown) => void;
  ledger: Ledger;
  overload: Overload;
  /** Vendors by the name they sign with. */
  adapters: ReadonlyMap<string, VendorAdapter>;
}

const WINNERS_KEPT_MS = 10_000;
const LOBBIES_KEPT_MS = 10_000;

/** The one place where the parts of the service meet. */
export async function createServices({
  config,
  database: { db, bus, queue },
}: {
  config: Config;
  database: OpenDatabase;
}): Promise<Services> {
  const brands = new Brands(db);
  const content = new ContentVersion(db);
  const catalogue = new Catalogue(db, content);
  const messages = createMessages(config, db);
  const phoneAuth =
    config.phoneCheckStandIn && !config.firebase
      ? await DevelopmentPhoneAuth.create({
          send: messages.sms,
          countMessage: async (asked) => (await takeFromQuota(db, { ...asked, restMs: 0 })) === undefined,
        })
      : undefined;
  return {
    db,
    bus,
    config,
    brands,
    content,
    catalogue,
    shelves: new Shelves({ catalogue, brands }),
    winnerRows: new Kept({ most: 100, keptMs: WINNERS_KEPT_MS }),
    lobbies: new Kept({ most: 200, keptMs: LOBBIES_KEPT_MS }),
    gallery: new Gallery({ directory: path.join(config.dataDir, 'pictures'), studioUrl: config.studioUrl }),
    passwords: await Passwords.create({
      perSecond: config.loginsPerSecond,
      passes: await agreePasses(db, await passesFor(config.passwordHashMs)),
    }),
    encKeys: new EncKeys({ db, config }),
    botCheckKey: (await readSecret(db, 'botCheck')).toString('base64'),
    messages,
    social: createSocialClients(config),
    phoneVerifier: createPhoneVerifier(config, phoneAuth),
    phoneAuth,
    // What an error says may hold an address.
    behind: (work) => void work.catch((error: Error) => console.error(`Work behind a call failed: ${error.name}`)),
    noteMissing: (part, error) =>
      console.error(`Left out: ${part}. ${error instanceof Error ? error.name : 'Error'} ${sqlStateOf(error) ?? ''}`.trimEnd()),
    ledger,
    overload: new Overload(queue),
    adapters: new Map([['STUDIO', createStudioAdapter({ url: config.studioUrl, secret: config.studioSecret })]]),
  };
}
