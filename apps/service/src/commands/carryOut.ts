import { readConfig } from '../config.ts';
import { askService } from '../control/askService.ts';
import type { ControlReply } from '../control/ControlReply.ts';
import { type OpenDatabase, openDatabase } from '../database/openDatabase.ts';

interface Command {
  /** Name under which the running service carries it out. */
  verb: string;
  words?: string[];
  /** Asks the running service only where it holds the embedded database, which takes one process. @default false */
  isForAnyProcess?: boolean;
  /** Carries it out without the service. */
  run: (database: OpenDatabase) => Promise<ControlReply>;
}

/** Carries a command out in the running service, otherwise directly. Prints its lines; the exit code is 0 only when it succeeded. */
export async function carryOut({ verb, words = [], isForAnyProcess = false, run }: Command): Promise<void> {
  const { databaseUrl, migrationUrl, dataDir } = readConfig(process.env);
  const told = isForAnyProcess && databaseUrl ? undefined : await askService(dataDir, verb, words);
  const { ok, lines } = told ?? (await inDatabase({ url: databaseUrl, migrationUrl, dataDir }, run));
  for (const line of lines) console.log(line);
  process.exitCode = ok ? 0 : 1;
}

async function inDatabase(where: Parameters<typeof openDatabase>[0], run: Command['run']): Promise<ControlReply> {
  const database = await openDatabase(where);
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}
