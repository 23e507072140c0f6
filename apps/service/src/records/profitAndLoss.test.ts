import type { Client } from '@site/api/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';

const range = { from: '2026-10-01', to: '2026-10-31' };

describe.each(spreadEngines)('profit and loss on %s', (engine) => {
  let service: TestService;
  let client: Client;
  beforeAll(async () => {
    service = await startService({ engine, seed: seedTestAccounts });
    const { db } = service.services;
    const account = db.selectFrom('account').where('merchant', '=', 'marquee');
    const idOf = async (username: string) => (await account.where('username', '=', username).select('id').executeTakeFirstOrThrow()).id;
    const [account_id, other] = [await idOf('player01'), await idOf('player02')];
    const play = { currency: 'USD', bets: 2, stake_minor: 100n, valid_bet_minor: 90n, payout_minor: 60n };
    const moved = { currency: 'USD', entries: 1, amount_minor: 15n };
    await db
      .insertInto('member_day')
      .values([
        { ...play, account_id, day: '2026-10-01', game_type: 'RNG' },
        { ...play, account_id, day: '2026-10-01', game_type: 'LIVE', payout_minor: 300n },
        { ...play, account_id, day: '2026-10-31', game_type: 'RNG' },
        { ...play, account_id, day: '2026-11-01', game_type: 'RNG' },
        { ...play, account_id: other, day: '2026-10-02', game_type: 'RNG' },
      ])
      .execute();
    await db
      .insertInto('member_money_day')
      .values([
        { ...moved, account_id, day: '2026-10-01', kind: 'REBATE' },
        { ...moved, account_id, day: '2026-10-15', kind: 'TOURNAMENT' },
        { ...moved, account_id, day: '2026-10-15', kind: 'DEPOSIT' },
        { ...moved, account_id, day: '2026-10-15', kind: 'SALARY_D' },
        { ...moved, account_id: other, day: '2026-10-15', kind: 'BONUS' },
      ])
      .execute();
    client = await service.clientOf('player01');
  });
  afterAll(() => service.close());

  const read = async (input: object) => {
    const reply = await client('profitAndLoss', { ...range, sort: 'day', ...input });
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  };

  it('MEM-36 adds play and gifts by day, and leaves out deposits and pay', async () => {
    const { rows, totals } = await read({ groupBy: 'day' });
    expect(rows.map(({ day, bets, netMinor, givenMinor }) => [day, bets, netMinor, givenMinor])).toEqual([
      ['2026-10-01', 4, '175', '15'],
      ['2026-10-15', 0, '15', '15'],
      ['2026-10-31', 2, '-40', '0'],
    ]);
    expect(totals).toMatchObject({ bets: 6, stakeMinor: '300', payoutMinor: '420', givenMinor: '30', netMinor: '150' });
  });

  it('MEM-36 shows play alone by game type, and of one game type', async () => {
    const byType = await read({ groupBy: 'gameType' });
    expect(byType.rows.map(({ id, netMinor }) => [id, netMinor]).toSorted(([one = ''], [other = '']) => one.localeCompare(other))).toEqual([
      ['2026-10-01 LIVE', '200'],
      ['2026-10-01 RNG', '-40'],
      ['2026-10-31 RNG', '-40'],
    ]);
    expect((await read({ groupBy: 'day', filter: JSON.stringify({ gameType: 'RNG' }) })).totals).toMatchObject({
      netMinor: '-80',
      givenMinor: '0',
    });
  });
});
