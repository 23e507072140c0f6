import path from 'node:path';
import type { Kysely } from 'kysely';
import { Gallery } from './art/Gallery.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/openDatabase.ts';
import type { Schema } from './database/schema.ts';
import { Catalogue } from './games/Catalogue.ts';
import { type Ledger, ledger } from './ledger/Ledger.ts';
import type { Bus } from './push/Bus.ts';
import { type EncKey, readEncKey } from './session/encKey.ts';
import { Passwords } from './session/Passwords.ts';
import { Brands } from './system/Brands.ts';
import { createStudioAdapter } from './wallet/vendor/createStudioAdapter.ts';
import type { VendorAdapter } from './wallet/vendor/VendorAdapter.ts';

export interface Services {
  db: Kysely<Schema>;
  bus: Bus;
  config: Config;
  brands: Brands;
  catalogue: Catalogue;
  gallery: Gallery;
  passwords: Passwords;
  encKey: EncKey;
  ledger: Ledger;
  /** Vendors by the name they sign with. */
  adapters: ReadonlyMap<string, VendorAdapter>;
}

/** The one place where the parts of the service meet. */
export async function createServices({ config, database: { db, bus } }: { config: Config; database: OpenDatabase }): Promise<Services> {
  return {
    db,
    bus,
    config,
    brands: new Brands(db),
    catalogue: new Catalogue(db),
    gallery: new Gallery({ directory: path.join(config.dataDir, 'pictures'), studioUrl: config.studioUrl }),
    passwords: await Passwords.create(),
    encKey: await readEncKey(db),
    ledger,
    adapters: new Map([['STUDIO', createStudioAdapter({ url: config.studioUrl, secret: config.studioSecret })]]),
  };
}
