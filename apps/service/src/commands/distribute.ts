import { readConfig } from '../config.ts';
import { distribute } from '../database/distribute.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { StartError } from '../StartError.ts';
import { failWithRemedy } from './failWithRemedy.ts';

/** `npm run distribute`: migrates the schema and distributes the tables of money and play over the workers of a Citus cluster. */
try {
  const { databaseUrl, migrationUrl, dataDir } = readConfig(process.env);
  if (!databaseUrl) throw new StartError('DATABASE_URL is not set: it names the coordinator of the Citus cluster.');
  const database = await openDatabase({ url: migrationUrl ?? databaseUrl, dataDir });
  try {
    const names = await distribute(database.jobsDb);
    console.log(names.length > 0 ? `Spread over the workers: ${names.join(', ')}.` : 'Everything is spread already.');
  } finally {
    await database.close();
  }
} catch (error) {
  failWithRemedy(error);
}
