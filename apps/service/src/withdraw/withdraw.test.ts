import { randomUUID } from 'node:crypto';
import type { Client } from '@site/api/client';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { receiveWithdrawals } from '../jobs/receiveWithdrawals.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { openRequirement } from '../requirements/openRequirement.ts';
import { hashPassword } from '../session/Passwords.ts';
import { changeBrand } from '../testing/changeBrand.ts';
import { depositMoney } from '../testing/depositMoney.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { addPlayer } from '../testing/startWallet.ts';
import { disputeQueue } from './disputeQueue.ts';
import { withdrawalQueue } from './withdrawalQueue.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const paymentPassword = '246810';

describe.each(ruleEngines)('withdrawals on %s', (engine) => {
  let service: TestService;
  let accountId: number;
  let operatorId: number;
  let agentId: number;
  let bankAccountId: string;
  let client: Client;
  let picture: Buffer;
  let hashes: { password_hash: string; payment_password_hash: string };
  let username: string;

  const idOf = async (name: string) => {
    const account = service.services.db.selectFrom('account').where('username', '=', name).where('merchant', '=', 'marquee');
    return (await account.select('id').executeTakeFirstOrThrow()).id;
  };
  async function addBank(of: number, { payee = 'Nguyễn Minh Anh', usable = new Date() } = {}): Promise<string> {
    const number = Buffer.from(randomUUID());
    const account = { account_id: of, bank: 'ACB', number_sealed: Buffer.alloc(0), number_hash: number, ending: '4471', payee_name: payee };
    const added = service.services.db.insertInto('bank_account').values({ ...account, added_at: new Date(), usable_from: usable });
    return String((await added.returning('id').executeTakeFirstOrThrow()).id);
  }
  const credit = (amountMinor: bigint) => depositMoney(service.services.db, { accountId, amountMinor });

  beforeAll(async () => {
    service = await startService({ engine });
    [operatorId, agentId] = [await idOf('operator01'), await idOf('agent01')];
    hashes = { password_hash: await hashPassword('Marquee#2026'), payment_password_hash: await hashPassword(paymentPassword) };
    await service.services.db.updateTable('account').set(hashes).execute();
    await service.services.db.updateTable('account').set({ payee_name: 'Nguyễn Minh Anh' }).where('role', '=', 'member').execute();
    const payers = [600n, 1000n].map((security_minor) => ({ merchant: 'marquee', currency: 'USD', name: 'Payer', security_minor }));
    await service.services.db.insertInto('payer').values(payers).execute();
    picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c86420' } })
      .png()
      .toBuffer();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const { db } = service.services;
    // A member may ask thirty times a minute, so each test has one of its own.
    accountId = await addPlayer(db, 0n);
    const own = { ...hashes, payee_name: 'Nguyễn Minh Anh' };
    ({ username } = await db.updateTable('account').set(own).where('id', '=', accountId).returning('username').executeTakeFirstOrThrow());
    bankAccountId = await addBank(accountId);
    for (const table of ['rate_window', 'login_failure', 'requirement', 'inbox_message'] as const) await db.deleteFrom(table).execute();
    await changeBrand(service.services, {});
    client = await service.clientOf(username);
  });

  const ask = (amountMinor: bigint, more: object = {}) =>
    client('withdraw', { bankAccountId, amountMinor: String(amountMinor), paymentPassword, transferId: randomUUID(), ...more });
  async function asked(amountMinor: bigint, more: object = {}) {
    const reply = await ask(amountMinor, more);
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  }
  const balance = async () => {
    const reply = await client('balance', {});
    return reply.ok ? reply.value.balance : reply.code;
  };
  const decide = (decision: string, id: string, { queue = withdrawalQueue, reason = '', now = new Date() } = {}) =>
    queue.decide(service.services, { id, decision, reason, operatorId, merchant: 'marquee', now });
  /** Has a withdrawal of 16.00 paid, in parts of 10.00 and 6.00. */
  async function paidInParts(now = new Date()): Promise<string> {
    await credit(1600n);
    const { id } = await asked(1600n);
    for (const decision of ['review', 'approve', 'pay', 'paid']) expect(await decide(decision, id, { now })).toBeUndefined();
    return id;
  }
  const read = async (id: string) => {
    const reply = await client('withdrawals', { id });
    const [one] = reply.ok ? reply.value.list : [];
    return one;
  };
  const told = async (id: string) =>
    (await read(id))?.events.map(({ state, part }) => (part === null ? state : `${state} ${part}`)).join(' ');
  const expectSound = async () => expect((await auditMoney(service.services.db)).filter(({ broken }) => broken > 0n)).toEqual([]);
  const locked = async () => {
    const rows = await service.services.db.selectFrom('payer').orderBy('id').select('locked_minor').execute();
    return rows.map(({ locked_minor }) => locked_minor);
  };
  const disputes = () => disputeQueue.list(service.services, { merchant: 'marquee', limit: 200, now: new Date() });
  async function proof(): Promise<string> {
    const reply = await client('upload', { for: 'proof', image: new File([new Uint8Array(picture)], 'bank.png') });
    if (!reply.ok) throw new Error(reply.code);
    return reply.value.uploadId;
  }

  it('MEM-04 holds the money at the request, and tells of it', async () => {
    await credit(10_000n);
    expect(await asked(4000n)).toMatchObject({
      amountMinor: '4000',
      feeMinor: '0',
      bank: 'ACB',
      ending: '4471',
      state: 'SUBMITTED',
      reference: expect.stringMatching(/^W-\d{8}-\d{4}$/) as string,
      events: [{ state: 'SUBMITTED' }],
      parts: [],
    });
    expect(await balance()).toBe('6000');
    expect(await client('withdrawConfig', {})).toMatchObject({
      value: { mostNowMinor: '6000', bound: 'balance', heldMinor: '4000', requestsLeft: 2, dayLeftMinor: '1996000', requirements: [] },
    });
    const config = await client('withdrawConfig', {});
    if (!config.ok) throw new Error(config.code);
    // The next midnight of the brand's zone, at 17:00 UTC.
    const untilReset = config.value.resetsAt - Date.now();
    expect([config.value.resetsAt % DAY_MS, untilReset > 0, untilReset <= DAY_MS]).toEqual([17 * 3_600_000, true, true]);
    await expectSound();
  });

  it('MEM-04 ten same requests at once hold the money once', async () => {
    await credit(10_000n);
    const transferId = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(4000n, { transferId })));
    expect(replies.filter((reply) => !reply.ok && reply.code !== 'tooMany')).toEqual([]);
    await service.services.db.deleteFrom('rate_window').execute();
    await service.services.db.deleteFrom('login_failure').execute();
    const ids = new Set([await asked(4000n, { transferId }), await asked(4000n, { transferId })].map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(await balance()).toBe('6000');
    expect(await ask(4001n, { transferId })).toMatchObject({ code: 'duplicateMismatch' });
    expect(await balance()).toBe('6000');
  });

  it('MEM-04 of two withdrawals of the whole balance at once one is held', async () => {
    await credit(10_000n);
    const second = await service.clientOf(username);
    const input = { bankAccountId, amountMinor: '10000', paymentPassword };
    const replies = await Promise.all([client, second].map((each) => each('withdraw', { ...input, transferId: randomUUID() })));
    expect(replies.map((reply) => (reply.ok ? 'ok' : reply.code)).toSorted()).toEqual(['insufficientFunds', 'ok']);
    expect(await balance()).toBe('0');
    await expectSound();
  });

  it.each([
    ['less than the least', { amountMinor: '999' }, { code: 'invalidInput', details: { field: 'amountMinor', rule: 'least' } }],
    ['more than the most', { amountMinor: '500001' }, { code: 'invalidInput', details: { field: 'amountMinor', rule: 'most' } }],
    ['more than there is', { amountMinor: '10001' }, { code: 'insufficientFunds' }],
    ['a wrong payment password', { paymentPassword: '111222' }, { code: 'wrongPaymentPassword' }],
    ['no second factor', { paymentPassword: undefined }, { code: 'invalidInput', details: { field: 'paymentPassword' } }],
    ['a code without an authenticator', { paymentPassword: undefined, totp: '123456' }, { code: 'wrongCode' }],
    ['an unknown bank account', { bankAccountId: '999999' }, { code: 'invalidInput', details: { field: 'bankAccountId', rule: 'own' } }],
  ])('MEM-04 DR-3.4 refuses %s, and holds nothing', async (_what, wrong, refusal) => {
    await credit(10_000n);
    expect(await ask(4000n, wrong)).toMatchObject(refusal);
    expect(await balance()).toBe('10000');
  });

  it('DR-3.4 refuses a bank account of another member, in another name, and in its first day', async () => {
    await credit(10_000n);
    const strangers = await addBank(agentId);
    const renamed = await addBank(accountId, { payee: 'Somebody Else' });
    const fresh = await addBank(accountId, { usable: new Date(Date.now() + DAY_MS) });
    for (const [id, rule] of [
      [strangers, 'own'],
      [renamed, 'name'],
      [fresh, 'usable'],
    ] as const)
      expect(await ask(4000n, { bankAccountId: id })).toMatchObject({ code: 'invalidInput', details: { field: 'bankAccountId', rule } });
    expect(await balance()).toBe('10000');
  });

  it('DR-3.4 limits the requests and the amount of a day', async () => {
    await credit(2_000_000n);
    for (let times = 0; times < 3; times += 1) await asked(500_000n);
    expect(await ask(1000n)).toMatchObject({ code: 'limitReached', details: { field: 'requests' } });
    expect(await client('withdrawConfig', {})).toMatchObject({ value: { bound: 'requests', requestsLeft: 0, mostNowMinor: '0' } });
    const { db } = service.services;
    const standing = { account_id: accountId, level: 1, peak: 1, changed_at: new Date(), kept_month: '2026-01-01' };
    await db.insertInto('vip_standing').values(standing).execute();
    await asked(500_000n);
    await db.updateTable('vip_standing').set({ level: 6, peak: 6 }).where('account_id', '=', accountId).execute();
    expect(await client('withdrawConfig', {})).toMatchObject({ value: { bound: 'least', requestsLeft: 11, dayLeftMinor: '0' } });
    await credit(5000n);
    expect(await ask(1000n)).toMatchObject({ code: 'limitReached', details: { field: 'amountMinor' } });
    await db.deleteFrom('vip_standing').execute();
  });

  it('MEM-32 refuses while something has to be played, and tells what', async () => {
    await credit(10_000n);
    const opened = { accountId, idempotencyKey: 'gift', kind: 'RED_ENVELOPE', counts: 'all', currency: 'USD', now: new Date() } as const;
    await service.services.db.transaction().execute((tx) => openRequirement(tx, { ...opened, grantedMinor: 500n, needMinor: 500n }));
    expect(await ask(4000n)).toMatchObject({ code: 'requirementOpen' });
    expect(await balance()).toBe('10000');
    expect(await client('withdrawConfig', {})).toMatchObject({
      value: {
        bound: 'requirement',
        mostNowMinor: '0',
        requirements: [{ kind: 'RED_ENVELOPE', grantedMinor: '500', needMinor: '500', doneMinor: '0' }],
      },
    });
  });

  const unchecked = async () => {
    const reply = await client('withdrawConfig', {});
    return reply.ok ? reply.value.uncheckedMinor : reply.code;
  };
  it('MEM-25 MEM-04 withdrawals of 30 days above the brand’s amount wait for a checked and unexpired document', async () => {
    const { db } = service.services;
    await credit(10_000n);
    await db
      .updateTable('withdrawal')
      .set({ asked_at: new Date(Date.now() - 31 * DAY_MS) })
      .execute();
    await changeBrand(service.services, { settings: { documents: ['identity'], withdrawalDocumentCredits: 50 } });
    expect(await unchecked()).toBe('5000');
    await asked(3000n);
    expect(await ask(3000n)).toMatchObject({ code: 'documentRequired', details: { rule: 'identity' } });
    expect(await balance()).toBe('7000');
    expect(await unchecked()).toBe('2000');
    const sent = { account_id: accountId, kind: 'identity', uploads: '[]', sent_at: new Date() } as const;
    const expired = { ...sent, state: 'accepted', decided_at: new Date(), expires_at: new Date() } as const;
    await db
      .insertInto('member_document')
      .values([{ ...sent, state: 'received' }, expired])
      .execute();
    expect(await ask(3000n)).toMatchObject({ code: 'documentRequired' });
    await db
      .insertInto('member_document')
      .values({ ...expired, expires_at: new Date(Date.now() + DAY_MS) })
      .execute();
    expect(await unchecked()).toBeNull();
    await asked(3000n);
    await db.deleteFrom('member_document').execute();
  });

  it('MEM-04 takes a code of the authenticator once, and a repeat without another', async () => {
    await credit(10_000n);
    const started = await client('startTotp', { password: 'Marquee#2026' });
    const secret = started.ok ? started.value.secret : '';
    const codeAt = (laterS: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + laterS * 1000 });
    expect(await client('confirmTotp', { code: codeAt(-30) })).toMatchObject({ ok: true });
    const input = { paymentPassword: undefined, totp: codeAt(0), transferId: randomUUID() };
    const first = await asked(4000n, input);
    expect(await asked(4000n, input)).toEqual(first);
    expect(await ask(4000n, { ...input, transferId: randomUUID() })).toMatchObject({ code: 'wrongCode' });
    expect(await balance()).toBe('6000');
  });

  it('MEM-04 DR-3.5 the rejected are returned once, with the reason', async () => {
    await credit(10_000n);
    const { id } = await asked(4000n);
    const listed = await withdrawalQueue.list(service.services, { merchant: 'marquee', limit: 200, now: new Date() });
    expect(listed.find((each) => each.id === id)).toMatchObject({
      username,
      amountMinor: 4000n,
      decisions: ['review', 'approve', 'reject'],
    });
    expect(await decide('pay', id)).toBe('conflict');
    const reason = 'The account is closed.';
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide('reject', id, { reason })));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'conflict')).toHaveLength(4);
    expect(await balance()).toBe('10000');
    expect(await read(id)).toMatchObject({ state: 'REJECTED', events: [{}, { state: 'REVIEW' }, { state: 'REJECTED', reason }] });
    expect(await decide('approve', '99999999')).toBe('notFound');
    const elsewhere = { id, decision: 'approve', reason: '', operatorId, merchant: 'khela', now: new Date() };
    expect(await withdrawalQueue.decide(service.services, elsewhere)).toBe('notFound');
    const messages = await service.services.db.selectFrom('inbox_message').select(['kind', 'values']).execute();
    expect(messages).toEqual([{ kind: 'withdrawalRejected', values: { amount: { amountMinor: '4000', currency: 'USD' }, reason } }]);
    await expectSound();
  });

  it('MEM-04 MEM-33 is paid in parts against the securities of payers, each with its own receipt', async () => {
    const id = await paidInParts();
    expect(await locked()).toEqual([600n, 1000n]);
    expect(await read(id)).toMatchObject({
      state: 'PAID',
      parts: [
        { part: 1, amountMinor: '1000', state: 'PAID', answerBy: expect.any(Number) as number },
        { part: 2, amountMinor: '600', state: 'PAID' },
      ],
    });
    expect(await client('confirmReceipt', { id, answer: 'received' })).toMatchObject({ code: 'invalidInput', details: { field: 'part' } });
    expect(await client('confirmReceipt', { id, part: 1, answer: 'received' })).toMatchObject({ ok: true, value: { state: 'PAID' } });
    expect(await locked()).toEqual([600n, 0n]);
    const stranger = await service.clientOf('agent01');
    expect(await stranger('confirmReceipt', { id, answer: 'allReceived' })).toMatchObject({ code: 'notFound' });
    const replies = await Promise.all(Array.from({ length: 10 }, () => client('confirmReceipt', { id, answer: 'allReceived' })));
    for (const reply of replies) expect(reply).toMatchObject({ ok: true, value: { state: 'DONE' } });
    expect(await told(id)).toBe('SUBMITTED REVIEW APPROVED PAYING PAID RECEIVED 1 ALL_RECEIVED DONE');
    expect(await locked()).toEqual([0n, 0n]);
    await service.services.db.deleteFrom('rate_window').execute();
    expect(await client('confirmReceipt', { id, part: 2, answer: 'notReceived', uploads: [await proof()] })).toMatchObject({
      code: 'conflict',
    });
    await expectSound();
  });

  it('MEM-33 not received needs a picture; the operator settles it, or has it paid again', async () => {
    const id = await paidInParts();
    const uploads = [await proof()];
    for (const wrong of [[], [randomUUID()], [...uploads, ...uploads]])
      expect(await client('confirmReceipt', { id, part: 2, answer: 'notReceived', uploads: wrong })).toMatchObject({
        code: 'invalidInput',
        details: { field: 'uploads' },
      });
    const disputed = { id, part: 2, answer: 'notReceived', uploads } as const;
    expect(await client('confirmReceipt', disputed)).toMatchObject({ ok: true, value: { state: 'DISPUTE' } });
    expect(await client('confirmReceipt', disputed)).toMatchObject({ ok: true, value: { state: 'DISPUTE' } });
    const [item] = await disputes();
    expect(item).toMatchObject({ id: `${id}-1`, amountMinor: 600n, uploads, decisions: ['forceReceived', 'repay'] });
    const settle = (decision: string) => decide(decision, `${id}-1`, { queue: disputeQueue });
    expect(await settle('repay')).toBeUndefined();
    expect(await settle('forceReceived')).toBe('conflict');
    expect(await disputes()).toEqual([]);
    expect(await decide('paid', id)).toBeUndefined();
    expect(await client('confirmReceipt', { ...disputed, uploads: [await proof()] })).toMatchObject({ value: { state: 'DISPUTE' } });
    expect(await settle('forceReceived')).toBeUndefined();
    expect(await locked()).toEqual([0n, 1000n]);
    expect(await client('confirmReceipt', { id, part: 1, answer: 'received' })).toMatchObject({ value: { state: 'DONE' } });
    expect(await told(id)).toBe(
      'SUBMITTED REVIEW APPROVED PAYING PAID NOT_RECEIVED 2 DISPUTE 2 REPAY 2 PAID NOT_RECEIVED 2 DISPUTE 2 FORCED_RECEIVED 2 RECEIVED 1 DONE',
    );
    await expectSound();
  });

  it('MEM-34 without an answer within the minutes of the brand it counts as received, and the securities are released', async () => {
    await changeBrand(service.services, { settings: { receiptMinutes: 45, withdrawalFeePpm: 10_000 } });
    const paidAt = new Date();
    const id = await paidInParts(paidAt);
    expect((await read(id))?.feeMinor).toBe('16');
    const { db, ledger, bus } = service.services;
    const later = (minutes: number) => new Date(paidAt.getTime() + minutes * MINUTE_MS);
    await receiveWithdrawals({ db, ledger, bus }, new Date(later(45).getTime() - 1));
    expect(await told(id)).toBe('SUBMITTED REVIEW APPROVED PAYING PAID');
    await Promise.all([1, 2, 3].map(() => receiveWithdrawals({ db, ledger, bus }, later(45))));
    await receiveWithdrawals({ db, ledger, bus }, later(46));
    expect(await told(id)).toBe('SUBMITTED REVIEW APPROVED PAYING PAID AUTO_RECEIVED 1 AUTO_RECEIVED 2 DONE');
    expect(await locked()).toEqual([0n, 0n]);
    const messages = await db.selectFrom('inbox_message').select(['kind', 'values']).orderBy('id').execute();
    const amount = { amountMinor: '1584', currency: 'USD' };
    expect(messages).toEqual([
      { kind: 'withdrawalPaid', values: { amount, ending: '4471' } },
      { kind: 'withdrawalAutoReceived', values: { amount } },
    ]);
    await expectSound();
  });

  it('MEM-34 an answer that comes too late is none, though nothing has counted it yet', async () => {
    const id = await paidInParts(new Date(Date.now() - 31 * MINUTE_MS));
    expect(await client('confirmReceipt', { id, part: 1, answer: 'notReceived', uploads: [await proof()] })).toMatchObject({
      code: 'conflict',
    });
    const { db, ledger, bus } = service.services;
    await receiveWithdrawals({ db, ledger, bus }, new Date());
    expect(await read(id)).toMatchObject({ state: 'DONE' });
  });

  it('MEM-04 the frozen and the excluded withdraw, trial accounts do not', async () => {
    for (const held of ['frozen01', 'excluded01']) {
      const of = await idOf(held);
      await depositMoney(service.services.db, { accountId: of, amountMinor: 5000n });
      const own = await service.clientOf(held);
      const input = { bankAccountId: await addBank(of), amountMinor: '5000', paymentPassword, transferId: randomUUID() };
      expect(await own('withdraw', input)).toMatchObject({ ok: true, value: { state: 'SUBMITTED' } });
    }
    const trial = await service.clientOf('trial01');
    for (const reply of [
      await trial('withdraw', { bankAccountId, amountMinor: '5000', paymentPassword, transferId: randomUUID() }),
      await trial('withdrawConfig', {}),
      await trial('withdrawals', {}),
      await trial('confirmReceipt', { id: '1', answer: 'allReceived' }),
    ])
      expect(reply).toMatchObject({ code: 'needsRealAccount' });
  });

  it('RUN-06 the audit finds a withdrawal of another amount, one that was not returned, not paid out, and a security held for nothing', async () => {
    const id = Number(await paidInParts());
    await client('confirmReceipt', { id: String(id), answer: 'allReceived' });
    const { db } = service.services;
    const withdrawal = db.updateTable('withdrawal').where('id', '=', id);
    const part = db.updateTable('withdrawal_part').where('withdrawal_id', '=', id).where('part', '=', 0);
    for (const [wrong, right, name] of [
      [withdrawal.set({ amount_minor: 1500n }), withdrawal.set({ amount_minor: 1600n }), 'held once'],
      [withdrawal.set({ state: 'REJECTED' }), withdrawal.set({ state: 'DONE' }), 'returned once'],
      [part.set({ state: 'PAID' }), part.set({ state: 'RECEIVED' }), 'paid out once'],
      [part.set({ amount_minor: 900n }), part.set({ amount_minor: 1000n }), 'amount less the fee'],
      [db.updateTable('payer').set({ locked_minor: 1n }), db.updateTable('payer').set({ locked_minor: 0n }), 'security of each payer'],
    ] as const) {
      await wrong.execute();
      const broken = (await auditMoney(db)).filter((invariant) => invariant.broken > 0n);
      expect(broken.map((invariant) => invariant.name)).toContainEqual(expect.stringContaining(name));
      await right.execute();
    }
    await expectSound();
  });
});
