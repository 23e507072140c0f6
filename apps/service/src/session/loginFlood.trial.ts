import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { login } from '@site/api/session';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { seal } from '../testing/seal.ts';
import { testEngines } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { addPlayer } from '../testing/startWallet.ts';
import { launchFor, TestVendor } from '../testing/TestVendor.ts';
import type { Flood, Flooded } from './bench/floodLogins.ts';

const PEOPLE = 2000;
const SPAN_MS = 10_000;
const BET_EVERY_MS = 20;

const atShare = (times: number[], share: number) => times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

/** Two thousand members with the test accounts' password. */
async function addPeople({ services: { db } }: TestService): Promise<void> {
  await sql`
    insert into account (merchant, role, type, username, nickname, currency, country, language, password_hash, path)
    select 'marquee', 'member', 0, 'crowd' || number, '', 'USD', 'VN', 'EN', player.password_hash, ''
    from generate_series(1, ${PEOPLE}) as number, account as player where player.username = 'player01' and player.merchant = 'marquee'`.execute(
    db,
  );
}

/** A player who bets again and again for so long. Gives how long each bet took. */
async function bet(service: TestService, spanMs: number): Promise<number[]> {
  const { db, config } = service.services;
  const vendor = new TestVendor({ url: service.url, secret: config.studioSecret });
  const accountId = await addPlayer(db, 1_000_000n);
  const { launchToken } = await launchFor(db, { accountId, nodeId: testGames.slot.node_id });
  const { playerId = '', sessionId = '', currency = '' } = await vendor.ask('authenticate', { launchToken });
  const player = { playerId, sessionId, currency, gameCode: testGames.slot.game_code };
  const times: number[] = [];
  const until = performance.now() + spanMs;
  while (performance.now() < until) {
    const from = performance.now();
    const { code } = await vendor.ask('debit', { ...player, txId: randomUUID(), roundId: randomUUID(), amountMinor: '1' });
    if (code !== 'OK') throw new Error(`A bet was answered ${code}.`);
    times.push(performance.now() - from);
    await wait(BET_EVERY_MS);
  }
  return times;
}

describe.each(testEngines)('on %s', (engine) => {
  it('API-05 two thousand log-ins in ten seconds lose nobody and leave bets their time', { timeout: 180_000 }, async () => {
    const service = await startService({ engine, config: { trustProxy: ['loopback'], loginsPerSecond: 20 } });
    await seedTestGames(service.services.db);
    await addPeople(service);
    const key = await service.services.encKeys.current();
    const bodies: string[] = [];
    for (let number = 1; number <= PEOPLE; number += 1)
      bodies.push(await seal(key, login.path, { username: `crowd${number}`, password: TEST_PASSWORD }));

    const workerData: Flood = { url: service.url + login.path, bodies, spanMs: SPAN_MS };
    const flood = new Worker(new URL('./bench/floodLogins.ts', import.meta.url), { workerData });
    await once(flood, 'message');
    const quiet = await bet(service, SPAN_MS);
    flood.postMessage('go', []);
    const crowd = once(flood, 'message');
    const busy = await bet(service, SPAN_MS);
    const [{ answers, tookMs }] = (await crowd) as [{ answers: Flooded[]; tookMs: number }];
    await service.close();

    const letIn = answers.filter(({ status }) => status === 200);
    const sentBack = answers.filter(({ status, retryAfterS }) => status === 429 && retryAfterS >= 1);
    const [before, meanwhile] = [atShare(quiet, 0.99), atShare(busy, 0.99)];
    console.log(
      `${engine}: ${letIn.length} let in, ${sentBack.length} sent back in ${Math.round(tookMs)} ms; ` +
        `log-in p50 ${Math.round(
          atShare(
            letIn.map((answer) => answer.tookMs),
            0.5,
          ),
        )} ms; ` +
        `bet p50 ${atShare(quiet, 0.5).toFixed(1)} -> ${atShare(busy, 0.5).toFixed(1)} ms, p99 ${before.toFixed(1)} -> ${meanwhile.toFixed(1)} ms`,
    );
    expect(letIn.length + sentBack.length).toBe(PEOPLE);
    expect(letIn.length).toBeGreaterThanOrEqual(200);
    expect(meanwhile).toBeLessThanOrEqual(2 * before);
  });
});
