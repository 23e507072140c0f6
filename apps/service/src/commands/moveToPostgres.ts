import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { moveRows } from '../database/moveRows.ts';
import { openDatabase } from '../database/openDatabase.ts';
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
  try {
    const to = await openDatabase({ url: migrationUrl ?? databaseUrl, dataDir });
    try {
      const moved = await moveRows(from.jobsDb, to.jobsDb);
      const { ok, lines } = await auditReport(to.jobsDb);
      for (const line of lines) console.log(line);
      console.log(`${moved} rows are in the database of DATABASE_URL. Start the service with it; the embedded data is no longer in use.`);
      process.exitCode = ok ? 0 : 1;
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
} catch (error) {
  failWithRemedy(error);
}
