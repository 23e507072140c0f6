import { randomUUID } from 'node:crypto';
import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Client } from '@site/api/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '@site/rules/period';
import { sql } from 'kysely';
import { readFreeRounds } from '../campaigns/readFreeRounds.ts';
import { openWallets } from '../ledger/openWallets.ts';
import { readRequirements } from '../requirements/readRequirements.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { runCampaigns } from './runCampaigns.ts';

const DAY_MS = 86_400_000;

interface Person {
  country?: string;
  state?: 'active' | 'frozen' | 'excluded' | 'coolingOff';
  vip?: number;
  seenDaysAgo?: number;
  depositedMinor?: bigint;
  /** Consents in the order in which they are given. */
  consents?: [kind: 'terms' | 'marketing' | 'email' | 'sms' | 'phone' | 'push', isGiven: boolean][];
}

const people: Record<string, Person> = {
  lan: { vip: 3, seenDaysAgo: 1, depositedMinor: 50_000n },
  minh: { vip: 1, seenDaysAgo: 40, depositedMinor: 1_000n },
  noor: { country: 'BD', seenDaysAgo: 5 },
  onlysms: {
    country: 'XK',
    consents: [
      ['marketing', false],
      ['sms', true],
    ],
  },
  restingone: { state: 'coolingOff' },
  excludedone: { state: 'excluded' },
  frozenone: { state: 'frozen' },
  silent: { consents: [['terms', true]] },
  withdrew: {
    consents: [
      ['marketing', true],
      ['marketing', false],
    ],
  },
  leftall: {
    consents: [
      ['marketing', true],
      ['email', false],
      ['sms', false],
      ['phone', false],
      ['push', false],
    ],
  },
};

