import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { StartError } from '../StartError.ts';

const MAX_LINES = 1000;

/**
 * Returns a line of JSON for each request of a vendor whose body contains a text, such as the id of a transaction; the latest first, 1,000 at
 * most. Throws a `StartError` with the usage when an argument is missing.
 */
export async function findRequests(db: Kysely<Schema>, [integration, contained, ...rest]: string[]): Promise<string[]> {
  if (!integration || !contained || rest.length > 0)
    throw new StartError(
      'Say "npm run vendor:requests -- VENDOR TEXT", where TEXT stands in the request, such as the id of a transaction.',
    );
  const found = await db
    .selectFrom('vendor_request')
    .select(['at', 'path', 'body', 'status', 'reply'])
    .where('integration', '=', integration)
    .where(sql<boolean>`position(convert_to(${contained}, 'UTF8') in body) > 0`)
    .orderBy('at', 'desc')
    .limit(MAX_LINES)
    .execute();
  return found.map((request) => JSON.stringify({ ...request, body: request.body.toString() }));
}
