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
import type { Crowd, Flood, Flooded } from './bench/floodLogins.ts';

const PEOPLE = 2000;
const SPAN_MS = 10_000;
const BET_EVERY_MS = 20;

const atShare = (times: number[], share: number) => times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

/** Adds two thousand members with the test accounts' password. */
async function addPeople({ services: { db } }: TestService): Promise<void> {
  await sql`
    insert into account (merchant, role, type, username, nickname, currency, country, language, password_hash, path)
    select 'marquee', 'member', 0, 'crowd' || number, '', 'USD', 'VN', 'EN', player.password_hash, ''
    from generate_series(1, ${PEOPLE}) as number, account as player where player.username = 'player01' and player.merchant = 'marquee'`.execute(
    db,
  );
}

/** Bets repeatedly for a time. Returns the duration of each bet. */
async function bet(service: TestService, spanMs: number): Promise<number[]> {
  const { db, adapters } = service.services;
  const vendor = new TestVendor({ url: service.url, secret: adapters.get('STUDIO')?.secret ?? '' });
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
  it('API-05 two thousand log-ins in ten seconds are all answered and do not slow bets', { timeout: 180_000 }, async () => {
    const service = await startService({ engine, config: { trustProxy: ['loopback'], loginsPerSecond: 10, passwordHashMs: 50 } });
    await seedTestGames(service.services.db);
    await addPeople(service);
    const key = await service.services.encKeys.current();
    const bodies: string[] = [];
    for (let number = 1; number <= PEOPLE; number += 1)
      bodies.push(await seal(key, login.path, { username: `crowd${number}`, password: TEST_PASSWORD }));

    const workerData: Flood = { url: service.url + login.path, bodies, spanMs: SPAN_MS };
    const flood = new Worker(new URL('./bench/floodLogins.ts', import.meta.url), { workerData });
    await once(flood, 'message');
    /** Bets during a crowd of log-ins; returns its replies too. */
    async function betAmid(crowd: Crowd) {
      flood.postMessage(crowd, []);
      const answered = once(flood, 'message');
      const times = await bet(service, SPAN_MS);
      const [{ answers, tookMs }] = (await answered) as [{ answers: Flooded[]; tookMs: number }];
      return { times, answers, tookMs };
    }
    const alone = await bet(service, SPAN_MS);
    // The crowd takes processor time in this process only, also when it is refused at once.
    const calm = await betAmid('refused');
    const busy = await betAmid('welcome');
    await flood.terminate();
    await service.close();

    const letIn = busy.answers.filter(({ status }) => status === 200);
    const sentBack = busy.answers.filter(({ status, retryAfterS }) => (status === 429 || status === 503) && retryAfterS >= 1);
    const inWords = (times: number[]) => [0.5, 0.95, 0.99].map((share) => atShare(times, share).toFixed(1)).join('/');
    const logInMs = atShare(
      letIn.map(({ tookMs }) => tookMs),
      0.5,
    );
    console.log(
      `${engine}: ${letIn.length} let in (p50 ${Math.round(logInMs)} ms), ${sentBack.length} sent back in ${Math.round(busy.tookMs)} ms; ` +
        `bet p50/95/99 alone ${inWords(alone)}, amid refused ${inWords(calm.times)}, amid log-ins ${inWords(busy.times)} ms`,
    );
    expect(calm.answers.every(({ status }) => status === 400)).toBe(true);
    expect(letIn.length + sentBack.length).toBe(PEOPLE);
    expect(letIn.length).toBeGreaterThanOrEqual(100);
    expect(atShare(busy.times, 0.99)).toBeLessThanOrEqual(2 * atShare(calm.times, 0.99));
  });
});
