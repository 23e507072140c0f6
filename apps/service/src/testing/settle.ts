import { openDatabase } from '../database/openDatabase.ts';
import { settleContracts } from '../jobs/settleContracts.ts';
import { ledger } from '../ledger/Ledger.ts';

/** Settles the contracts of a database as of an instant, as a process of its own that a trial can kill. Says when it begins and when it is done. */
const database = await openDatabase({ url: process.env['DATABASE_URL'], dataDir: process.env['DATA_DIR'] ?? '' });
console.log('begins');
await settleContracts({ db: database.db, ledger, bus: database.bus }, new Date(process.env['NOW'] ?? ''));
console.log('done');
await database.close();
