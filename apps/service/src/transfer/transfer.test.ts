import { randomUUID } from 'node:crypto';
import type { Client } from '@site/api/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditMoney } from '../ledger/auditMoney.ts';
import { readRequirements } from '../requirements/readRequirements.ts';
import { hashPassword } from '../session/Passwords.ts';
import { depositMoney } from '../testing/depositMoney.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';

const paymentPassword = '246810';
/** The tree: agent01 above player01 above player02, an agent of type 2; frozen01 and excluded01 are below agent01 too. */
const tree = { player01: ['agent01'], player02: ['player01', 'agent01'], frozen01: ['agent01'], excluded01: ['agent01'] };

/** Asks twice at once, and again where the payment password was being checked for the other request. */
async function twice<R extends { ok: true } | { ok: false; code: string }>(ask: () => Promise<R>): Promise<R[]> {
  const replies = await Promise.all([ask(), ask()]);
  const settled: R[] = [];
  for (const reply of replies) settled.push(!reply.ok && reply.code === 'tooMany' ? await ask() : reply);
  return settled;
}

describe.each(ruleEngines)('transfers on %s', (engine) => {
  let service: TestService;
  const ids = new Map<string, number>();
  const idOf = (username: string) => ids.get(username) ?? 0;
  const clients = new Map<string, Client>();

  beforeAll(async () => {
    service = await startService({ engine });
    const { db } = service.services;
    for (const { id, username } of await db.selectFrom('account').where('merchant', '=', 'marquee').select(['id', 'username']).execute())
      ids.set(username, id);
    await db
      .updateTable('account')
      .set({ payment_password_hash: await hashPassword(paymentPassword) })
      .execute();
    for (const [username, above] of Object.entries(tree)) {
      await db
        .updateTable('account')
        .set({ upline_id: idOf(above[0] ?? '') })
        .where('id', '=', idOf(username))
        .execute();
      const rows = above.map((ancestor, index) => ({ ancestor_id: idOf(ancestor), descendant_id: idOf(username), depth: index + 1 }));
      await db.insertInto('account_tree').values(rows).execute();
    }
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const { db } = service.services;
    for (const table of ['rate_window', 'login_failure', 'requirement'] as const) await db.deleteFrom(table).execute();
    clients.clear();
  });

  const as = async (username: string): Promise<Client> => {
    const client = clients.get(username) ?? (await service.clientOf(username));
    clients.set(username, client);
    return client;
  };
  const deposit = (username: string, amountMinor: bigint) => depositMoney(service.services.db, { accountId: idOf(username), amountMinor });
  const up = async (username: string, amountMinor: bigint, more: object = {}) =>
    (await as(username))('transferUpline', { amountMinor: String(amountMinor), paymentPassword, transferId: randomUUID(), ...more });
  const down = async (username: string, to: string, amountMinor: bigint, more: object = {}) =>
    (await as(username))('transferDownline', { to, amountMinor: String(amountMinor), paymentPassword, transferId: randomUUID(), ...more });
  const balance = async (username: string): Promise<bigint> => {
    const wallet = service.services.db.selectFrom('wallet').where('account_id', '=', idOf(username)).select('balance_minor');
    return (await wallet.executeTakeFirstOrThrow()).balance_minor;
  };
  const expectSound = async () => expect((await auditMoney(service.services.db)).filter(({ broken }) => broken > 0n)).toEqual([]);
  /** Moves all money to an account that no test begins with. */
  const startAfresh = async () => {
    const { db, ledger } = service.services;
    for (const username of ['agent01', 'player01', 'player02']) {
      const amountMinor = await balance(username);
      if (amountMinor === 0n) continue;
      const to = { counterId: idOf('first01'), idempotencyKey: randomUUID(), kind: 'UP_TRANSFER', currency: 'USD' } as const;
      await db.transaction().execute((tx) => ledger.post(tx, [{ ...to, accountId: idOf(username), amountMinor: -amountMinor }]));
    }
  };

  it('MEM-05 DR-10.4 a downline receives money that has to be played once, the upline money that has not', async () => {
    await startAfresh();
    await deposit('agent01', 10_000n);
    expect(await down('agent01', 'Player02', 4000n)).toMatchObject({
      ok: true,
      value: { kind: 'DOWN_TRANSFER', amountMinor: '-4000', currency: 'USD', other: 'player02' },
    });
    expect([await balance('agent01'), await balance('player02')]).toEqual([6000n, 4000n]);
    const { db } = service.services;
    const open = (username: string) => readRequirements(db, { accountId: idOf(username), currency: 'USD' });
    expect(await open('player02')).toMatchObject([{ kind: 'DOWN_TRANSFER', needMinor: 4000n, doneMinor: 0n, isBonus: false }]);
    expect(await up('player02', 4000n)).toMatchObject({ code: 'requirementOpen' });
    await db.deleteFrom('requirement').execute();
    expect(await up('player02', 3000n)).toMatchObject({ ok: true, value: { kind: 'UP_TRANSFER', amountMinor: '-3000', other: 'pl***1' } });
    expect([await balance('player02'), await balance('player01')]).toEqual([1000n, 3000n]);
    expect(await open('player01')).toEqual([]);
    expect(await (await as('player01'))('transferConfig', {})).toMatchObject({
      value: {
        balanceMinor: '3000',
        leastMinor: '1000',
        dayLeftMinor: '1000000',
        mostNowMinor: '3000',
        upline: 'ag***1',
        isAgent: false,
        downlines: [],
        recent: [{ kind: 'UP_TRANSFER', amountMinor: '3000', other: 'player02' }],
      },
    });
    const config = await (await as('player01'))('transferConfig', {});
    // The next midnight of the brand's zone, at 17:00 UTC.
    const resetsAt = config.ok ? config.value.resetsAt : 0;
    expect([resetsAt % 86_400_000, resetsAt > Date.now()]).toEqual([17 * 3_600_000, true]);
    expect(await (await as('agent01'))('transferConfig', {})).toMatchObject({
      value: { upline: null, isAgent: true, downlines: ['player01'] },
    });
    await expectSound();
  });

  it('MEM-05 ten same transfers at once move the money once, and another amount is refused', async () => {
    await startAfresh();
    await deposit('player01', 10_000n);
    const transferId = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => up('player01', 4000n, { transferId })));
    expect(replies.filter((reply) => !reply.ok && reply.code !== 'tooMany')).toEqual([]);
    expect([await balance('player01'), await balance('agent01')]).toEqual([6000n, 4000n]);
    await expectSound();
  });

  it('MEM-05 of two transfers of the whole balance at once one is carried out, and both ways at once do not block', async () => {
    await startAfresh();
    await deposit('player02', 5000n);
    await deposit('agent01', 5000n);
    const replies = await twice(() => up('player02', 5000n));
    expect(replies.map((reply) => (reply.ok ? 'ok' : reply.code)).toSorted()).toEqual(['insufficientFunds', 'ok']);
    await Promise.all([
      down('agent01', 'player01', 1000n),
      up('player01', 1000n),
      down('agent01', 'player01', 1000n),
      up('player01', 1000n),
    ]);
    expect((await balance('agent01')) + (await balance('player01')) + (await balance('player02'))).toBe(10_000n);
    await expectSound();
  });

  it('DR-10.4 refuses the excluded, the frozen, strangers, oneself and uplines, and amounts out of bounds', async () => {
    await startAfresh();
    await deposit('agent01', 2_000_000n);
    for (const [to, refusal] of [
      ['excluded01', { code: 'invalidInput', details: { field: 'to', rule: 'active' } }],
      ['frozen01', { code: 'invalidInput', details: { field: 'to', rule: 'active' } }],
      ['first01', { code: 'notFound', details: { field: 'to' } }],
      ['agent01', { code: 'notFound' }],
    ] as const)
      expect(await down('agent01', to, 4000n)).toMatchObject(refusal);
    expect(await down('agent01', 'player01', 999n)).toMatchObject({
      code: 'invalidInput',
      details: { field: 'amountMinor', rule: 'least' },
    });
    expect(await down('agent01', 'player01', 4000n, { paymentPassword: '111222' })).toMatchObject({ code: 'wrongPaymentPassword' });
    expect(await balance('agent01')).toBe(2_000_000n);
    const { db } = service.services;
    const player = db.updateTable('account').where('id', '=', idOf('player02'));
    await player.set({ currency: 'BDT' }).execute();
    expect(await down('agent01', 'player02', 4000n)).toMatchObject({ code: 'invalidInput', details: { field: 'to', rule: 'currency' } });
    await player.set({ currency: 'USD' }).execute();
  });

  it('DR-10.4 limits what is sent in a day', async () => {
    const sentToday = sql<bigint>`coalesce(-sum(amount_minor), 0)::bigint`;
    const { db } = service.services;
    await deposit('player02', 2_000_000n);
    const { sent } = await db
      .selectFrom('transfer')
      .where('account_id', '=', idOf('player02'))
      .where('kind', 'in', ['UP_TRANSFER', 'DOWN_TRANSFER'])
      .select(sentToday.as('sent'))
      .executeTakeFirstOrThrow();
    const leftMinor = 1_000_000n - sent;
    expect(await up('player02', leftMinor + 1n)).toMatchObject({ code: 'limitReached', details: { field: 'amountMinor' } });
    const replies = await twice(() => up('player02', leftMinor));
    expect(replies.map((reply) => (reply.ok ? 'ok' : reply.code)).toSorted()).toEqual(['limitReached', 'ok']);
    expect(await (await as('player02'))('transferConfig', {})).toMatchObject({ value: { dayLeftMinor: '0', mostNowMinor: '0' } });
    await expectSound();
  });

  it('MEM-05 is for real accounts that are active, have an upline, or are agents', async () => {
    expect(await up('frozen01', 4000n)).toMatchObject({ code: 'frozen' });
    expect(await up('excluded01', 4000n)).toMatchObject({ code: 'excluded' });
    expect(await up('trial01', 4000n)).toMatchObject({ code: 'needsRealAccount' });
    expect(await up('agent01', 4000n)).toMatchObject({ code: 'notFound' });
    expect(await down('player01', 'player02', 4000n)).toMatchObject({ code: 'notAgent' });
    expect(await (await as('trial01'))('transferConfig', {})).toMatchObject({ code: 'needsRealAccount' });
  });
});
