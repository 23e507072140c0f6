import { existsSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { readConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { moveRows } from '../database/moveRows.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { openPool } from '../database/openPool.ts';
import type { Schema } from '../database/schema.ts';
import { auditReport } from '../ledger/auditReport.ts';
import { StartError } from '../StartError.ts';
import { failWithRemedy } from './failWithRemedy.ts';

/**
 * `npm run move-to-postgres`: copies the data of the embedded engine into the unused database of `DATABASE_URL`, and audits the money there. The
 * exit code is 0 only when every invariant holds. The embedded data stays as it is.
 *
 * Source: RUN-04.
 */
try {
  const { databaseUrl, migrationUrl, dataDir } = readConfig(process.env);
  if (!databaseUrl) throw new StartError('DATABASE_URL is not set: it names the Postgres database that takes the data over.');
  if (!existsSync(path.join(dataDir, 'database')))
    throw new StartError(`${dataDir} holds no embedded data: set DATA_DIR to the directory that does.`);
  const from = await openDatabase({ url: undefined, dataDir });
  const to = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: openPool(migrationUrl ?? databaseUrl, { max: 2, statementMs: 0 }) }),
  });
  try {
    await migrate(to);
    const moved = await moveRows(from.jobsDb, to);
    const { ok, lines } = await auditReport(to);
    for (const line of lines) console.log(line);
    console.log(
      ok
        ? `${moved} rows are in the database of DATABASE_URL. Start the service with it; the embedded data is no longer in use.`
        : `${moved} rows were copied, but the money does not hold, as said above: do not start the service with that database.`,
    );
    process.exitCode = ok ? 0 : 1;
  } finally {
    await to.destroy();
    await from.close();
  }
} catch (error) {
  failWithRemedy(error);
}
