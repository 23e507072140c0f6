import type { Kysely } from 'kysely';
import type { Brand } from '@site/api/system';
import type { Schema } from '../database/schema.ts';
import { StartError } from '../StartError.ts';

interface Taken {
  brand: Brand;
  /** @default those it has; `<merchant>.localhost` for a new brand */
  hosts?: string[] | undefined;
}

/**
 * Stores a brand, and returns a description of the change. An existing brand keeps its flags and settings.
 *
 * Throws a StartError for a host of another brand. Source: SYS-13.
 */
export async function takeBrand(db: Kysely<Schema>, { brand, hosts }: Taken): Promise<string> {
  const { merchant } = brand;
  return await db.transaction().execute(async (tx) => {
    const rows = await tx.selectFrom('brand').select(['merchant', 'hosts']).orderBy('merchant').forUpdate().execute();
    const before = rows.find((row) => row.merchant === merchant);
    const served = hosts ?? before?.hosts ?? [`${merchant}.localhost`];
    for (const row of rows) {
      const shared = row.merchant === merchant ? undefined : served.find((host) => row.hosts.includes(host));
      if (shared) throw new StartError(`hosts: ${shared} belongs to the brand "${row.merchant}".`);
    }
    const config = JSON.stringify(brand);
    if (before) await tx.updateTable('brand').set({ config, hosts: served }).where('merchant', '=', merchant).execute();
    else {
      await tx.insertInto('brand').values({ merchant, hosts: served, config, flags: '{}', settings: '{}', closed_types: [] }).execute();
      await tx.insertInto('system_status').values({ merchant }).execute();
    }
    return `${brand.name} is ${before ? 'changed' : 'new'}, at ${served.join(', ')}.`;
  });
}
