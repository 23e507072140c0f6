import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../database/schema.ts';
import { StartError } from '../StartError.ts';
import { flagNames } from '../system/flagNames.ts';

const MAINTENANCE_MS = 2 * 3_600_000;

const states = { normal: 0, maintenance: 1, blocked: 2 } as const;

const demoChange = z.union([
  z.tuple([z.literal('status'), z.enum(Object.keys(states) as (keyof typeof states)[])]),
  z.tuple([z.literal('flag'), z.enum(flagNames), z.enum(['on', 'off'])]),
]);
type DemoChange = z.infer<typeof demoChange>;

/** Parses the demo command's arguments. Throws a StartError with the usage for anything else. */
export function parseDemoArguments(words: string[]): DemoChange {
  const read = demoChange.safeParse(words);
  if (read.success) return read.data;
  throw new StartError(
    `Say "npm run demo -- status ${Object.keys(states).join('|')}" or "npm run demo -- flag NAME on|off", where NAME is one of ${flagNames.join(', ')}.`,
  );
}

/** Changes every brand, and returns a description of the change. Source: RUN-08. */
export async function changeDemo(db: Kysely<Schema>, [what, name, position]: DemoChange, now: Date): Promise<string> {
  if (what === 'status') {
    const end = name === 'maintenance' ? new Date(now.getTime() + MAINTENANCE_MS) : null;
    await db.updateTable('system_status').set({ status: states[name], maintenance_end: end }).execute();
    return `The status is ${name}${end ? ` until ${end.toISOString()}` : ''}.`;
  }
  await db.transaction().execute(async (tx) => {
    for (const { merchant, flags } of await tx.selectFrom('brand').select(['merchant', 'flags']).forUpdate().execute())
      await tx
        .updateTable('brand')
        .set({ flags: JSON.stringify({ ...flags, [name]: position === 'on' ? '1' : '0' }) })
        .where('merchant', '=', merchant)
        .execute();
  });
  return `${name} is ${position}.`;
}
