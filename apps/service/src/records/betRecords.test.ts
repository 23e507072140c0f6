import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@site/api/client';
import type { Schema } from '../database/schema.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { startService, type TestService } from '../testing/startService.ts';

const range = { from: '2026-10-01', to: '2026-10-31' };

const bet = (account_id: number, round: string, placed_at: string, stake: number, more: object = {}) => ({
  account_id,
  integration: 'STUDIO',
  round_id: round,
  node_id: testGames.slot.node_id,
  game_type: 'RNG',
  currency: 'USD',
  stake_minor: BigInt(stake),
  payout_minor: BigInt(stake % 3 === 0 ? stake * 2 : 0),
  valid_bet_minor: BigInt(stake),
  status: 'settled' as const,
  placed_at: new Date(placed_at),
  settled_at: new Date(placed_at),
  ...more,
});

/** 25 rounds of player01 in October, five to an instant, one part put right later, and rounds that are not to be seen with them. */
async function seed(db: Kysely<Schema>) {
  await seedTestAccounts(db);
  await seedTestGames(db);
  const idOf = async (username: string) =>
    (
      await db
        .selectFrom('account')
        .where('username', '=', username)
        .where('merchant', '=', 'marquee')
        .select('id')
        .executeTakeFirstOrThrow()
    ).id;
  const [own, other] = [await idOf('player01'), await idOf('player02')];
  await db
    .insertInto('bet')
    .values([
      ...Array.from({ length: 25 }, (_, index) =>
        bet(own, `r${index + 1}`, `2026-10-${10 + Math.floor(index / 5)}T05:00:00.123Z`, index + 1),
      ),
      bet(own, 'r25', '2026-10-20T05:00:00Z', 0, { part: 1, payout_minor: 1000n }),
      bet(own, 'live', '2026-10-21T05:00:00Z', 7, { node_id: testGames.live.node_id, game_type: 'LIVE', status: 'open', settled_at: null }),
      // The brand's day begins at 17:00 UTC of the day before.
      bet(own, 'first of October', '2026-09-30T17:00:00Z', 50),
      bet(own, 'last of September', '2026-09-30T16:59:59.999Z', 60),
      bet(own, 'elsewhere', '2026-09-15T05:00:00Z', 5, { integration: 'HISTORY' }),
      bet(other, 'of another', '2026-10-12T05:00:00Z', 70),
    ])
    .execute();
}

describe.each(spreadEngines)('MEM-06 on %s', (engine) => {
  let service: TestService;
  let client: Client;
  beforeAll(async () => {
    service = await startService({ engine, seed });
    client = await service.clientOf('player01');
  });
  afterAll(() => service.close());

  const read = async (input: object = {}) => {
    const reply = await client('betRecords', { ...range, ...input });
    if (!reply.ok) throw new Error(`Refused: ${reply.code}`);
    return reply.value;
  };

  it('lists own bets by the brand’s days, newest first, with totals', async () => {
    const { rows, totals, next } = await read({ limit: 3 });
    expect(rows.map(({ id }) => id)).toEqual(['STUDIO:live:0', 'STUDIO:r25:1', 'STUDIO:r25:0']);
    expect(rows[0]).toMatchObject({
      gameName: 'MQ-LIVE',
      vendorName: 'MQ',
      status: 'open',
      settledAt: null,
      placedAt: Date.parse('2026-10-21T05:00:00Z'),
    });
    expect(next).toEqual(expect.any(String));
    expect(totals).toEqual({ bets: 27, stakeMinor: '382', payoutMinor: '1216', validBetMinor: '382', netMinor: '834', currency: 'USD' });
  });

  it.each([undefined, 'placedAt', '-stakeMinor', 'payoutMinor', '-netMinor'])(
    'pages through all of them once, sorted by %s',
    async (sort) => {
      const { rows: all } = await read({ sort, limit: 100 });
      const paged: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await read({ sort, limit: 4, ...(cursor && { cursor }) });
        paged.push(...page.rows.map(({ id }) => id));
        cursor = page.next;
      } while (cursor);
      expect(all).toHaveLength(28);
      expect(paged).toEqual(all.map(({ id }) => id));
    },
  );

  it('GAM-10 names the game that verifies a settled round, when its vendor shows seeds', async () => {
    const { rows } = await read();
    const nodeOf = (id: string) => rows.find((row) => row.id === id)?.verifyNodeId;
    expect([nodeOf('STUDIO:r25:0'), nodeOf('STUDIO:live:0')]).toEqual([testGames.slot.node_id, null]);
    const before = await read({ from: '2026-09-15', to: '2026-09-15' });
    expect(before.rows.map(({ id, verifyNodeId }) => [id, verifyNodeId])).toEqual([['HISTORY:elsewhere:0', null]]);
  });

  it('sorts numbers numerically', async () => {
    const { rows } = await read({ sort: '-netMinor', limit: 3 });
    expect(rows.map(({ netMinor }) => netMinor)).toEqual(['1000', '24', '21']);
  });

  it.each([
    [{ gameType: 'LIVE' }, ['live']],
    [{ status: 'open' }, ['live']],
    [{ roundId: 'r7' }, ['r7']],
    [{ vassalage: 'OT' }, []],
    [{ gameCode: 'MQ-SLOT', roundId: 'r25' }, ['r25', 'r25']],
  ])('filters rows and totals by %j', async (filter, rounds) => {
    const { rows, totals } = await read({ filter: JSON.stringify(filter) });
    expect(rows.map(({ roundId }) => roundId)).toEqual(rounds);
    expect(totals.bets).toBe(new Set(rounds).size);
  });

  it.each([
    ['days that run backwards', { from: '2026-10-02', to: '2026-10-01' }, 'to'],
    ['too many days', { from: '2026-01-01', to: '2026-10-01' }, 'to'],
    ['an unknown column', { filter: '{"account_id":1}' }, 'filter'],
    ['a filter that is no JSON', { filter: '{' }, 'filter'],
    ['a round that no text column holds', { filter: '{"roundId":"\\u0000"}' }, 'filter'],
    ['an unknown sort', { sort: 'settled' }, 'sort'],
    ['a forged cursor', { cursor: 'aGVsbG8' }, 'cursor'],
    ['a cursor of another type', { sort: 'stakeMinor', cursor: Buffer.from('["x","STUDIO:r1:0"]').toString('base64url') }, 'cursor'],
    ['a row too many', { limit: 101 }, 'limit'],
    ['a day that is none', { from: '2026-02-30' }, 'from'],
  ])('refuses %s by name', async (_what, input, field) => {
    expect(await client('betRecords', { ...range, ...input })).toMatchObject({ ok: false, code: 'invalidInput', details: { field } });
  });

  it('continues from a cursor before all rows', async () => {
    const cursor = Buffer.from('["-999999999999999999","STUDIO:r1:0"]').toString('base64url');
    expect(await read({ cursor })).toMatchObject({ rows: [], next: null });
  });

  it('refuses a trial account', async () => {
    const trial = await service.clientOf('trial01');
    expect(await trial('betRecords', range)).toMatchObject({ ok: false, code: 'needsRealAccount' });
  });
});
