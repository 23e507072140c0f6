import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type VendorSite, vendorSite } from '@site/api/vendor';

const DAY_MS = 24 * 60 * 60_000;
/** Longer than a session, so that a session's page can always be reloaded. */
const RETENTION_MS = 30 * DAY_MS;

/** Stores the sites that launch games. The address of a page names its site by id, which is not a secret. */
export class Sites {
  readonly #store: DatabaseSync;

  constructor(store: DatabaseSync) {
    this.#store = store;
  }

  /** Stores a site and returns its id: equal content has the same id. Deletes sites without a launch for 30 days. */
  keep(site: VendorSite, nowMs: number): string {
    const value = JSON.stringify(site);
    const id = createHash('sha256').update(value).digest('base64url').slice(0, 16);
    // Each write syncs the disk, so a site is written once a day at most.
    const kept = this.#store.prepare('select id from site where id = ? and launched_at > ?').get(id, nowMs - DAY_MS);
    if (kept) return id;
    this.#store.prepare('delete from site where launched_at < ?').run(nowMs - RETENTION_MS);
    this.#store
      .prepare(
        'insert into site (id, value, launched_at) values (?, ?, ?) on conflict (id) do update set launched_at = excluded.launched_at',
      )
      .run(id, value, nowMs);
    return id;
  }

  find(id: string): VendorSite | undefined {
    const row = this.#store.prepare('select value from site where id = ?').get(id);
    return row && vendorSite.parse(JSON.parse(String(row['value'])));
  }
}
