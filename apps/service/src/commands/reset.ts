import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { lockDirectory } from '../database/lockDirectory.ts';
import { failWithRemedy } from './failWithRemedy.ts';
import { StartError } from '../StartError.ts';

/** Contents of the data directory. Other files are left alone. */
const kept = ['database', 'database.lock', 'database.pid', 'control.sock', 'pictures', 'studio'];

/** Deletes the data, so that the next start begins with the seed. Source: RUN-03. */
try {
  const { dataDir, databaseUrl, mode } = readConfig(process.env);
  if (mode === 'production') throw new StartError('This is production: its data is not thrown away by a command.');
  if (databaseUrl)
    throw new StartError('DATABASE_URL is set: empty that database with its own tools, or leave it out to reset the embedded one.');
  if (existsSync(dataDir)) {
    lockDirectory(path.join(dataDir, 'database'))();
    for (const name of kept) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
  console.log(`${dataDir} holds no data: the next start begins with the seed.`);
} catch (error) {
  failWithRemedy(error);
}
