import { randomUUID } from 'node:crypto';
import type { Client } from '@site/api/client';
import type { DepositRequest } from '@site/api/deposits';
import type { PaymentCallback } from '@site/api/payments';
import { deposit as call } from '@site/api/deposits';
import type { InputOf } from '@site/api/call';
import { dayOf } from '@site/rules/period';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireDeposits } from '../jobs/expireDeposits.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { DevelopmentPayments } from '../payments/development/DevelopmentPayments.ts';
import { applyPayment, orderIdOf } from '../payments/applyPayment.ts';
import { readRequirements } from '../requirements/readRequirements.ts';
import { startSession } from '../session/sessions.ts';
import { changeBrand } from '../testing/changeBrand.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { addPlayer } from '../testing/startWallet.ts';
import { sign } from '../wallet/vendor/signature.ts';
import { depositQueue } from './depositQueue.ts';

const HOUR_MS = 60 * 60_000;
const depositAccount = { bank: 'Vietcombank', accountNumber: '0000 1', payeeName: 'MARQUEE PLAY CO' };

describe.each(spreadEngines)('deposits on %s', (engine) => {
  let service: TestService;
  let payments: DevelopmentPayments;
  let client: Client;
  let accountId: number;
  beforeAll(async () => {
    service = await startService({ engine });
    await changeBrand(service.services, { settings: { depositAccount } });
    const [provider] = service.services.config.payments;
    if (!(provider instanceof DevelopmentPayments)) throw new Error('The stand-in is missing.');
    payments = provider;
  });
  afterAll(async () => {
    const money = (await auditMoney(service.services.db)).filter(({ name }) => !/^the (days|money) of/.test(name));
    await service.close();
    expect(money.filter(({ broken }) => broken > 0n)).toEqual([]);
    expect(money.find(({ name }) => name.startsWith('each deposit has'))?.checked).toBeGreaterThan(0n);
  });
  beforeEach(async () => {
    const { db } = service.services;
    // A member may begin ten deposits a minute.
    accountId = await addPlayer(db, 100_000n);
    const token = await startSession(db, { accountId, address: '127.0.0.1', userAgent: 'test', now: new Date() });
    client = service.clientWith({ Authorization: `Bearer ${token}` });
  });

  const setState = (state: 'frozen' | 'excluded') =>
    service.services.db.updateTable('account').set({ state }).where('id', '=', accountId).execute();
  const balance = async () => {
    const reply = await client('balance', {});
    return reply.ok ? Number(reply.value.balance) : Number.NaN;
  };
  async function begin(input: Partial<InputOf<typeof call>> = {}): Promise<DepositRequest> {
    const reply = await client('deposit', { method: 'ewallet', amountMinor: '5000', transferId: randomUUID(), ...input });
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  }
  async function read(id: string): Promise<DepositRequest> {
    const reply = await client('deposits', { id });
    const found = reply.ok ? reply.value.list[0] : undefined;
    if (!found) throw new Error('It is not listed.');
    return found;
  }
  const reportOf = ({ id }: DepositRequest, parts: Partial<PaymentCallback> = {}): PaymentCallback => ({
    txId: randomUUID(),
    orderId: orderIdOf(accountId, id),
    status: 'paid',
    amountMinor: '5000',
    currency: 'USD',
    ...parts,
  });
  const inbox = async () => {
    const rows = await service.services.db
      .selectFrom('inbox_message')
      .where('account_id', '=', accountId)
      .select('kind')
      .orderBy('id')
      .execute();
    return rows.map(({ kind }) => kind);
  };
  async function receipt(): Promise<string> {
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const reply = await client('upload', { for: 'receipt', image: new File([new Uint8Array(png)], 'receipt.png') });
    if (!reply.ok) throw new Error(reply.code);
    return reply.value.uploadId;
  }

  it('MEM-03 tells each method with its limits and fee before anything is asked', async () => {
    const reply = await client('depositMethods', {});
    expect(reply).toMatchObject({ ok: true, value: { currency: 'USD' } });
    const methods = reply.ok ? reply.value.methods : [];
    expect(methods.map(({ id, kind, leastMinor, mostMinor, feePpm }) => [id, kind, leastMinor, mostMinor, feePpm])).toEqual([
      ['bank', 'account', '1000', '500000', 0],
      ['ewallet', 'page', '500', '200000', 10_000],
      ['qr', 'address', '500', '500000', 0],
      ['voucher', 'voucher', '100', '50000', 0],
    ]);
    for (const { amounts, leastMinor, mostMinor } of methods)
      expect(amounts.every((amount) => BigInt(amount) >= BigInt(leastMinor) && BigInt(amount) <= BigInt(mostMinor))).toBe(true);
  });

  it('MEM-03 begins once by its id, and shows how it is paid and what it costs', async () => {
    const transferId = randomUUID();
    const asked = { method: 'ewallet', amountMinor: '5000', transferId };
    const replies = await Promise.all([client('deposit', asked), client('deposit', asked)]);
    const [first, second] = replies.map((reply) => (reply.ok ? reply.value : undefined));
    expect(first).toMatchObject({
      id: transferId,
      amountMinor: '5000',
      feeMinor: '50',
      receivedMinor: '0',
      state: 'pending',
      pay: { kind: 'page' },
    });
    expect(second).toEqual(first);
    expect(await client('deposit', { ...asked, amountMinor: '5001' })).toMatchObject({ code: 'duplicateMismatch' });
    expect(await begin({ method: 'bank' })).toMatchObject({ pay: { kind: 'account', ...depositAccount } });
    expect(await begin({ method: 'qr' })).toMatchObject({ pay: { kind: 'address', address: expect.stringMatching(/^PAY/) as string } });
  });

  it.each([
    [
      'less than a method takes',
      { amountMinor: '499' },
      { code: 'invalidInput', details: { field: 'amountMinor', rule: 'too_small 500' } },
    ],
    ['more than it takes', { amountMinor: '200001' }, { code: 'invalidInput', details: { field: 'amountMinor', rule: 'too_big 200000' } }],
    ['no amount', { amountMinor: undefined }, { code: 'invalidInput', details: { field: 'amountMinor' } }],
    ['a method that is not offered', { method: 'cheque' }, { code: 'invalidInput', details: { field: 'method' } }],
    ['a made-up voucher', { method: 'voucher', voucher: '25-00000000-00000000' }, { code: 'invalidInput', details: { field: 'voucher' } }],
  ])('MEM-03 refuses %s, and begins nothing', async (_what, wrong, refusal) => {
    const asked = { method: 'ewallet', amountMinor: '5000', transferId: randomUUID(), ...wrong };
    expect(await client('deposit', asked)).toMatchObject(refusal);
    expect(await client('deposits', {})).toMatchObject({ value: { list: [], total: 0 } });
  });

  it('MEM-03 a frozen member begins none, and five wait at most, however many are begun at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => client('deposit', { method: 'ewallet', amountMinor: '5000', transferId: randomUUID() })),
    );
    expect(replies.map((reply) => (reply.ok ? 'ok' : reply.code)).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'limitReached'),
      ...Array.from({ length: 5 }, () => 'ok'),
    ]);
    await setState('frozen');
    expect(await client('deposit', { method: 'ewallet', amountMinor: '5000', transferId: randomUUID() })).toMatchObject({ code: 'frozen' });
  });

  it('MEM-03 RES-01 tells what is left of a limit, counts what waits, and begins nothing beyond it', async () => {
    const limit = {
      account_id: accountId,
      currency: 'USD',
      kind: 'deposit',
      period: 'week',
      amount_minor: 200_000n,
      period_start: new Date(),
    } as const;
    await service.services.db.insertInto('play_limit').values(limit).execute();
    const left = async () => {
      const reply = await client('depositMethods', {});
      return reply.ok ? reply.value.limits.map(({ period, leftMinor }) => [period, leftMinor]) : reply.code;
    };
    // The player's opening deposit counts.
    expect(await left()).toEqual([['week', '100000']]);
    await begin({ amountMinor: '60000' });
    expect(await left()).toEqual([['week', '40000']]);
    const asked = { method: 'ewallet', amountMinor: '40001', transferId: randomUUID() };
    expect(await client('deposit', asked)).toMatchObject({ code: 'limitReached', details: { rule: 'week' } });
    expect(await begin({ amountMinor: '40000' })).toMatchObject({ state: 'pending' });
  });

  it('MEM-24 one payment moves money once, however often and however fast it is reported', async () => {
    const [request, before] = [await begin(), await balance()];
    const report = reportOf(request);
    const answers = await Promise.all(Array.from({ length: 10 }, () => payments.report(report)));
    expect(answers).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await payments.report(report)).toBe(200);
    expect((await balance()) - before).toBe(5000);
    expect(await read(request.id)).toMatchObject({ state: 'paid', receivedMinor: '5000', pay: null });
    expect(await inbox()).toEqual(['depositPaid']);
    const open = await readRequirements(service.services.db, { accountId, currency: 'USD' });
    expect(open.map(({ kind, needMinor }) => [kind, needMinor])).toEqual([['DEPOSIT', 5000n]]);
    for (const other of [{ amountMinor: '4000' }, { orderId: orderIdOf(accountId, (await begin()).id) }])
      expect(await payments.report({ ...report, ...other })).toBe(409);
    expect((await balance()) - before).toBe(5000);
  });

  it('MEM-03 MEM-10 DR-7.6 a deposit for a promotion joins it, and its bonus comes with the money once', async () => {
    const { db } = service.services;
    const offer = { kind: 'match', every: 'once', multiple: 10, ratePpm: 500_000, leastCents: 2000, mostCents: 20_000 };
    const words = JSON.stringify({ EN: { title: 'First one', text: '', alt: '', content: '' } });
    const at = { starts_at: new Date(Date.now() - HOUR_MS), ends_at: new Date(Date.now() + HOUR_MS) };
    const row = { merchant: 'marquee', code: 'first-one', kind: 'DEPOSIT', art: 'lake', words, position: 0, needs_joining: true, ...at };
    await db
      .insertInto('promotion')
      .values({ ...row, offer: JSON.stringify(offer) })
      .execute();
    const ways = await client('depositMethods', {});
    expect(ways).toMatchObject({ value: { promotions: [{ id: 'first-one', title: 'First one', leastMinor: '2000' }] } });
    const wrong = (input: object) => client('deposit', { method: 'ewallet', amountMinor: '5000', transferId: randomUUID(), ...input });
    expect(await wrong({ promotionId: 'none' })).toMatchObject({ code: 'invalidInput', details: { field: 'promotionId' } });
    expect(await wrong({ promotionId: 'first-one', amountMinor: '1999' })).toMatchObject({ details: { rule: 'too_small 2000' } });
    const [request, before] = [await begin({ promotionId: 'first-one' }), await balance()];
    expect(await wrong({ transferId: request.id })).toMatchObject({ code: 'duplicateMismatch' });
    const report = reportOf(request);
    await Promise.all(Array.from({ length: 5 }, () => payments.report(report)));
    expect((await balance()) - before).toBe(7500);
    const open = await readRequirements(db, { accountId, currency: 'USD' });
    expect(open.map(({ kind, needMinor }) => [kind, needMinor])).toEqual([
      ['DEPOSIT', 5000n],
      ['BONUS', 75_000n],
    ]);
    // The money of another deposit brings no second bonus, nor does a claim by hand.
    const again = await begin({ promotionId: 'first-one' });
    await payments.report(reportOf(again));
    expect((await balance()) - before).toBe(12_500);
    const claim = await client('claimPromotion', { id: 'first-one', version: 1, transferId: randomUUID() });
    expect(claim).toMatchObject({ code: 'alreadyClaimed' });
    const today = dayOf(new Date(), 'Asia/Ho_Chi_Minh');
    const bonuses = await client('bonusRecords', { from: today, to: today });
    expect(bonuses).toMatchObject({
      ok: true,
      value: { rows: [{ title: 'First one', grantedMinor: '2500', needMinor: '75000', outcome: 'open' }] },
    });
    expect(await client('depositMethods', {})).toMatchObject({ value: { promotions: [] } });
  });

  it('MEM-24 DR-3.6 a payment that is short is credited, the rest completes it, and a second one is credited too', async () => {
    const [request, before] = [await begin(), await balance()];
    await payments.report(reportOf(request, { amountMinor: '2000' }));
    expect(await read(request.id)).toMatchObject({ state: 'short', receivedMinor: '2000' });
    await payments.report(reportOf(request, { amountMinor: '3000' }));
    expect(await read(request.id)).toMatchObject({ state: 'paid', receivedMinor: '5000' });
    await payments.report(reportOf(request));
    expect(await read(request.id)).toMatchObject({ state: 'paid', receivedMinor: '10000' });
    expect((await balance()) - before).toBe(10_000);
    expect(await inbox()).toEqual(['depositShort', 'depositPaid', 'depositPaid']);
  });

  it('MEM-24 a process that dies before the commit has applied nothing, and the report comes again', async () => {
    const [request, before] = [await begin(), await balance()];
    const report = reportOf(request);
    const { db, ledger } = service.services;
    const dying = db.transaction().execute(async (tx) => {
      await applyPayment(tx, { ...report, provider: payments.name, ledger, now: new Date() });
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect([(await balance()) - before, (await read(request.id)).state]).toEqual([0, 'pending']);
    expect([await payments.report(report), await payments.report(report)]).toEqual([200, 200]);
    expect((await balance()) - before).toBe(5000);
  });

  it('MEM-24 DR-3.6 a refusal ends an order, and money that arrives late is credited', async () => {
    const [refused, late, before] = [await begin(), await begin(), await balance()];
    await payments.report(reportOf(refused, { status: 'refused', amountMinor: '0' }));
    expect(await read(refused.id)).toMatchObject({ state: 'refused', pay: null });
    await expireDeposits(service.services, new Date(Date.now() + HOUR_MS));
    expect(await read(late.id)).toMatchObject({ state: 'expired', pay: null });
    await payments.report(reportOf(late));
    await payments.report(reportOf(late, { status: 'refused', amountMinor: '0' }));
    expect(await read(late.id)).toMatchObject({ state: 'paid', receivedMinor: '5000' });
    expect((await balance()) - before).toBe(5000);
  });

  it('MEM-24 money for a member who may not play arrives, and need not be played', async () => {
    const [request, before] = [await begin(), await balance()];
    await setState('excluded');
    await payments.report(reportOf(request));
    expect((await balance()) - before).toBe(5000);
    expect(await readRequirements(service.services.db, { accountId, currency: 'USD' })).toEqual([]);
  });

  it('MEM-24 refuses a report without the provider’s signature for this time, path and body', async () => {
    const [request, before] = [await begin(), await balance()];
    const path = '/payment/v1/development/callback';
    const body = JSON.stringify(reportOf(request));
    const now = String(Date.now());
    const old = String(Date.now() - HOUR_MS);
    const signed = { timestamp: now, method: 'POST', path, body };
    const send = async (signature: string, timestamp = now, sent = body) => {
      const headers = { 'Content-Type': 'application/json', 'X-Timestamp': timestamp, 'X-Signature': signature };
      return (await fetch(service.url + path, { method: 'POST', headers, body: sent })).status;
    };
    expect([
      await send(''),
      await send(sign('another secret', signed)),
      await send(sign(payments.secret, { ...signed, path: '/vendor/v1/credit' })),
      await send(sign(payments.secret, signed), now, body.replace('5000', '9000')),
      await send(sign(payments.secret, { ...signed, timestamp: old }), old),
    ]).toEqual([401, 401, 401, 401, 401]);
    const broken = '{"txId":';
    expect(await send(sign(payments.secret, { ...signed, body: broken }), now, broken)).toBe(400);
    for (const wrong of [
      { currency: 'BDT' },
      { amountMinor: '0' },
      { amountMinor: '-5' },
      { amountMinor: '999999999999999999' },
      { txId: '' },
    ])
      expect(await payments.report(reportOf(request, wrong))).toBe(400);
    for (const orderId of [orderIdOf(accountId, randomUUID()), orderIdOf(accountId + 1, request.id)])
      expect(await payments.report(reportOf(request, { orderId }))).toBe(404);
    expect((await balance()) - before).toBe(0);
    expect(await read(request.id)).toMatchObject({ state: 'pending' });
  });

  it('MEM-03 a voucher is worth what it was sold for, once, for one member', async () => {
    const before = await balance();
    const voucher = payments.sellVoucher(25n);
    const request = await begin({ method: 'voucher', amountMinor: undefined, voucher: ` ${voucher.toLowerCase()} ` });
    expect(request.amountMinor).toBe('2500');
    await expect.poll(async () => (await read(request.id)).state).toBe('paid');
    expect((await balance()) - before).toBe(2500);
    const other = await service.clientOf('player01');
    for (const someone of [client, other])
      expect(await someone('deposit', { method: 'voucher', voucher, transferId: randomUUID() })).toMatchObject({ code: 'conflict' });
  });

  it('MEM-03 a bank transfer waits with its receipt for an operator, who accepts it once', async () => {
    const [request, before] = [await begin({ method: 'bank', amountMinor: '12345' }), await balance()];
    const decide = (decision: string, merchant = 'marquee') =>
      depositQueue.decide(service.services, {
        id: orderIdOf(accountId, request.id).replace('-', ':'),
        decision,
        reason: '',
        operatorId: 1,
        merchant,
        now: new Date(),
      });
    const list = () => depositQueue.list(service.services, { merchant: 'marquee', limit: 10, now: new Date() });
    expect(await list()).toEqual([]);
    const stranger = await service.clientOf('player01');
    const uploads = [await receipt()];
    expect(await stranger('sendReceipt', { id: request.id, uploads })).toMatchObject({ code: 'notFound' });
    await expireDeposits(service.services, new Date(Date.now() + 25 * HOUR_MS));
    expect(await read(request.id)).toMatchObject({ state: 'expired' });
    expect(await client('sendReceipt', { id: request.id, uploads })).toMatchObject({
      ok: true,
      value: { state: 'pending', hasReceipt: true },
    });
    expect(await client('sendReceipt', { id: request.id, uploads })).toMatchObject({ code: 'conflict' });
    await expireDeposits(service.services, new Date(Date.now() + 25 * HOUR_MS));
    expect(await list()).toMatchObject([{ accountId, amountMinor: 12_345n, uploads, decisions: ['approve', 'reject'] }]);
    expect(await decide('approve', 'khela')).toBe('notFound');
    const answers = await Promise.all([decide('approve'), decide('approve'), decide('reject')]);
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    const { state } = await read(request.id);
    expect((await balance()) - before).toBe(state === 'paid' ? 12_345 : 0);
    expect(await list()).toEqual([]);
  });

  it('MEM-03 a rejected receipt says why, and moves nothing', async () => {
    const [request, before] = [await begin({ method: 'bank' }), await balance()];
    await client('sendReceipt', { id: request.id, uploads: [await receipt()] });
    const id = orderIdOf(accountId, request.id).replace('-', ':');
    const reason = 'The receipt is of another transfer.';
    const decision = { id, decision: 'reject', reason, operatorId: 1, merchant: 'marquee', now: new Date() };
    expect(await depositQueue.decide(service.services, decision)).toBeUndefined();
    expect(await read(request.id)).toMatchObject({ state: 'refused', reason });
    expect((await balance()) - before).toBe(0);
    expect(await inbox()).toEqual(['depositRefused']);
  });

  it('MEM-24 the stand-in’s page pays, pays less or refuses by signed reports', async () => {
    const request = await begin();
    const url = service.url + (request.pay?.kind === 'page' ? request.pay.url : '');
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('50.50 USD')]);
    const press = async (share: string, order = new URL(url).searchParams.get('order')) => {
      const headers = { 'Content-Type': 'application/json' };
      const reply = await fetch(`${service.url}/payment/development/pay`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ order, share }),
      });
      return reply.ok ? ((await reply.json()) as { status: number }).status : reply.status;
    };
    expect(await press('half')).toBe(200);
    expect(await read(request.id)).toMatchObject({ state: 'short', receivedMinor: '2500' });
    expect(await press('whole')).toBe(200);
    expect(await read(request.id)).toMatchObject({ state: 'paid', receivedMinor: '7500' });
    expect(await press('whole', `${Buffer.from('{}').toString('base64url')}.${'0'.repeat(32)}`)).toBe(404);
  });

  const approve = (desk: Client, { id }: DepositRequest) =>
    desk('decide', { kind: 'deposit', id: `${accountId}:${id}`, decision: 'approve', reason: '', transferId: randomUUID() });
  it('OPR-07 OPR-02 a bank deposit above the brand’s amount is credited when two operators have approved it, and by one alone never', async () => {
    const { services } = service;
    await changeBrand(services, { settings: { depositAccount, secondOperatorCredits: 100 } });
    const desks = await Promise.all(['operator01', 'operator02'].map((name) => service.operatorClientOf(name)));
    const [one, other] = desks;
    if (!one || !other) throw new Error('There are two.');
    const [small, large] = [await begin({ method: 'bank', amountMinor: '10000' }), await begin({ method: 'bank', amountMinor: '10001' })];
    for (const { id } of [small, large]) await client('sendReceipt', { id, uploads: [await receipt()] });
    const before = await balance();
    expect(await approve(one, small)).toMatchObject({ ok: true, value: { needsSecond: false } });
    expect(await balance()).toBe(before + 10_000);
    expect(await approve(one, large)).toMatchObject({ ok: true, value: { needsSecond: true } });
    expect(await approve(one, large)).toMatchObject({ code: 'conflict' });
    expect(await balance()).toBe(before + 10_000);
    const listed = await other('queue', { kind: 'deposit' });
    expect(listed).toMatchObject({ ok: true });
    expect(listed.ok && listed.value.list.find(({ id }) => id === `${accountId}:${large.id}`)?.facts).toContainEqual({
      label: 'proposedBy',
      text: 'operator01',
    });
    expect(await approve(other, large)).toMatchObject({ ok: true, value: { needsSecond: false } });
    expect(await balance()).toBe(before + 20_001);
    await changeBrand(services, { settings: { depositAccount } });
  });
});
