import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Lines } from './writeWorkbook.ts';

/** Progress can be read for an hour after the last rows were sent. */
const KEPT_MS = 3_600_000;
export const keptUntil = () => new Date(Date.now() + KEPT_MS);

/**
 * Passes lines on, and writes down how many rows were sent and how the file ended. Throws once the export has been cancelled: the stream
 * breaks off, because a file that ends in order would pass for a whole one.
 *
 * Source: AGT-06.
 */
export async function* followLines(db: Kysely<Schema>, id: string, lines: AsyncIterable<Lines>): AsyncGenerator<Lines> {
  const running = () => db.updateTable('export_ticket').where('id', '=', id).where('ended', 'is', null);
  // The heading is no row.
  let rowsDone = -1;
  let isWhole = false;
  try {
    for await (const slice of lines) {
      yield slice;
      rowsDone += slice.rows;
      const { numUpdatedRows } = await running().set({ rows_done: rowsDone, expires_at: keptUntil() }).executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Error('The export was cancelled.');
    }
    isWhole = true;
  } finally {
    await running()
      .set(isWhole ? { ended: 'done', rows: rowsDone } : { ended: 'cancelled' })
      .execute();
  }
}
