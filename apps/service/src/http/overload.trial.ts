import { randomUUID } from 'node:crypto';
import { walletCalls } from '@site/api/vendor';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { type Answers, offerLanes, offerLoad } from '../testing/offerLoad.ts';
import { prepareTestDatabase, testEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { ServiceProcess } from '../testing/ServiceProcess.ts';
import { addPlayer } from '../testing/startWallet.ts';
import { launchFor, TestVendor } from '../testing/TestVendor.ts';
import { sign } from '../wallet/vendor/signature.ts';

const studioSecret = 'a secret for trials only';
const PLAYERS = 200;
const LANES = 64;
/** Timeout of vendors: four seconds. */
const PATIENCE_MS = 4000;

describe.each(testEngines)('on %s', (engine) => {
  it('VEN-05 answers no fewer debits in time at three times what it can do', async () => {
    const prepared = await prepareTestDatabase(engine);
    const { where } = prepared;
    const before = await openDatabase(where);
    await seedTestAccounts(before.db);
    await seedTestGames(before.db);
    const launches: string[] = [];
    for (let index = 0; index < PLAYERS; index += 1) {
      const accountId = await addPlayer(before.db, 1_000_000_000n);
      launches.push((await launchFor(before.db, { accountId, nodeId: testGames.slot.node_id })).launchToken);
    }
    await before.close();

    const service = await ServiceProcess.start({ dataDir: where.dataDir, databaseUrl: where.url, studioSecret });
    const vendor = new TestVendor({ url: service.url, secret: studioSecret });
    const players: object[] = [];
    for (const launchToken of launches) {
      const { playerId, sessionId, currency } = await vendor.ask('authenticate', { launchToken });
      players.push({ playerId, sessionId, currency, gameCode: testGames.slot.game_code });
    }
    let next = 0;
    const { path } = walletCalls.debit;
    const ask = () => {
      const body = JSON.stringify({ ...players[next++ % PLAYERS], txId: randomUUID(), roundId: randomUUID(), amountMinor: '1' });
      const timestamp = String(Date.now());
      const signature = sign(studioSecret, { timestamp, method: 'POST', path, body });
      const headers = `Content-Type: application/json\r\nX-Vendor: STUDIO\r\nX-Timestamp: ${timestamp}\r\nX-Signature: ${signature}`;
      return `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    };
    const load = { url: service.url, ask, patienceMs: PATIENCE_MS };
    await offerLanes({ ...load, forMs: 3000 }, LANES);
    const capacity = await offerLanes({ ...load, forMs: 5000 }, LANES);
    const once = await offerLoad({ ...load, forMs: 10_000 }, capacity.usefulPerSecond);
    const thrice = await offerLoad({ ...load, forMs: 20_000 }, 3 * capacity.usefulPerSecond);
    console.log(engine, { capacity: inWords(capacity), once: inWords(once), thrice: inWords(thrice) });
    await service.stop();
    await prepared.remove();
    expect(thrice.shed).toBeGreaterThan(thrice.given);
    expect(thrice.p99Ms).toBeLessThan(PATIENCE_MS / 2);
    // Callers, service and database share the processors, and every refusal takes from them what a stake could have.
    expect(thrice.usefulPerSecond).toBeGreaterThan(0.5 * capacity.usefulPerSecond);
    expect(thrice.leastInASecond).toBeGreaterThan(0);
  });
});

const inWords = ({ asked, useful, usefulPerSecond, leastInASecond, p99Ms, shed, p99OfShedMs, given, other }: Answers) => ({
  asked,
  useful,
  usefulPerSecond,
  leastInASecond,
  p99Ms,
  shed,
  p99OfShedMs,
  given,
  other,
});
