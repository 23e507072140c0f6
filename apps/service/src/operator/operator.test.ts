import { randomUUID } from 'node:crypto';
import type { Client } from '@site/api/client';
import { memberSections } from '@site/api/operatorMembers';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFeedback } from '../inbox/openFeedback.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { changeBrand } from '../testing/changeBrand.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts, TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { startService, type TestService } from '../testing/startService.ts';

type Reply<Value> = Promise<{ ok: true; value: Value } | { ok: false; code: string }>;

async function valueOf<Value>(reply: Reply<Value>): Promise<Value> {
  const given = await reply;
  if (!given.ok) throw new Error(given.code);
  return given.value;
}

/** Sets up an authenticator as the desk does, and returns its app, the code that was used, and the recovery codes. */
async function enrol(operator: Client) {
  const { secret } = await valueOf(operator('startOperatorTotp', { password: TEST_PASSWORD }));
  const app = new TOTP({ secret });
  const used = app.generate();
  return { app, used, ...(await valueOf(operator('confirmOperatorTotp', { code: used }))) };
}
/** A code of the half minute after now, which is right and was not used to enrol. */
const nextCode = (app: TOTP) => app.generate({ timestamp: Date.now() + 30_000 });

describe.each(ruleEngines)('the operator’s desk on %s', (engine) => {
  let service: TestService;
  let admin: Client;
  let second: Client;
  let support: Client;
  let content: Client;
  let ids: Record<string, number>;

  beforeAll(async () => {
    service = await startService({
      engine,
      seed: async (db) => {
        await seedTestAccounts(db);
        await seedTestGames(db);
      },
    });
    const rows = await service.services.db.selectFrom('account').where('merchant', '=', 'marquee').select(['username', 'id']).execute();
    ids = Object.fromEntries(rows.map(({ username, id }) => [username, id]));
    admin = await service.operatorClientOf('operator01');
    second = await service.operatorClientOf('operator02');
    support = await service.operatorClientOf('support01');
    content = await service.operatorClientOf('content01');
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    for (const table of ['rate_window', 'login_failure', 'totp'] as const) await service.services.db.deleteFrom(table).execute();
  });

  const idOf = (username: string) => ids[username] ?? 0;
  const logged = async (act: string) => (await valueOf(admin('auditLog', { search: act }))).list.filter((line) => line.act === act);
  const balanceOf = async (username: string) =>
    (
      await service.services.db
        .selectFrom('wallet')
        .where('account_id', '=', idOf(username))
        .where('currency', '=', 'USD')
        .select('balance_minor')
        .executeTakeFirstOrThrow()
    ).balance_minor;

  async function openTicket() {
    const { db } = service.services;
    const sender = { accountId: idOf('player01') };
    const opened = { merchant: 'marquee', sender, language: 'EN', type: 'game', content: 'The reels stand still.', uploads: [] } as const;
    const reference = await db.transaction().execute((tx) => openFeedback(tx, { ...opened, now: new Date() }));
    return String((await db.selectFrom('feedback').where('reference', '=', reference).select('id').executeTakeFirstOrThrow()).id);
  }

  it('OPR-01 an operator logs in at the desk alone, and a member at the site alone', async () => {
    const { token, operator } = await valueOf(service.client('operatorLogin', { username: 'operator01', password: TEST_PASSWORD }));
    expect(operator).toMatchObject({ username: 'operator01', role: 'admin', hasAuthenticator: false });
    const ofOperator = service.clientWith({ Authorization: `Bearer ${token}` });
    const ofMember = await service.clientOf('player01');
    const atSite = await service.clientOf('operator01');
    expect(await ofOperator('operatorSession', {})).toMatchObject({ ok: true });
    expect(await ofOperator('memberInfo', {})).toMatchObject({ code: 'sessionEnded' });
    expect(await ofMember('operatorSession', {})).toMatchObject({ code: 'sessionEnded' });
    expect(await atSite('operatorSession', {})).toMatchObject({ code: 'sessionEnded' });
    expect(await service.client('operatorLogin', { username: 'player01', password: TEST_PASSWORD })).toMatchObject({ code: 'forbidden' });
    expect(await service.client('login', { username: 'operator01', password: TEST_PASSWORD })).toMatchObject({ code: 'notMember' });
    await valueOf(ofOperator('operatorLogout', {}));
    expect(await ofOperator('operatorSession', {})).toMatchObject({ code: 'sessionEnded' });
    expect(await logged('logIn')).toMatchObject([{ operator: 'operator01' }]);
  });

  it('OPR-01 an authenticator’s code is asked for, once right, and failures are counted as at the site', async () => {
    const { app, recoveryCodes } = await enrol(second);
    const right = { username: 'operator02', password: TEST_PASSWORD };
    const code = nextCode(app);
    expect(await service.client('operatorLogin', right)).toMatchObject({ code: 'wrongCode' });
    expect(await service.client('operatorLogin', { ...right, totp: code })).toMatchObject({ ok: true });
    expect(await service.client('operatorLogin', { ...right, totp: code })).toMatchObject({ code: 'wrongCode' });
    const recovery = { ...right, totp: recoveryCodes[0] ?? '' };
    expect(await service.client('operatorLogin', recovery)).toMatchObject({ ok: true, value: { operator: { hasAuthenticator: true } } });
    expect(await service.client('operatorLogin', recovery)).toMatchObject({ code: 'wrongCode' });
    for (const password of ['a', 'b'])
      expect(await service.client('operatorLogin', { ...right, password, totp: code })).toMatchObject({ code: 'wrongCredentials' });
    expect(await service.client('operatorLogin', right)).toMatchObject({ code: 'captchaRequired' });
  });

  it('OPR-01 an operator sets up an authenticator with the password and its first code, and other sessions end', async () => {
    const own = await service.operatorClientOf('support01');
    const other = await service.operatorClientOf('support01');
    expect(await own('startOperatorTotp', { password: 'wrong' })).toMatchObject({ code: 'wrongCredentials' });
    expect(await own('confirmOperatorTotp', { code: '000000' })).toMatchObject({ code: 'notFound' });
    const { uri, secret } = await valueOf(own('startOperatorTotp', { password: TEST_PASSWORD }));
    expect(uri).toMatch(/^otpauth:\/\/totp\/Marquee:support01\?issuer=Marquee&secret=[A-Z2-7]{32}&/);
    const app = new TOTP({ secret });
    const stale = app.generate({ timestamp: Date.now() - 90_000 });
    expect(await own('confirmOperatorTotp', { code: stale })).toMatchObject({ code: 'wrongCode' });
    expect(await valueOf(own('operatorSession', {}))).toMatchObject({ hasAuthenticator: false });
    expect(await logged('setUpAuthenticator')).not.toContainEqual(expect.objectContaining({ operator: 'support01' }));
    expect((await valueOf(own('confirmOperatorTotp', { code: app.generate() }))).recoveryCodes).toHaveLength(10);
    expect(await valueOf(own('operatorSession', {}))).toMatchObject({ hasAuthenticator: true });
    expect(await other('operatorSession', {})).toMatchObject({ code: 'sessionEnded' });
    expect(await own('startOperatorTotp', { password: TEST_PASSWORD })).toMatchObject({ code: 'conflict' });
    const lines = (await logged('setUpAuthenticator')).filter(({ operator }) => operator === 'support01');
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(secret);
    support = own;
  });

  it('OPR-01 an authenticator is removed by the password and an unused code, and the log tells of it', async () => {
    expect(await content('removeOperatorTotp', { password: TEST_PASSWORD, code: '000000' })).toMatchObject({ code: 'notFound' });
    const { app, used, recoveryCodes } = await enrol(content);
    const remove = (code: string, password = TEST_PASSWORD) => content('removeOperatorTotp', { password, code });
    expect(await remove(nextCode(app), 'wrong')).toMatchObject({ code: 'wrongCredentials' });
    expect(await remove(used)).toMatchObject({ code: 'wrongCode' });
    expect(await logged('removeAuthenticator')).toEqual([]);
    expect(await valueOf(content('operatorSession', {}))).toMatchObject({ hasAuthenticator: true });
    expect(await remove(nextCode(app))).toMatchObject({ ok: true });
    expect(await logged('removeAuthenticator')).toMatchObject([{ operator: 'content01' }]);
    const right = { username: 'content01', password: TEST_PASSWORD };
    expect(await service.client('operatorLogin', right)).toMatchObject({ ok: true, value: { operator: { hasAuthenticator: false } } });
    const again = await enrol(content);
    expect(await remove(recoveryCodes[0] ?? '')).toMatchObject({ code: 'wrongCode' });
    expect(await remove(again.recoveryCodes[0] ?? '')).toMatchObject({ ok: true });
  });

  it('OPR-01 OPR-07 an administrator’s colleague gets the authenticator reset by two others, and the log tells of it', async () => {
    const { db } = service.services;
    const own = await service.operatorClientOf('content01');
    await enrol(own);
    const colleagueOf = async (client: Client) =>
      (await valueOf(client('colleagues', {}))).list.find(({ username }) => username === 'content01');
    const given = { operatorId: idOf('content01'), reason: 'The phone was lost.', transferId: randomUUID() };
    expect(await support('proposeAuthenticatorReset', given)).toMatchObject({ code: 'forbidden' });
    expect(await support('colleagues', {})).toMatchObject({ code: 'forbidden' });
    expect(await colleagueOf(admin)).toMatchObject({ role: 'content', hasAuthenticator: true, reset: null });
    for (const [other, code] of [
      ['player01', 'notFound'],
      ['operator02', 'notFound'],
      ['operator01', 'conflict'],
    ] as const)
      expect(await admin('proposeAuthenticatorReset', { ...given, operatorId: idOf(other), transferId: randomUUID() })).toMatchObject({
        code,
      });
    const { id } = await valueOf(admin('proposeAuthenticatorReset', given));
    expect(await admin('proposeAuthenticatorReset', given)).toMatchObject({ ok: true, value: { id } });
    expect(await admin('proposeAuthenticatorReset', { ...given, reason: 'Another.' })).toMatchObject({ code: 'duplicateMismatch' });
    expect(await second('proposeAuthenticatorReset', { ...given, transferId: randomUUID() })).toMatchObject({ code: 'conflict' });
    expect((await colleagueOf(admin))?.reset).toMatchObject({ id, reason: given.reason, proposedBy: 'operator01', mayDecide: false });
    expect((await colleagueOf(second))?.reset).toMatchObject({ mayDecide: true });
    expect(await admin('decideProposal', { id, isApproved: true })).toMatchObject({ code: 'conflict' });
    // Whom it concerns does not decide, administrator or not.
    await db.updateTable('account').set({ desk_role: 'admin' }).where('id', '=', given.operatorId).execute();
    expect(await own('decideProposal', { id, isApproved: true })).toMatchObject({ code: 'conflict' });
    await db.updateTable('account').set({ desk_role: 'content' }).where('id', '=', given.operatorId).execute();

    expect(await second('decideProposal', { id, isApproved: false })).toMatchObject({ ok: true });
    expect(await second('decideProposal', { id, isApproved: true })).toMatchObject({ code: 'conflict' });
    expect(await colleagueOf(admin)).toMatchObject({ hasAuthenticator: true, reset: null });
    expect(await own('operatorSession', {})).toMatchObject({ ok: true });

    const again = await valueOf(admin('proposeAuthenticatorReset', { ...given, transferId: randomUUID() }));
    const decisions = await Promise.all([1, 2, 3].map(() => second('decideProposal', { ...again, isApproved: true, reason: 'Seen.' })));
    expect(decisions.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await colleagueOf(admin)).toMatchObject({ hasAuthenticator: false, reset: null });
    expect(await own('operatorSession', {})).toMatchObject({ code: 'sessionEnded' });
    const right = { username: 'content01', password: TEST_PASSWORD };
    expect(await service.client('operatorLogin', right)).toMatchObject({ ok: true, value: { operator: { hasAuthenticator: false } } });
    expect(await logged('proposeAuthenticatorReset')).toMatchObject([
      { target: 'content01' },
      { target: 'content01', reason: given.reason },
    ]);
    expect(await logged('rejectAuthenticatorReset')).toMatchObject([{ operator: 'operator02', target: 'content01' }]);
    expect(await logged('resetAuthenticator')).toMatchObject([{ operator: 'operator02', target: 'content01', reason: 'Seen.' }]);
    content = await service.operatorClientOf('content01');
  });

  it('OPR-01 in production, and there alone, an operator without an authenticator is reminded', async () => {
    expect(await valueOf(support('operatorSession', {}))).toMatchObject({ isAuthenticatorDue: false });
    service.services.config.mode = 'production';
    try {
      expect(await valueOf(support('operatorSession', {}))).toMatchObject({ isAuthenticatorDue: true });
      await enrol(support);
      expect(await valueOf(support('operatorSession', {}))).toMatchObject({ isAuthenticatorDue: false });
    } finally {
      service.services.config.mode = 'demo';
    }
  });

  it('OPR-02 a decision is carried out once, by who may, and written down', async () => {
    const id = await openTicket();
    const listed = await valueOf(support('queue', { kind: 'feedback' }));
    expect(listed.counts.map(({ kind }) => kind)).not.toContain('deposit');
    expect(listed.list.at(-1)).toMatchObject({ id, username: 'player01', decisions: ['answer', 'close'] });
    expect(await support('queue', { kind: 'deposit' })).toMatchObject({ code: 'forbidden' });
    const input = { kind: 'feedback', id, decision: 'answer', reason: 'It turns again.', transferId: randomUUID() } as const;
    const replies = [await support('decide', input), await support('decide', input)];
    expect(replies).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await support('decide', { ...input, reason: 'Another text.' })).toMatchObject({ code: 'duplicateMismatch' });
    expect(await support('decide', { ...input, transferId: randomUUID() })).toMatchObject({ code: 'conflict' });
    expect(await support('decide', { ...input, kind: 'deposit', transferId: randomUUID() })).toMatchObject({ code: 'forbidden' });
    const posts = await service.services.db.selectFrom('feedback_post').where('feedback_id', '=', Number(id)).select('text').execute();
    expect(posts.filter(({ text }) => text === input.reason)).toHaveLength(1);
    expect(await logged('decide')).toContainEqual(expect.objectContaining({ operator: 'support01', reason: 'It turns again.' }));
  });

  it('OPR-08 members are found and shown masked, each look is written down', async () => {
    const { list } = await valueOf(support('members', { search: 'PLAYER01' }));
    expect(list).toMatchObject([{ id: idOf('player01'), username: 'player01' }]);
    expect((await valueOf(support('members', { search: 'operator' }))).list).toEqual([]);
    const detail = await valueOf(support('memberDetail', { id: idOf('player01') }));
    expect(detail).toMatchObject({ email: 'p•••1@example.com', mobile: '+84•••01' });
    expect(await logged('look')).toMatchObject([{ operator: 'support01', username: 'player01' }]);
    const foreign = await service.services.db.selectFrom('account').where('merchant', '=', 'khela').select('id').executeTakeFirstOrThrow();
    expect(await support('memberDetail', { id: foreign.id })).toMatchObject({ code: 'notFound' });
  });

  it('OPR-08 MEM-26 a member reads who has looked, and nothing that operators write for each other', async () => {
    const id = idOf('player01');
    await valueOf(support('memberDetail', { id }));
    await valueOf(support('actOnMember', { id, act: 'note', text: 'Calls at night.', transferId: randomUUID() }));
    const { subjects } = await valueOf((await service.clientOf('player01'))('myData', {}));
    expect(subjects['record_access']).toContainEqual(expect.objectContaining({ what: 'overview', operator: 'support01' }));
    expect(JSON.stringify(subjects)).not.toContain('Calls at night.');
  });

  it('OPR-07 OPR-02 MEM-26 who sees documents and account numbers in a queue is written down, once an hour', async () => {
    const { db } = service.services;
    const account_id = idOf('player02');
    const upload = { account_id, use: 'document', image: Buffer.from('jpg'), uploaded_at: new Date(), claimed_at: new Date() };
    const { id } = await db.insertInto('upload').values(upload).returning('id').executeTakeFirstOrThrow();
    const sent = { account_id, kind: 'identity', uploads: JSON.stringify([id]), state: 'received', sent_at: new Date() } as const;
    await db.insertInto('member_document').values(sent).execute();
    const number = { number_sealed: Buffer.alloc(0), number_hash: Buffer.from(randomUUID()), ending: '4471', payee_name: 'An' };
    const bank = { account_id, bank: 'ACB', ...number, added_at: new Date(), usable_from: new Date() };
    const { id: bank_account_id } = await db.insertInto('bank_account').values(bank).returning('id').executeTakeFirstOrThrow();
    const asked = { transfer_id: randomUUID(), currency: 'USD', amount_minor: 1000n, fee_minor: 0n, asked_at: new Date() };
    const withdrawal = { account_id, bank_account_id, ...asked, state: 'SUBMITTED', ended_at: null } as const;
    const { id: withdrawalId } = await db.insertInto('withdrawal').values(withdrawal).returning('id').executeTakeFirstOrThrow();
    const seen = async () => {
      const rows = db.selectFrom('record_access').where('account_id', '=', account_id).select('what').orderBy('id');
      return (await rows.execute()).map(({ what }) => what);
    };
    for (let times = 0; times < 2; times += 1) {
      await valueOf(second('queue', { kind: 'deposit' }));
      await valueOf(second('queue', { kind: 'document' }));
      await valueOf(second('operatorUpload', { id }));
      await valueOf(second('queue', { kind: 'withdrawal' }));
    }
    expect(await seen()).toEqual(['document', 'documentPicture', 'withdrawal']);
    const looks = (await logged('look')).filter(({ username }) => username === 'player02');
    expect(looks.map(({ target, operator }) => `${operator} ${target}`)).toEqual(
      ['withdrawal', 'documentPicture', 'document'].map((what) => `operator02 ${what}`),
    );
    await db.deleteFrom('withdrawal').where('id', '=', withdrawalId).execute();
    await db.deleteFrom('member_document').where('account_id', '=', account_id).execute();
  });

  it('OPR-08 OPR-07 each part of a member’s records is read as the member reads it, and the look written down', async () => {
    const { db } = service.services;
    const id = idOf('first01');
    const number = { number_sealed: Buffer.alloc(0), number_hash: Buffer.from(randomUUID()), ending: '8812', payee_name: 'An' };
    await db
      .insertInto('bank_account')
      .values({ account_id: id, bank: 'ACB', ...number, added_at: new Date(), usable_from: new Date() })
      .execute();
    for (const section of memberSections) {
      const read = await valueOf(support('memberRecords', { id, section }));
      expect(read?.section ?? 'vipProgress').toBe(section);
    }
    const banks = await valueOf(support('memberRecords', { id, section: 'bankAccounts' }));
    expect(banks).toMatchObject({ value: { list: [{ bank: 'ACB', ending: '8812' }] } });
    expect(await valueOf(support('memberRecords', { id, section: 'loginHistory' }))).toMatchObject({ section: 'loginHistory' });
    const looks = db.selectFrom('record_access').where('account_id', '=', id).where('operator_id', '=', idOf('support01')).select('what');
    expect((await looks.execute()).map(({ what }) => what)).toEqual([...memberSections]);
    expect(await content('memberRecords', { id, section: 'deposits' })).toMatchObject({ code: 'forbidden' });
    const foreign = await db.selectFrom('account').where('merchant', '=', 'khela').select('id').executeTakeFirstOrThrow();
    expect(await support('memberRecords', { id: foreign.id, section: 'deposits' })).toMatchObject({ code: 'notFound' });
  });

  it('OPR-07 OPR-02 a withdrawal above the brand’s amount is approved by two operators, and by one alone never', async () => {
    const { db } = service.services;
    const account_id = idOf('player02');
    const number = { number_sealed: Buffer.alloc(0), number_hash: Buffer.from(randomUUID()), ending: '9001', payee_name: 'An' };
    const bank = { account_id, bank: 'ACB', ...number, added_at: new Date(), usable_from: new Date() };
    const { id: bank_account_id } = await db.insertInto('bank_account').values(bank).returning('id').executeTakeFirstOrThrow();
    const asked = { transfer_id: randomUUID(), currency: 'USD', amount_minor: 10_001n, fee_minor: 0n, asked_at: new Date() };
    const withdrawal = { account_id, bank_account_id, ...asked, state: 'SUBMITTED', ended_at: null } as const;
    const { id } = await db.insertInto('withdrawal').values(withdrawal).returning('id').executeTakeFirstOrThrow();
    await changeBrand(service.services, { settings: { secondOperatorCredits: 100 } });
    const approve = (desk: Client, transferId = randomUUID()) =>
      desk('decide', { kind: 'withdrawal', id: String(id), decision: 'approve', reason: '', transferId });
    const state = async () => (await db.selectFrom('withdrawal').where('id', '=', id).select('state').executeTakeFirstOrThrow()).state;
    const proposed = { ok: true, value: { needsSecond: true } };
    const transferId = randomUUID();
    for (const reply of await Promise.all([1, 2].map(() => approve(admin, transferId)))) expect(reply).toMatchObject(proposed);
    expect(await approve(admin, transferId)).toMatchObject(proposed);
    expect(await approve(admin)).toMatchObject({ code: 'conflict' });
    expect(await state()).toBe('SUBMITTED');
    expect(await approve(second)).toMatchObject({ ok: true, value: { needsSecond: false } });
    expect(await state()).toBe('APPROVED');
    expect(await approve(admin, transferId)).toMatchObject(proposed);
    await changeBrand(service.services, {});
  });

  it('OPR-08 an account that its owner has closed is not opened again', async () => {
    const id = idOf('frozen01');
    const account = service.services.db.updateTable('account').where('id', '=', id);
    await account.set({ closed_at: new Date() }).execute();
    expect(await support('actOnMember', { id, act: 'unfreeze', transferId: randomUUID() })).toMatchObject({ code: 'conflict' });
  });

  it('OPR-08 a member is frozen and unfrozen, logged out, written to and noted', async () => {
    const client = await service.clientOf('player02');
    const id = idOf('player02');
    const act = (name: 'freeze' | 'unfreeze' | 'endSessions' | 'message' | 'note', more = {}) =>
      support('actOnMember', { id, act: name, transferId: randomUUID(), ...more });
    expect(await act('freeze', { reason: 'A stolen card.' })).toMatchObject({ ok: true });
    expect(await act('freeze')).toMatchObject({ code: 'conflict' });
    expect((await valueOf(support('memberDetail', { id }))).state).toBe('frozen');
    expect(await act('unfreeze')).toMatchObject({ ok: true });
    const excluded = { id: idOf('excluded01'), act: 'unfreeze', transferId: randomUUID() } as const;
    expect(await support('actOnMember', excluded)).toMatchObject({ code: 'conflict' });
    const message = { title: 'Your card', text: 'It works again.', transferId: randomUUID() };
    await act('message', message);
    await act('message', message);
    expect((await valueOf(client('messages', { box: 'message' }))).list).toMatchObject([
      { kind: 'operator', values: { title: 'Your card' } },
    ]);
    await act('note', { text: 'Calls in the morning.' });
    expect((await valueOf(support('memberDetail', { id }))).notes).toMatchObject([{ text: 'Calls in the morning.', by: 'support01' }]);
    await act('endSessions');
    expect(await client('memberInfo', {})).toMatchObject({ code: 'sessionEnded' });
    expect((await logged('freeze'))[0]).toMatchObject({ reason: 'A stolen card.', before: '{"state":"active"}' });
  });

  it('OPR-08 a member moves with the team to another agent, and never below the own team', async () => {
    const { db } = service.services;
    const move = (username: string, upline: string) =>
      support('actOnMember', { id: idOf(username), act: 'move', upline, transferId: randomUUID() });
    expect(await move('player02', 'agent01')).toMatchObject({ ok: true });
    const above = await db
      .selectFrom('account_tree')
      .where('descendant_id', '=', idOf('player02'))
      .select(['ancestor_id', 'depth'])
      .execute();
    expect(above).toContainEqual({ ancestor_id: idOf('agent01'), depth: 1 });
    const { path } = await db.selectFrom('account').where('id', '=', idOf('player02')).select('path').executeTakeFirstOrThrow();
    expect(path).toBe(`/${idOf('agent01')}/${idOf('player02')}/`);
    expect(await move('agent01', 'agent01')).toMatchObject({ code: 'conflict' });
    expect(await move('player02', 'player01')).toMatchObject({ code: 'invalidInput', details: { field: 'upline' } });
  });

  it('OPR-07 an adjustment needs a second operator, and moves money once', async () => {
    const before = await balanceOf('player01');
    const proposal = {
      accountId: idOf('player01'),
      amountMinor: '1500',
      currency: 'USD',
      reason: 'A round was paid short.',
      transferId: randomUUID(),
    };
    const { id } = await valueOf(admin('proposeAdjustment', proposal));
    await valueOf(admin('proposeAdjustment', proposal));
    expect(await admin('proposeAdjustment', { ...proposal, amountMinor: '1501' })).toMatchObject({ code: 'duplicateMismatch' });
    expect(await second('proposeAdjustment', proposal)).toMatchObject({ code: 'conflict' });
    expect(await balanceOf('player01')).toBe(before);
    const listed = async (desk: Client) => (await valueOf(desk('proposals', { kind: 'adjustment' }))).list;
    expect(await listed(admin)).toMatchObject([
      { id, subject: 'player01', accountId: proposal.accountId, outcome: 'open', mayDecide: false, proposedBy: 'operator01' },
    ]);
    expect(await listed(second)).toMatchObject([{ id, mayDecide: true }]);
    expect(await admin('decideProposal', { id, isApproved: true })).toMatchObject({ code: 'conflict' });
    const replies = await Promise.all([1, 2].map(() => second('decideProposal', { id, isApproved: true, reason: 'Seen.' })));
    expect(replies.map((reply) => (reply.ok ? 'done' : reply.code)).toSorted()).toEqual(['conflict', 'done']);
    expect(await balanceOf('player01')).toBe(before + 1500n);
    expect(await listed(admin)).toMatchObject([{ id, outcome: 'approved', decidedBy: 'operator02' }]);
    const moved = service.services.db.selectFrom('transfer').where('idempotency_key', '=', `adjustment:${id}`);
    expect(await moved.select(['kind', 'amount_minor', 'cause']).execute()).toEqual([
      { kind: 'ADJUST', amount_minor: 1500n, cause: { adjustment: id } },
    ]);
    const debit = { ...proposal, amountMinor: '-99999999', transferId: randomUUID() };
    await valueOf(admin('proposeAdjustment', debit));
    expect(await second('decideProposal', { id: debit.transferId, isApproved: true })).toMatchObject({ code: 'insufficientFunds' });
    expect((await listed(second))[0]).toMatchObject({ id: debit.transferId, outcome: 'open', decidedAt: null });
    // A member may have several open adjustments.
    const mistaken = { ...proposal, transferId: randomUUID() };
    await valueOf(second('proposeAdjustment', mistaken));
    await valueOf(admin('decideProposal', { id: mistaken.transferId, isApproved: false, reason: 'The wrong member.' }));
    expect(await balanceOf('player01')).toBe(before + 1500n);
    expect(await support('proposals', { kind: 'adjustment' })).toMatchObject({ code: 'forbidden' });
    expect(await support('decideProposal', { id: debit.transferId, isApproved: true })).toMatchObject({ code: 'forbidden' });
    const line = { target: '', username: 'player01' };
    const [approved] = await logged('approveAdjustment');
    expect(approved).toMatchObject({ ...line, operator: 'operator02', reason: 'Seen.' });
    expect(JSON.parse(approved?.after ?? '')).toEqual({ amountMinor: '1500', currency: 'USD' });
    expect((await logged('proposeAdjustment')).at(-1)).toMatchObject({ ...line, operator: 'operator01', reason: proposal.reason });
    expect(await logged('rejectAdjustment')).toMatchObject([{ ...line, operator: 'operator01', reason: 'The wrong member.' }]);

    const ofAdjustments = async () => {
      const invariants = await auditMoney(service.services.db);
      return invariants.filter(({ name }) => /adjustment|or went/.test(name)).map(({ broken, example }) => [broken, example]);
    };
    expect(await ofAdjustments()).toEqual([
      [0n, null],
      [0n, null],
    ]);
    // A row that was never agreed on is found from both sides.
    const agreeOn = (agreed: object) =>
      service.services.db
        .updateTable('proposal')
        .set({ content: JSON.stringify(agreed) })
        .where('id', '=', id)
        .execute();
    await agreeOn({ amountMinor: '1501', currency: 'USD' });
    expect(await ofAdjustments()).toEqual([
      [0n, null],
      [1n, `adjustment ${id}`],
    ]);
    await agreeOn({ amountMinor: '1500', currency: 'USD' });
    for (const faulty of [{ currency: 'USD' }, { amountMinor: '1500' }, { amountMinor: '0', currency: 'USD' }])
      await expect(agreeOn(faulty)).rejects.toThrow(/proposal_adjustment_amount/);
  });

  it('OPR-07 OPR-01 a cashier lists and decides adjustments, and no other proposal', async () => {
    const { db } = service.services;
    const setRole = (desk_role: 'cashier' | 'content') =>
      db.updateTable('account').set({ desk_role }).where('username', '=', 'content01').where('merchant', '=', 'marquee').execute();
    const given = { accountId: idOf('player01'), amountMinor: '-100', currency: 'USD', reason: 'Paid twice.', transferId: randomUUID() };
    const { id } = await valueOf(admin('proposeAdjustment', given));
    await valueOf(admin('setStatus', { status: 1, maintenanceEnd: null, reason: 'New reels.' }));
    const closing = (await valueOf(second('proposals', { kind: 'closing' }))).list.find(({ outcome }) => outcome === 'open')?.id ?? '';
    const before = await balanceOf('player01');
    await setRole('cashier');
    try {
      const { list } = await valueOf(content('proposals', {}));
      expect([...new Set(list.map(({ kind }) => kind))]).toEqual(['adjustment']);
      expect(await content('proposals', { kind: 'closing' })).toMatchObject({ code: 'forbidden' });
      expect(await content('decideProposal', { id: closing, isApproved: true })).toMatchObject({ code: 'forbidden' });
      expect(await content('decideProposal', { id, isApproved: true })).toMatchObject({ ok: true });
      expect(await balanceOf('player01')).toBe(before - 100n);
    } finally {
      await setRole('content');
      await valueOf(second('decideProposal', { id: closing, isApproved: false }));
    }
  });

  it('OPR-07 nobody changes or removes a line of the log', async () => {
    const { db } = service.services;
    await valueOf(admin('setStatus', { status: 0, maintenanceEnd: null }));
    await expect(db.updateTable('operator_log').set({ reason: 'another' }).execute()).rejects.toThrow(/never changed/);
    await expect(db.deleteFrom('operator_log').execute()).rejects.toThrow(/never changed/);
  });

  it('OPR-05 OPR-07 a game is closed, marked and moved, and the site shows it', async () => {
    const { slot } = testGames;
    const nodeId = slot.node_id;
    const client = await service.clientOf('player01');
    expect(await content('setGame', { nodeId, status: 'maintenance', isHot: true, reason: 'A broken reel.' })).toMatchObject({ ok: true });
    const shown = async () => (await valueOf(client('gameList', { gameType: 'RNG' }))).games.find((game) => game.nodeId === nodeId);
    await expect.poll(async () => (await shown())?.status, { timeout: 5000 }).toBe('maintenance');
    expect(await client('launchGame', { nodeId })).toMatchObject({ code: 'gameDisabled' });
    expect((await valueOf(content('catalogue', { search: String(nodeId) }))).list).toMatchObject([
      { nodeId, status: 'maintenance', isHot: true },
    ]);
    expect((await logged('setGame'))[0]).toMatchObject({ operator: 'content01', reason: 'A broken reel.' });
    expect(await content('setGame', { vassalage: slot.vassalage, status: 'open' })).toMatchObject({ ok: true });
    expect(await content('setGame', { nodeId, position: 0 })).toMatchObject({ ok: true });
    expect((await valueOf(content('catalogue', {}))).list[0]).toMatchObject({ nodeId, status: 'open', position: 0 });
    expect(await content('setGame', { nodeId: 999_999, status: 'open' })).toMatchObject({ code: 'notFound' });
    expect(await content('setGame', { nodeId })).toMatchObject({ code: 'invalidInput' });
  });

  it('OPR-05 the site closes until an end, the desk stays open and opens it again', async () => {
    const now = Date.now();
    const at = (aheadMs: number) => new Date(now + aheadMs).toISOString();
    const maintenanceEnd = now + 3_600_000;
    expect(await content('setStatus', { status: 1, maintenanceEnd: at(3_600_000) })).toMatchObject({ code: 'forbidden' });
    expect(await admin('setStatus', { status: 1, maintenanceEnd: at(-1) })).toMatchObject({ code: 'invalidInput' });
    await valueOf(admin('setStatus', { status: 1, maintenanceEnd: at(3_600_000) }));
    expect(await service.client('whitelabel', {})).toMatchObject({ ok: true });
    const id = (await valueOf(second('proposals', {}))).list.find(({ kind }) => kind === 'closing')?.id ?? '';
    expect(await content('decideProposal', { id, isApproved: true })).toMatchObject({ code: 'forbidden' });
    expect(await second('decideProposal', { id, isApproved: true })).toMatchObject({ ok: true });
    expect(await service.client('whitelabel', {})).toMatchObject({ code: 'maintenance', details: { maintenanceEnd } });
    expect(await admin('operatorSession', {})).toMatchObject({ ok: true });
    await valueOf(admin('setStatus', { status: 0, maintenanceEnd: null }));
    expect(await service.client('whitelabel', {})).toMatchObject({ ok: true });
  });
});
