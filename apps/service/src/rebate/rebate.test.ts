import { randomUUID } from 'node:crypto';
import type { Client } from '@site/api/client';
import type { GameType } from '@site/api/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditRebates } from '../jobs/creditRebates.ts';
import { creditMember } from '../requirements/creditMember.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { changeBrand } from '../testing/changeBrand.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { settleBets } from '../testing/settleBets.ts';
import { startService, type TestService } from '../testing/startService.ts';

const HOUR_MS = 60 * 60_000;

describe.each(ruleEngines)('manual rebate on %s', (engine) => {
  let service: TestService;
  let client: Client;
  let accountId: number;
  let keys = 0;
  beforeAll(async () => {
    service = await startService({ engine });
    await changeBrand(service.services, { flags: { MANPLAYREB3: '1', VIP: '1' } });
    const account = service.services.db.selectFrom('account').where('username', '=', 'player01').where('merchant', '=', 'marquee');
    accountId = (await account.select('id').executeTakeFirstOrThrow()).id;
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const { db } = service.services;
    for (const table of ['rate_window', 'rebate_accrual', 'rebate_standing', 'rebate_claim', 'vip_standing', 'requirement'] as const)
      await db.deleteFrom(table).execute();
    await db.updateTable('account').set({ state: 'active' }).where('id', '=', accountId).execute();
    client = await service.clientOf('player01');
  });

  const hold = (level: number) =>
    service.services.db
      .insertInto('vip_standing')
      .values({ account_id: accountId, level, peak: level, changed_at: new Date(), kept_month: '2026-01-01' })
      .onConflict((known) => known.column('account_id').doUpdateSet({ level, peak: level }))
      .execute();
  /** Settles bets and counts them; amounts in minor units. */
  const play = async (bets: [gameType: GameType, validBetMinor: bigint][], at = new Date()) => {
    await settleBets(
      service.services.db,
      bets.map(([game_type, valid_bet_minor]) => ({
        account_id: accountId,
        integration: 'STUDIO',
        round_id: `rebate:${(keys += 1)}`,
        node_id: 1,
        game_type,
        currency: 'USD',
        stake_minor: valid_bet_minor,
        payout_minor: 0n,
        valid_bet_minor,
        status: 'settled' as const,
        placed_at: at,
        settled_at: at,
      })),
    );
    await applyRollups(service.services.db);
  };
  /** Credits an amount that has to be played once. */
  const open = (counts: 'all' | 'bonus', amountMinor: bigint) =>
    service.services.db.transaction().execute((tx) =>
      creditMember(tx, {
        ledger: service.services.ledger,
        accountId,
        currency: 'USD',
        kind: 'BONUS',
        amountMinor,
        idempotencyKey: `open:${(keys += 1)}`,
        house: 'house:PRIZES',
        multiple: 1,
        counts,
        now: new Date(Date.now() - HOUR_MS),
      }),
    );
  const due = async () => {
    const reply = await client('rebate', {});
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  };
  const claim = (transferId: string = randomUUID()) => client('claimRebate', { transferId });
  const credited = async () => {
    const rows = await service.services.db.selectFrom('rebate_claim').select('amount_minor').orderBy('claimed_at').execute();
    return rows.map(({ amount_minor }) => amount_minor);
  };
  const balance = async () => {
    const reply = await client('balance', {});
    return reply.ok ? BigInt(reply.value.balance) : 0n;
  };

  it('MEM-22 DR-2.1 shows the vector of VIP 3 by category, and credits 101.57 once for the same request', async () => {
    await hold(3);
    await play([
      ['RNG', 1_234_567n],
      ['LIVE', 800_000n],
      ['SPORTS', 150_050n],
    ]);
    const { lines, sumMinor, amountMinor, level } = await due();
    expect(lines.map(({ gameType, ratePpm, rebateMicro }) => [gameType, ratePpm, rebateMicro])).toEqual([
      ['RNG', 6000, '7407402000'],
      ['LIVE', 2500, '2000000000'],
      ['SPORTS', 5000, '750250000'],
    ]);
    expect([sumMinor, amountMinor, level]).toEqual(['10157', '10157', 3]);
    const before = await balance();
    const key = randomUUID();
    const replies = await Promise.all([claim(key), claim(key), claim(), claim()]);
    expect(replies.filter((reply) => reply.ok).length).toBeGreaterThanOrEqual(1);
    expect(await credited()).toEqual([10_157n]);
    expect((await balance()) - before).toBe(10_157n);
    const requirements = await service.services.db.selectFrom('requirement').select(['kind', 'need_minor']).execute();
    expect(requirements).toEqual([{ kind: 'REBATE', need_minor: 10_157n }]);
    expect(await due()).toMatchObject({ lines: [], amountMinor: '0', creditedMinor: '10157' });
    expect(await client('rebateHistory', {})).toMatchObject({
      value: { list: [{ amountMinor: '10157', isAutomatic: false, lines: [{}, {}, {}] }], totalPages: 1 },
    });
  });

  it('MEM-22 DR-2.1 0.009 in two categories are a cent together, and DR-2.3 less than a credit cannot be claimed', async () => {
    await play([
      ['RNG', 300n],
      ['FISH', 300n],
    ]);
    expect(await due()).toMatchObject({ sumMinor: '1', amountMinor: '1' });
    expect(await claim()).toMatchObject({ code: 'conflict' });
    expect((await due()).lines.length).toBe(2);
  });

  it('MEM-22 DR-2.2 what an open bonus has used earns nothing; a deposit’s own requirement takes nothing away', async () => {
    await open('bonus', 20_000n);
    await open('all', 1_000_000n);
    await play([
      ['LIVE', 50_000n],
      ['RNG', 60_000n],
    ]);
    expect((await due()).lines.map(({ gameType, validBetMinor, usedMinor }) => [gameType, validBetMinor, usedMinor])).toEqual([
      ['RNG', '60000', '10000'],
      ['LIVE', '50000', '50000'],
    ]);
    expect((await due()).sumMinor).toBe('150');
  });

  it('MEM-22 DR-2.1 the rate is that of the level at the settlement', async () => {
    await play([['RNG', 100_000n]]);
    await hold(6);
    await play([['RNG', 100_000n]]);
    expect((await due()).lines.map(({ level, ratePpm }) => [level, ratePpm])).toEqual([
      [0, 3000],
      [6, 10_000],
    ]);
  });

  it('MEM-22 DR-2.3 what was not claimed is credited at 06:00, once, and today’s is left', async () => {
    const yesterday = new Date('2020-11-20T12:00:00Z');
    await play([['RNG', 10_000n]], yesterday);
    await play([['RNG', 77_000n]], new Date('2020-11-20T18:00:00Z'));
    // 05:59 in Ho Chi Minh City, then 06:00.
    await creditRebates(service.services, new Date('2020-11-20T22:59:00Z'));
    expect(await credited()).toEqual([]);
    await creditRebates(service.services, new Date('2020-11-20T23:00:00Z'));
    await creditRebates(service.services, new Date('2020-11-20T23:30:00Z'));
    expect(await credited()).toEqual([30n]);
    expect((await due()).sumMinor).toBe('231');
    expect(await client('rebateHistory', {})).toMatchObject({ value: { list: [{ day: '2020-11-20', isAutomatic: true }] } });
  });

  it('MEM-22 DR-2.3 no more than 5,000 credits a day; the rest is credited later', async () => {
    await hold(6);
    await play([['RNG', 60_000_000n]], new Date('2020-11-20T12:00:00Z'));
    await creditRebates(service.services, new Date('2020-11-20T23:00:00Z'));
    await creditRebates(service.services, new Date('2020-11-20T23:30:00Z'));
    expect(await credited()).toEqual([500_000n]);
    expect(await due()).toMatchObject({ carriedMinor: '100000', amountMinor: '100000' });
    await creditRebates(service.services, new Date('2020-11-21T23:00:00Z'));
    expect(await credited()).toEqual([500_000n, 100_000n]);
  });

  it('MEM-22 an excluded member claims nothing, and need not play what is credited', async () => {
    await play([['RNG', 100_000n]], new Date('2020-11-20T12:00:00Z'));
    await service.services.db.updateTable('account').set({ state: 'excluded' }).where('id', '=', accountId).execute();
    expect(await claim()).toMatchObject({ code: 'excluded' });
    await creditRebates(service.services, new Date('2020-11-20T23:00:00Z'));
    expect(await credited()).toEqual([300n]);
    expect(await service.services.db.selectFrom('requirement').selectAll().execute()).toEqual([]);
  });

  it('SHL-15 there is no rebate where the brand has none', async () => {
    const other = service.clientWith({ 'X-Merchant': 'khela', Authorization: `Bearer ${await service.tokenOf('player01', 'khela')}` });
    expect(await other('rebate', {})).toMatchObject({ code: 'notFound' });
    expect(await other('rebateHistory', {})).toMatchObject({ code: 'notFound' });
    expect(await other('claimRebate', { transferId: randomUUID() })).toMatchObject({ code: 'notFound' });
  });
});
