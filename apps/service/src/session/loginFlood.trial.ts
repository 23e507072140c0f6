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
/** Turns of the two crowds: the slowest hundredth of one turn is five bets, which a pause of the machine decides. */
const TURNS = 3;

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
  it('API-05 two thousand log-ins in ten seconds are all answered and do not slow bets', { timeout: 300_000 }, async () => {
    const service = await startService({ engine, config: { trustProxy: ['loopback'], loginsPerSecond: 10, passwordHashMs: 50 } });
    await seedTestGames(service.services.db);
    await addPeople(service);
    const key = await service.services.encKeys.current();
    const workerData: Flood = { url: service.url + login.path, spanMs: SPAN_MS };
    const flood = new Worker(new URL('./bench/floodLogins.ts', import.meta.url), { workerData });
    await once(flood, 'message');
    /** Bets during a crowd of log-ins; returns its replies too. */
    async function betAmid(crowd: Crowd['kind']) {
      // A body is accepted once, and for minutes.
      const bodies: string[] = [];
      for (let number = 1; number <= PEOPLE; number += 1)
        bodies.push(await seal(key, login.path, { username: `crowd${number}`, password: TEST_PASSWORD }));
      flood.postMessage({ kind: crowd, bodies } satisfies Crowd, []);
      const answered = once(flood, 'message');
      const times = await bet(service, SPAN_MS);
      const [{ answers }] = (await answered) as [{ answers: Flooded[] }];
      return { times, answers };
    }
    const alone = await bet(service, SPAN_MS);
    // The crowd takes processor time in this process only, also when it is refused at once.
    const calm: Awaited<ReturnType<typeof betAmid>>[] = [];
    const busy: typeof calm = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      calm.push(await betAmid('refused'));
      busy.push(await betAmid('welcome'));
    }
    await flood.terminate();
    await service.close();

    const timesOf = (turns: typeof calm) => turns.flatMap(({ times }) => times);
    const answers = busy.flatMap((turn) => turn.answers);
    const letIn = answers.filter(({ status }) => status === 200);
    const sentBack = answers.filter(({ status, retryAfterS }) => (status === 429 || status === 503) && retryAfterS >= 1);
    const inWords = (times: number[]) => [0.5, 0.95, 0.99].map((share) => atShare(times, share).toFixed(1)).join('/');
    const logInMs = atShare(
      letIn.map(({ tookMs }) => tookMs),
      0.5,
    );
    console.log(
      `${engine}: ${letIn.length} let in (p50 ${Math.round(logInMs)} ms), ${sentBack.length} sent back in ${TURNS} turns of ${SPAN_MS / 1000} s; ` +
        `bet p50/95/99 alone ${inWords(alone)}, amid refused ${inWords(timesOf(calm))}, amid log-ins ${inWords(timesOf(busy))} ms`,
    );
    expect(calm.flatMap((turn) => turn.answers).every(({ status }) => status === 400)).toBe(true);
    expect(letIn.length + sentBack.length).toBe(PEOPLE * TURNS);
    expect(letIn.length).toBeGreaterThanOrEqual(100 * TURNS);
    expect(atShare(timesOf(busy), 0.99)).toBeLessThanOrEqual(2 * atShare(timesOf(calm), 0.99));
  });
});
