import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/openDatabase.ts';
import type { Schema } from './database/schema.ts';
import type { Bus } from './push/Bus.ts';
import { type EncKey, readEncKey } from './session/encKey.ts';
import { Passwords } from './session/Passwords.ts';
import { Brands } from './system/Brands.ts';

export interface Services {
  db: Kysely<Schema>;
  bus: Bus;
  config: Config;
  brands: Brands;
  passwords: Passwords;
  encKey: EncKey;
}

/** The one place where the parts of the service meet. */
export async function createServices({ config, database: { db, bus } }: { config: Config; database: OpenDatabase }): Promise<Services> {
  return { db, bus, config, brands: new Brands(db), passwords: await Passwords.create(), encKey: await readEncKey(db) };
}