describe.each(ruleEngines)('campaigns for members on %s', (engine) => {
  let service: TestService;
  let admin: Client;
  let second: Client;
  const ids = new Map<string, number>();
  beforeAll(async () => {
    service = await startService({
      engine,
      async seed(db) {
        await seedTestAccounts(db);
        await seedTestGames(db);
      },
    });
    admin = await service.operatorClientOf('operator01');
    second = await service.operatorClientOf('operator02');
    for (const [username, person] of Object.entries(people)) ids.set(username, await addPerson(username, person));
  });
  afterAll(() => service.close());
  afterEach(async () => {
    await service.services.db.updateTable('member_campaign').set({ state: 'stopped' }).execute();
  });

  async function addPerson(username: string, person: Person) {
    const { db } = service.services;
    const { country = 'VN', state = 'active', vip, seenDaysAgo, depositedMinor, consents = [['marketing', true]] } = person;
    const { id } = await db
      .insertInto('account')
      .values({
        merchant: 'marquee',
        role: 'member',
        type: 0,
        username,
        nickname: username,
        currency: 'USD',
        country,
        language: 'EN',
        password_hash: '',
        path: '',
        state,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await openWallets(db, [{ id, currency: 'USD' }]);
    const now = Date.now();
    await db
      .insertInto('consent')
      .values(
        consents.map(([kind, is_given], index) => ({
          account_id: id,
          kind,
          is_given,
          given_at: new Date(now - 1000 + index),
          version: '1',
          ip: '127.0.0.1',
        })),
      )
      .execute();
    if (vip !== undefined)
      await db
        .insertInto('vip_standing')
        .values({ account_id: id, level: vip, peak: vip, changed_at: new Date(), kept_month: '2026-01-01' })
        .execute();
    if (seenDaysAgo !== undefined)
      await db
        .insertInto('login_event')
        .values({ account_id: id, at: new Date(now - seenDaysAgo * DAY_MS), ip: '127.0.0.1', user_agent: '', result: 'loggedIn' })
        .execute();
    if (depositedMinor !== undefined)
      await db
        .insertInto('member_money_day')
        .values({
          account_id: id,
          day: dayOf(new Date(), 'UTC'),
          kind: 'DEPOSIT',
          currency: 'USD',
          amount_minor: depositedMinor,
          entries: 1,
        })
        .execute();
    return id;
  }

  const freeRounds = { kind: 'freeRounds' as const, nodeIds: [testGames.slot.node_id], rounds: 10, stakeMinor: '20' };
  const start = (more: Partial<InputOf<Calls['startCampaign']>> = {}, by = admin) =>
    by('startCampaign', {
      name: 'Evening rounds',
      segment: { currency: 'USD' },
      gift: freeRounds,
      startsAt: null,
      endsAt: Date.now() + DAY_MS,
      transferId: randomUUID(),
      ...more,
    });
  const idOf = async (reply: ReturnType<typeof start>) => {
    const given = await reply;
    if (!given.ok) throw new Error(`${given.code} ${JSON.stringify(given.details)}`);
    expect(await second('decideProposal', { id: given.value.id, isApproved: true })).toMatchObject({ ok: true });
    const made = service.services.db.selectFrom('member_campaign').where('transfer_id', '=', given.value.id).select('id');
    return (await made.executeTakeFirstOrThrow()).id;
  };
  const run = (at = new Date()) => runCampaigns(service.services, at);
  const reachedBy = async (id: number) => {
    const rows = await service.services.db
      .selectFrom('member_campaign_recipient')
      .where('campaign_id', '=', id)
      .select('account_id')
      .execute();
    return [...ids].flatMap(([name, accountId]) => (rows.some((row) => row.account_id === accountId) ? [name] : []));
  };
  const messages = () =>
    service.services.db.selectFrom('inbox_message').where('kind', '=', 'operator').select(['account_id', 'values']).execute();
  const read = async (id: number) => {
    const reply = await admin('memberCampaigns', {});
    return reply.ok ? reply.value.list.find((row) => row.id === id) : undefined;
  };

  it.each([
    ['everybody who may be asked', {}, ['lan', 'minh', 'noor', 'onlysms']],
    ['a country', { country: 'BD' }, ['noor']],
    ['VIP levels', { vipFrom: 1, vipTo: 2 }, ['minh']],
    ['members without a level', { vipTo: 0 }, ['noor', 'onlysms']],
    ['members seen lately', { seenWithinDays: 7 }, ['lan', 'noor']],
    ['members away', { awayForDays: 30 }, ['minh', 'onlysms']],
    ['depositors', { depositedMinor: '2000' }, ['lan']],
    ['another currency', { currency: 'BDT' }, []],
  ])('OPR-03 MEM-26 a segment holds %s, and nobody on a break, excluded or without consent', async (_who, terms, expected) => {
    const segment = { currency: 'USD', ...terms };
    expect(await admin('previewSegment', segment)).toMatchObject({ value: { members: expected.length } });
    const id = await idOf(start({ segment }));
    await run();
    expect(await reachedBy(id)).toEqual(expected);
  });

  it('OPR-03 DR-21.1 free rounds are granted once, and what is left lapses when the campaign is stopped', async () => {
    const { db } = service.services;
    const id = await idOf(start({ segment: { currency: 'USD', country: 'BD' } }));
    await Promise.all([run(), run()]);
    await run();
    const noor = ids.get('noor') ?? 0;
    const held = async () =>
      (await readFreeRounds(db, { accountId: noor, language: 'EN' })).filter(({ campaignId }) => campaignId === `desk-${id}`);
    expect(await held()).toMatchObject([{ left: 10, stakeMinor: '20', nodeIds: [testGames.slot.node_id] }]);
    expect(await read(id)).toMatchObject({ state: 'running', reached: 1, used: 0, costMinor: '0', createdBy: 'operator01' });
    const stop = () => admin('stopCampaign', { id, transferId: randomUUID() });
    expect(await stop()).toMatchObject({ ok: true });
    expect(await held()).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'stopped' });
    expect(await stop()).toMatchObject({ code: 'conflict' });
  });

  it('OPR-03 a campaign ends by its budget, by its members and by its time', async () => {
    const byBudget = await idOf(start({ budgetMinor: '599' }));
    const byMembers = await idOf(start({ mostMembers: 1 }));
    const byTime = await idOf(start({ endsAt: Date.now() + 60_000, segment: { currency: 'USD', country: 'QQ' } }));
    await run();
    expect(await read(byBudget)).toMatchObject({ state: 'ended', reached: 2 });
    expect(await read(byMembers)).toMatchObject({ state: 'ended', reached: 1 });
    expect(await read(byTime)).toMatchObject({ state: 'running', reached: 0 });
    await run(new Date(Date.now() + 61_000));
    expect(await read(byTime)).toMatchObject({ state: 'ended' });
  });

  it('OPR-03 a message waits for its start, and arrives in the inbox of its segment alone', async () => {
    const gift = { kind: 'message', title: 'The tower is lit', text: 'Come and see.' } as const;
    const startsAt = Date.now() + 60_000;
    const id = await idOf(start({ gift, startsAt, segment: { currency: 'USD', country: 'BD' } }));
    await run();
    expect(await read(id)).toMatchObject({ state: 'scheduled', used: null, costMinor: null });
    expect(await messages()).toEqual([]);
    await run(new Date(startsAt + 1));
    expect(await messages()).toEqual([{ account_id: ids.get('noor'), values: { title: 'The tower is lit', text: 'Come and see.' } }]);
  });

  it('OPR-03 MEM-14 a bonus is offered, taken once with what it asks, and lapses when the campaign is stopped', async () => {
    const gift = { kind: 'bonus', title: 'A little light', amountMinor: '500', multiple: 10 } as const;
    const segment = { currency: 'USD', country: 'BD' };
    const id = await idOf(start({ gift, segment, budgetMinor: '999' }));
    await run();
    const noor = await service.clientOf('noor');
    const offers = async () => {
      const reply = await noor('rewards', {});
      return reply.ok ? reply.value.list.filter(({ source }) => source === 'campaign') : [];
    };
    expect(await offers()).toMatchObject([{ id: `campaign:${id}`, title: 'A little light', amountMinor: '500', needMinor: '5000' }]);
    const claim = (by = noor, of = id) => by('claimReward', { id: `campaign:${of}`, transferId: randomUUID() });
    expect(await claim(await service.clientOf('minh'))).toMatchObject({ code: 'notFound' });
    const claims = await Promise.all([claim(), claim(), claim()]);
    expect(claims.filter(({ ok }) => ok)).toMatchObject([{ value: { amountMinor: '500' } }]);
    expect(await claim()).toMatchObject({ code: 'alreadyClaimed' });
    const open = await readRequirements(service.services.db, { accountId: ids.get('noor') ?? 0, currency: 'USD' });
    expect(open.map(({ kind, needMinor }) => [kind, needMinor])).toEqual([['BONUS', 5000n]]);
    expect(await noor('bonuses', {})).toMatchObject({ value: { open: [{ title: 'A little light', grantedMinor: '500' }] } });
    const today = dayOf(new Date(), 'Asia/Ho_Chi_Minh');
    expect(await noor('bonusRecords', { from: today, to: today })).toMatchObject({ value: { rows: [{ title: 'A little light' }] } });
    expect(await read(id)).toMatchObject({ state: 'ended', reached: 1, used: 1, costMinor: '500' });
    const other = await idOf(start({ gift, segment }));
    await run();
    await admin('stopCampaign', { id: other, transferId: randomUUID() });
    expect([await offers(), (await claim(noor, other)).ok]).toEqual([[], false]);
  });

  it('OPR-07 the same transfer id starts one campaign, and other terms under it are refused', async () => {
    const transferId = randomUUID();
    const endsAt = Date.now() + DAY_MS;
    const first = await idOf(start({ transferId, endsAt }));
    expect(await start({ transferId, endsAt })).toMatchObject({ ok: true, value: { id: transferId } });
    expect(await second('decideProposal', { id: transferId, isApproved: true })).toMatchObject({ code: 'conflict' });
    const all = await service.services.db.selectFrom('member_campaign').where('transfer_id', '=', transferId).select('id').execute();
    expect(all).toEqual([{ id: first }]);
    expect(await start({ transferId, endsAt, name: 'Another' })).toMatchObject({ code: 'duplicateMismatch' });
    const log = await admin('auditLog', { search: 'startCampaign' });
    expect(log.ok && log.value.list[0]).toMatchObject({ act: 'startCampaign', operator: 'operator02', target: 'Evening rounds' });
  });

  it.each<[string, Partial<InputOf<Calls['startCampaign']>>, string]>([
    ['an end that is over', { endsAt: 1 }, 'endsAt'],
    ['an end before its start', { startsAt: Date.now() + 3 * DAY_MS, endsAt: Date.now() + DAY_MS }, 'endsAt'],
    ['a game that is none', { gift: { ...freeRounds, nodeIds: [999_999] } }, 'gift.nodeIds'],
    ['a budget below one grant', { budgetMinor: '199' }, 'budgetMinor'],
    ['levels in the wrong order', { segment: { currency: 'USD', vipFrom: 3, vipTo: 1 } }, 'segment.vipTo'],
  ])('OPR-03 refuses a campaign with %s', async (_what, wrong, field) => {
    expect(await start(wrong)).toMatchObject({ code: 'invalidInput', details: { field } });
  });

  it('OPR-07 OPR-03 a campaign is nothing until another operator approves it, and one whose end has passed stays proposed', async () => {
    const { db } = service.services;
    const countOf = async () => (await db.selectFrom('member_campaign').select('id').execute()).length;
    const before = await countOf();
    const reply = await start({ mostMembers: 1 });
    if (!reply.ok) throw new Error(reply.code);
    const { id } = reply.value;
    await run();
    expect(await admin('decideProposal', { id, isApproved: true })).toMatchObject({ code: 'conflict' });
    expect(await countOf()).toBe(before);
    await db
      .updateTable('proposal')
      .set({ content: sql`content || '{"endsAt": 1}'` })
      .where('id', '=', id)
      .execute();
    expect(await second('decideProposal', { id, isApproved: true })).toMatchObject({ code: 'invalidInput', details: { field: 'endsAt' } });
    expect((await db.selectFrom('proposal').where('id', '=', id).select('outcome').executeTakeFirst())?.outcome).toBeNull();
    expect(await second('decideProposal', { id, isApproved: false })).toMatchObject({ ok: true });
    expect(await countOf()).toBe(before);
  });

  it('OPR-01 only whoever may run campaigns starts one', async () => {
    expect(await start({}, await service.operatorClientOf('content01'))).toMatchObject({ code: 'forbidden' });
  });
});
