import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { prepareTestDatabase } from '../testing/openTestDatabase.ts';
import { addPlayer } from '../testing/startWallet.ts';
import { launchFor } from '../testing/TestVendor.ts';
import { authenticate } from '../wallet/vendor/authenticate.ts';
import { credit } from '../wallet/vendor/credit.ts';
import { debit } from '../wallet/vendor/debit.ts';
import { openDatabase } from './openDatabase.ts';

const ROUNDS = 100_000;
const MAX_WAL_MB = 200;

it(`keeps the log of the embedded database below ${MAX_WAL_MB} MB over ${ROUNDS} rounds`, async () => {
  const prepared = await prepareTestDatabase('pglite');
  const database = await openDatabase(prepared.where);
  const { db } = database;
  await seedTestAccounts(db);
  await seedTestGames(db);
  const context = { db, integration: 'STUDIO' };
  const accountId = await addPlayer(db, 1_000_000_000n);
  const { launchToken } = await launchFor(db, { accountId, nodeId: testGames.slot.node_id });
  const { playerId = '', sessionId = '', currency = '' } = await authenticate(context, { launchToken });
  const player = { playerId, sessionId, currency, gameCode: testGames.slot.game_code };

  const wal = path.join(prepared.where.dataDir, 'database/pg_wal');
  let mostWalMb = 0;
  const from = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    const roundId = randomUUID();
    await debit(context, { ...player, roundId, txId: randomUUID(), amountMinor: '100' });
    await credit(context, { ...player, roundId, txId: randomUUID(), amountMinor: '90', roundEnd: true, winType: 'win' });
    // The log is looked after between the calls of others, as in the service.
    if (round % 100 === 0) {
      await new Promise((resolve) => setImmediate(resolve));
      mostWalMb = Math.max(mostWalMb, megabytesIn(wal));
    }
  }
  console.log(
    `${ROUNDS} rounds, ${Math.round((2000 * ROUNDS) / (performance.now() - from))} wallet calls/s, at most ${mostWalMb.toFixed(0)} MB of log.`,
  );
  expect(mostWalMb).toBeLessThanOrEqual(MAX_WAL_MB);
  await database.close();
  await prepared.remove();
});

function megabytesIn(directory: string): number {
  const files = readdirSync(directory, { withFileTypes: true }).filter((file) => file.isFile());
  return files.reduce((sum, file) => sum + statSync(path.join(directory, file.name)).size, 0) / 1024 / 1024;
}
