import { readConfig } from '../config.ts';
import { askService } from '../control/askService.ts';
import type { ControlReply } from '../control/ControlReply.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { failWithRemedy } from './failWithRemedy.ts';
import { auditReport } from '../ledger/auditReport.ts';

/**
 * `npm run money-audit`: reports every invariant of the money, and each job whose last run failed. The exit code is 0 only when all hold
 * and none failed.
 */
try {
  const { ok, lines } = await audit();
  for (const line of lines) console.log(line);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  failWithRemedy(error);
}

async function audit(): Promise<ControlReply> {
  const { databaseUrl, migrationUrl, dataDir } = readConfig(process.env);
  // The embedded database belongs to the running process, so the audit runs there.
  const told = databaseUrl ? undefined : await askService(dataDir, 'money-audit');
  if (told) return told;
  const database = await openDatabase({ url: databaseUrl, migrationUrl, dataDir });
  try {
    return await auditReport(database.jobsDb);
  } finally {
    await database.close();
  }
}
