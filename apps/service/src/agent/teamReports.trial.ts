import { downlineBets, downlineEntries, downlineTransactions, teamBetting, teamDownlines, userLoss } from '@site/api/agentReports';
import type { GroupOf, Report, SortOf } from '@site/api/defineReport';
import { addDays, dayOf } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../http/handle.ts';
import { readRows, readTotals } from '../report/readReport.ts';
import type { Asked, ReportSource } from '../report/ReportSource.ts';
import { FilledTeams, type FilledTeam, openUnlimited } from '../testing/fillTeams.ts';
import { openTestDatabase, prepareTestDatabase, testEngines } from '../testing/openTestDatabase.ts';
import bets from './downlineBets.ts';
import entries from './downlineEntries.ts';
import transactions from './downlineTransactions.ts';
import betting from './teamBetting.ts';
import downlines from './teamDownlines.ts';
import loss from './userLoss.ts';

/** Bets of each of 111,104 members at which the reports are read: about 1 and 10 million bets. `BETS_OF_EACH=9` leaves the second out. */
const betsOfEach = (process.env['BETS_OF_EACH'] ?? '9,90').split(',').map(Number);
/** Multiplies the roll-ups after that: `ROLLUPS=10` makes them those of 100 million bets. */
const rollupsTimes = Number(process.env['ROLLUPS'] ?? 1);
const sizes = (process.env['DOWNLINES'] ?? '100,1000,10000,100000').split(',').map(Number);
const RUNS = 21;
/** A report that takes long is read less often. */
const MAX_MS_OF_RUNS = 6000;
const PAGE = { after: undefined, limit: 51 };
const zone = 'Asia/Ho_Chi_Minh';
const MAX_PAGE_MS = 10;
const LITE_SIZES = [100, 1000, 10_000];
const MAX_GROWTH = 5;

describe.skipIf(!testEngines.includes('postgres'))('on postgres', () => {
  it('AGT-06 AGT-11 reads a page of a large team as fast as of a small one', async () => {
    const prepared = await prepareTestDatabase('postgres', { isMigrated: true });
    const database = await openDatabase(prepared.where);
    const { db } = database;
    const unlimited = openUnlimited(prepared.where.url ?? '');
    const filled = new FilledTeams(unlimited);
    try {
      await filled.addTeams(sizes);
      const lines: string[] = [];
      const medians: number[] = [];
      const measure = async (what: string) => {
        const { text } = await timesOf(() => sql`select 1`.execute(db));
        lines.push(`${what}: select 1 ${text}`);
        for (const team of filled.teams)
          for (const [name, read] of readsOf(db, team)) {
            const { text: times, medianMs } = await timesOf(read).catch((error: unknown) => ({ text: String(error), medianMs: Infinity }));
            lines.push(`${what}, ${team.downline} members: ${name} ${times}`);
            if (name.startsWith('team betting')) medians.push(medianMs);
          }
        console.log(lines.splice(0).join('\n'));
      };
      for (const each of betsOfEach) {
        await filled.addBets(each);
        await measure(`${filled.bets} bets`);
      }
      if (rollupsTimes > 1) {
        await filled.multiplyRollups(rollupsTimes);
        await measure(`roll-ups of ${filled.bets * rollupsTimes} bets`);
      }
      expect(Math.max(...medians)).toBeLessThan(MAX_PAGE_MS);
    } finally {
      await unlimited.destroy();
      await database.close();
      await prepared.remove();
    }
  });
});

describe('on pglite', () => {
  it('AGT-06 AGT-12 AGT-14 reads a page of single rows of 10,000 members about as fast as of 100', async () => {
    const database = await openTestDatabase('pglite');
    const { db } = database;
    try {
      const filled = new FilledTeams(db);
      await filled.addTeams(LITE_SIZES);
      await filled.addBets(9);
      const medians = new Map<string, number>();
      for (const team of filled.teams)
        for (const [name, read] of readsOf(db, team)) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other: they are timed
          const { text, medianMs } = await timesOf(read);
          medians.set(`${name} of ${team.downline}`, medianMs);
          console.log(`${team.downline} members: ${name} ${text}`);
        }
      // A figure of each player takes all players to sort by it.
      for (const name of ['bets, page', 'transfers, page', 'team betting by day, page', 'money by day, page'])
        expect(medians.get(`${name} of 10000`)).toBeLessThan(MAX_GROWTH * (medians.get(`${name} of 100`) ?? 0));
    } finally {
      await database.close();
    }
  });
});

function readsOf(db: Kysely<Schema>, { id }: FilledTeam): [name: string, read: () => Promise<unknown>][] {
  const member: Member = { id, type: 2, username: `m${id}`, currency: 'USD', state: 'active', merchant: 'marquee' };
  const to = dayOf(new Date(), zone);
  const both = <R extends Report>(name: string, report: R, source: ReportSource<R>, sort: SortOf<R>, groupBy: GroupOf<R>) => {
    const asked = {
      db,
      member,
      merchant: member.merchant,
      language: 'EN',
      zone,
      from: addDays(to, -29),
      to,
      currency: 'USD',
      filter: {},
      groupBy,
    } as unknown as Asked<R>;
    return [
      [`${name}, page`, () => readRows(report, source, asked, { ...PAGE, sort })],
      [`${name}, totals`, () => readTotals(report, source, asked)],
    ] satisfies [string, () => Promise<unknown>][];
  };
  return [
    ...both('team betting by day', teamBetting, betting.source, '-day', 'day'),
    ...both('bets', downlineBets, bets.source, '-settledAt', undefined),
    ...both('transfers', downlineEntries, entries.source, '-at', undefined),
    ...both('money by day', downlineTransactions, transactions.source, '-day', 'day'),
    ...both('bets by downline', teamDownlines, downlines.source, '-validBetMinor', undefined),
    ...both('losses by downline', userLoss, loss.source, '-lossMinor', 'downline'),
    ...both('money by player', downlineTransactions, transactions.source, '-day', 'player'),
    ...both('losses by player', userLoss, loss.source, '-lossMinor', 'player'),
  ];
}

async function timesOf(run: () => Promise<unknown>): Promise<{ text: string; medianMs: number }> {
  const tookMs: number[] = [];
  while (tookMs.length < RUNS && tookMs.reduce((sum, ms) => sum + ms, 0) < MAX_MS_OF_RUNS) {
    const from = performance.now();
    await run();
    tookMs.push(performance.now() - from);
  }
  const sorted = tookMs.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Infinity;
  return { text: `p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms of ${sorted.length}`, medianMs: at(0.5) };
}
