import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { brandPlans } from './brandPlans.ts';

export async function writeBrands(tx: Transaction<Schema>): Promise<void> {
  await tx
    .insertInto('brand')
    .values(
      brandPlans.map(({ brand, hosts, flags, settings, closedTypes }) => ({
        merchant: brand.merchant,
        hosts,
        config: JSON.stringify(brand),
        flags: JSON.stringify(flags),
        settings: JSON.stringify(settings),
        closed_types: closedTypes,
      })),
    )
    .execute();
  await tx
    .insertInto('system_status')
    .values(brandPlans.map(({ brand }) => ({ merchant: brand.merchant })))
    .execute();
}
