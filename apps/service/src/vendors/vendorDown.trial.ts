import { createHash, randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { startSession } from '../session/sessions.ts';
import { startDecimalVendor } from '../testing/decimal/startDecimalVendor.ts';
import { type Answers, offerLoad, p99 } from '../testing/offerLoad.ts';
import { prepareTestDatabase, testEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { ServiceProcess } from '../testing/ServiceProcess.ts';
import { addPlayer } from '../testing/startWallet.ts';
import { createDecimalAdapter } from './decimal/createDecimalAdapter.ts';
import { signCall } from './decimal/signCall.ts';
import { writeCatalogue } from './importCatalogue.ts';

const secret = 'a secret for trials only';
const PLAYERS = 200;
const PHASE_MS = 30_000;
const PATIENCE_MS = 4000;
/** The vendor goes down this many times: other programs slow a phase down as well. */
const TURNS = 3;
const STAKES_PER_SECOND = 30;
/** Launches at each of the two vendors. */
const LAUNCHES_PER_SECOND = 10;

interface Player {
  token: string;
  playerId: string;
  sessionId: string;
}

/** Starts a vendor that launches games while it is up, and holds every request while it is down. */
async function startFailingVendor() {
  const held: ServerResponse[] = [];
  const state = { isDown: false };
  const server = createServer((request, response) => {
    void text(request).then(() => (state.isDown ? held.push(response) : response.end(JSON.stringify({ url: 'http://localhost/play' }))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    held,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe.each(testEngines)('on %s', (engine) => {
  it('VEN-05 a vendor that holds every request for 30 seconds leaves the 99th percentile of another within 1.2 times', async () => {
    const failing = await startFailingVendor();
    const working = await startDecimalVendor(secret);
    const prepared = await prepareTestDatabase(engine);
    const { where } = prepared;
    const { db, close } = await openDatabase(where).then((database) => ({ db: database.db, close: () => database.close() }));
    await seedTestAccounts(db);
    await seedTestGames(db);
    const catalogue = await createDecimalAdapter({ url: working.url, secret }).listGames(AbortSignal.timeout(PATIENCE_MS));
    await db.transaction().execute((tx) => writeCatalogue(tx, { integration: 'DECIMAL', catalogue }));
    const { node_id: rocket } = await db
      .selectFrom('game')
      .where('game_code', '=', 'dx-rocket')
      .select('node_id')
      .executeTakeFirstOrThrow();
    const players: Player[] = [];
    for (let index = 0; index < PLAYERS; index += 1) {
      const accountId = await addPlayer(db, 1_000_000_000n);
      const token = await startSession(db, { accountId, address: '127.0.0.1', userAgent: 'trial', now: new Date() });
      const sessionId = randomUUID();
      const session_hash = createHash('sha256').update(token).digest();
      const session = { id: sessionId, account_id: accountId, integration: 'DECIMAL', node_id: rocket, currency: 'USD', session_hash };
      await db.insertInto('vendor_session').values(session).execute();
      players.push({ token, playerId: String(accountId), sessionId });
    }
    await close();

    const service = await ServiceProcess.start({
      dataDir: where.dataDir,
      databaseUrl: where.url,
      studioSecret: secret,
      vendors: { STUDIO_URL: failing.url, DECIMAL_URL: working.url, DECIMAL_SECRET: secret },
    });
    let next = 0;
    const player = () => players[next++ % PLAYERS] as Player;
    const launch = (nodeId: number) =>
      `GET /wps/relay/GCS_gameLaunchFB?nodeId=${nodeId} HTTP/1.1\r\nHost: localhost\r\nX-Merchant: marquee\r\nX-Module: WEB\r\nAuthorization: Bearer ${player().token}\r\n\r\n`;
    function stake() {
      const { playerId, sessionId } = player();
      const ids = { player_id: playerId, session_token: sessionId, transaction_id: randomUUID(), round_id: randomUUID() };
      const body = JSON.stringify({ ...ids, game_id: 'dx-rocket', currency: 'USD', amount: 0.01 });
      const headers = `Content-Type: application/json\r\nX-Sign: ${signCall(secret, '/wallet/debit', body)}\r\nContent-Length: ${Buffer.byteLength(body)}`;
      return `POST /vendor/decimal/wallet/debit HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`;
    }
    async function phase(isDown: boolean): Promise<Record<'stakes' | 'launches' | 'failing', Answers>> {
      failing.state.isDown = isDown;
      const load = { url: service.url, patienceMs: PATIENCE_MS, forMs: PHASE_MS };
      const [stakes, launches, failed] = await Promise.all([
        offerLoad({ ...load, ask: stake }, STAKES_PER_SECOND),
        offerLoad({ ...load, ask: () => launch(rocket) }, LAUNCHES_PER_SECOND),
        offerLoad({ ...load, ask: () => launch(testGames.slot.node_id) }, LAUNCHES_PER_SECOND),
      ]);
      for (const response of failing.held.splice(0)) response.destroy();
      return { stakes, launches, failing: failed };
    }
    await phase(false);
    const up: Awaited<ReturnType<typeof phase>>[] = [];
    const down: typeof up = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      down.push(await phase(true));
      up.push(await phase(false));
    }
    const kinds = ['stakes', 'launches'] as const;
    // One figure of all phases: the slowest hundredth of one phase is three launches.
    const p99Of = (phases: typeof up, kind: (typeof kinds)[number]) => p99(phases.flatMap((answers) => answers[kind].waitsMs));
    const compared = kinds.map((kind) => ({ kind, upMs: p99Of(up, kind), downMs: p99Of(down, kind) }));
    console.log(engine, compared);
    await service.stop();
    await prepared.remove();
    await working.close();
    failing.close();

    for (const { failing: failed } of down) expect(failed.useful).toBe(0);
    for (const answers of [...up, ...down]) for (const kind of kinds) expect(answers[kind].useful).toBe(answers[kind].asked);
    for (const { upMs, downMs } of compared) expect(downMs).toBeLessThanOrEqual(1.2 * upMs);
  });
});
