import { BlockList, isIPv4 } from 'node:net';
import type { GameType } from '@site/api/common';
import type { Brand } from '@site/api/system';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type BrandSettings, brandSettings } from './brandSettings.ts';
import { CLOSED_AT_ONCE } from './closedAtOnce.ts';

export interface BrandState {
  brand: Brand;
  /** Host names of the brand, without port. */
  hosts: string[];
  flags: Record<string, string>;
  settings: BrandSettings;
  /** Blocked networks; undefined when there are none, because a lookup takes longer than most of a call. */
  blocked: BlockList | undefined;
  /** Game categories that the brand's market does not allow. */
  closedTypes: GameType[];
  /** 0 normal, 1 maintenance, 2 region-blocked. */
  status: 0 | 1 | 2;
  /** Milliseconds since 1970. */
  maintenanceEnd: number | null;
}

const CACHED_MS = 1000;

/**
 * Brands of the database, reloaded after a second, so that processes see each other's changes. A brand's state keeps its identity until it
 * changes, so that derived data can be cached with it.
 */
export class Brands {
  readonly #db: Kysely<Schema>;
  #kept: { brands: Promise<Map<string, BrandState>>; until: number } | undefined;
  #last: { rows: string; brands: Map<string, BrandState> } | undefined;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async find(merchant: string): Promise<BrandState | undefined> {
    return (await this.#all()).get(merchant);
  }

  /** Returns the state of an existing brand. */
  async of(merchant: string): Promise<BrandState> {
    const found = await this.find(merchant);
    if (!found) throw new Error(`There is no brand "${merchant}".`);
    return found;
  }

  /** Returns the brand of a host name, otherwise the default brand. */
  async ofHost(hostname: string): Promise<BrandState> {
    const brands = [...(await this.#all()).values()];
    const found = brands.find(({ hosts }) => hosts.includes(hostname)) ?? brands[0];
    if (!found) throw new Error('There is no brand in the database.');
    return found;
  }

  async list(): Promise<BrandState[]> {
    return [...(await this.#all()).values()];
  }

  /** Makes the next call reload the brands. */
  forget() {
    this.#kept = undefined;
  }

  #all(): Promise<Map<string, BrandState>> {
    const now = performance.now();
    if (!this.#kept || this.#kept.until < now) {
      const brands = this.#read();
      brands.catch(() => this.forget());
      this.#kept = { brands, until: now + CACHED_MS };
    }
    return this.#kept.brands;
  }

  async #read(): Promise<Map<string, BrandState>> {
    const found = await readRows(this.#db);
    const rows = JSON.stringify(found);
    if (this.#last?.rows !== rows) this.#last = { rows, brands: statesOf(found) };
    return this.#last.brands;
  }
}

/** A closing at once ends by itself. */
const isOver = sql<boolean>`status = ${CLOSED_AT_ONCE} and maintenance_end <= now()`;

const readRows = (db: Kysely<Schema>) =>
  db
    .selectFrom('brand')
    .leftJoin('system_status', 'system_status.merchant', 'brand.merchant')
    .select(['brand.merchant', 'hosts', 'config', 'flags', 'settings', 'closed_types'])
    .select([
      sql<number | null>`case when ${isOver} then 0 when status = ${CLOSED_AT_ONCE} then 1 else status end`.as('status'),
      sql<Date | null>`case when ${isOver} then null else maintenance_end end`.as('maintenance_end'),
    ])
    // The demo brand is the default.
    .orderBy((eb) => eb.case().when('brand.merchant', '=', 'marquee').then(0).else(1).end())
    .orderBy('brand.merchant')
    .execute();

function statesOf(rows: Awaited<ReturnType<typeof readRows>>): Map<string, BrandState> {
  return new Map(
    rows.map((row) => {
      const settings = brandSettings.parse(row.settings);
      const state: BrandState = {
        brand: row.config as unknown as Brand,
        hosts: row.hosts,
        flags: row.flags,
        settings,
        blocked: blockListOf(settings),
        closedTypes: row.closed_types as GameType[],
        status: (row.status ?? 0) as BrandState['status'],
        maintenanceEnd: row.maintenance_end?.getTime() ?? null,
      };
      return [row.merchant, state];
    }),
  );
}

function blockListOf({ blockedRanges }: BrandSettings): BlockList | undefined {
  if (blockedRanges.length === 0) return undefined;
  const list = new BlockList();
  for (const range of blockedRanges) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), isIPv4(network) ? 'ipv4' : 'ipv6');
  }
  return list;
}
