import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@site/api/session';
import { describe, expect, it } from 'vitest';
import { seal } from '../testing/seal.ts';
import { testEngines } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { startService } from '../testing/startService.ts';

const TRIES = 200;
/** Slower than the admission rate, so that none is refused. */
const BETWEEN_MS = 60;

const median = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

const asked = {
  known: { username: 'player01', password: 'wrong' },
  unknown: { username: 'nobody99', password: 'wrong' },
  right: { username: 'player02', password: TEST_PASSWORD },
};

describe.each(testEngines)('on %s', (engine) => {
  it('B6.4 an unknown name takes as long as a wrong password, and a log-in little more than its hash', { timeout: 600_000 }, async () => {
    const service = await startService({ engine });
    const { db, encKeys, passwords } = service.services;
    const times: Record<keyof typeof asked | 'hash', number[]> = { known: [], unknown: [], right: [], hash: [] };
    const timed = async (kind: keyof typeof times, work: () => Promise<unknown>) => {
      const from = performance.now();
      await work();
      times[kind].push(performance.now() - from);
      await wait(BETWEEN_MS);
    };
    for (let round = 0; round < TRIES; round += 1) {
      for (const table of ['rate_window', 'login_failure'] as const) await db.deleteFrom(table).execute();
      const hash = await passwords.takeTurn();
      await timed('hash', () => hash.matches(undefined, 'wrong'));
      for (const kind of ['known', 'unknown', 'right'] as const) {
        const body = await seal(await encKeys.current(), login.path, asked[kind]);
        const headers = { 'X-Module': 'WEB', 'X-Merchant': 'marquee', 'Content-Type': 'application/jose' };
        await timed(kind, async () => (await fetch(service.url + login.path, { method: 'POST', headers, body })).arrayBuffer());
      }
    }
    await service.close();
    const [known, unknown, right, hash] = [median(times.known), median(times.unknown), median(times.right), median(times.hash)];
    console.log(
      `${engine}: wrong password ${known.toFixed(1)} ms, no such name ${unknown.toFixed(1)} ms (${(unknown / known).toFixed(3)}); ` +
        `log-in ${right.toFixed(1)} ms, of which the hash ${hash.toFixed(1)} ms; medians of ${TRIES}`,
    );
    expect(Math.abs(unknown / known - 1)).toBeLessThan(0.1);
    expect(right - hash).toBeLessThan(60);
  });
});
