import { randomUUID } from 'node:crypto';
import type { Client } from '@site/api/client';
import { picture } from '@site/api/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditMoney } from '../ledger/auditMoney.ts';
import { depositedSince } from '../limits/depositedSince.ts';
import { readRequirements } from '../requirements/readRequirements.ts';
import { changeBrand } from '../testing/changeBrand.ts';
import { lastCode } from '../testing/lastMessage.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { documentQueue } from './documentQueue.ts';
import { remindDocuments } from './remindDocuments.ts';

type Reply<Value> = Promise<{ ok: true; value: Value } | { ok: false; code: string }>;

async function valueOf<Value>(reply: Reply<Value>): Promise<Value> {
  const given = await reply;
  if (!given.ok) throw new Error(given.code);
  return given.value;
}

const DAY_MS = 24 * 60 * 60_000;

const balanceOf = async (asking: Client) => BigInt((await valueOf(asking('balance', {}))).balance);

const send = async (asking: Client, kind: 'identity' | 'address' | 'payment') => {
  const { uploadId } = await valueOf(asking('upload', { for: 'document', image: picture }));
  return asking('sendDocument', { kind, uploads: [uploadId] });
};

describe.each(ruleEngines)('the profile on %s', (engine) => {
  let service: TestService;
  let client: Client;
  let stranger: Client;
  let ids: Record<'player01' | 'player02' | 'operator01', number>;

  beforeAll(async () => {
    service = await startService({ engine });
    [client, stranger] = [await service.clientOf('player01'), await service.clientOf('player02')];
    const rows = await service.services.db.selectFrom('account').where('merchant', '=', 'marquee').select(['username', 'id']).execute();
    ids = Object.fromEntries(rows.map(({ username, id }) => [username, id])) as typeof ids;
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const { db } = service.services;
    for (const table of ['rate_window', 'sending', 'member_document', 'zalo_binding', 'account_profile'] as const)
      await db.deleteFrom(table).execute();
    await changeBrand(service.services, {
      settings: {
        profileFields: ['telegram', 'zalo'],
        documents: ['identity', 'address'],
        zaloReward: { amounts: { USD: '13100' }, multiple: 2 },
      },
    });
  });

  it('MEM-01 a member chooses a picture, a nickname and the details that the brand lets change', async () => {
    expect(await client('setIcon', { icon: 'koi' })).toMatchObject({ ok: true });
    expect(await client('setProfile', { nickname: ' Ánh Trăng ', telegram: '@moon' })).toMatchObject({ ok: true });
    expect(await valueOf(client('memberInfo', {}))).toMatchObject({ icon: 'koi', nickname: 'Ánh Trăng' });
    expect(await valueOf(client('profile', {}))).toMatchObject({ nickname: 'Ánh Trăng', fields: [{ field: 'telegram', value: '@moon' }] });
    expect(await client('setProfile', { telegram: '' })).toMatchObject({ ok: true });
    expect(await valueOf(client('profile', {}))).toMatchObject({ nickname: 'Ánh Trăng', fields: [{ field: 'telegram', value: '' }] });
    expect(await valueOf(stranger('memberInfo', {}))).toMatchObject({ icon: '', nickname: 'player02' });
  });

  it.each([
    ['a picture that is not offered', 'setIcon', { icon: 'crown' }, { code: 'invalidInput', details: { field: 'icon' } }],
    ['an empty nickname', 'setProfile', { nickname: ' ' }, { code: 'invalidInput', details: { field: 'nickname', rule: 'required' } }],
    ['a nickname of one letter', 'setProfile', { nickname: 'x' }, { code: 'invalidInput', details: { rule: 'tooShort' } }],
    ['a nickname in two scripts', 'setProfile', { nickname: 'Аdmin' }, { code: 'invalidInput', details: { rule: 'mixedScript' } }],
    ['a detail that is too short', 'setProfile', { telegram: '@' }, { code: 'invalidInput', details: { field: 'telegram' } }],
    ['a detail that the brand keeps', 'setProfile', { nickname: 'Sunrise', whatsapp: '+84912000009' }, { code: 'forbidden' }],
    ['a Zalo account without a code', 'setProfile', { zalo: '0912000009' }, { code: 'forbidden' }],
  ] as const)('MEM-01 refuses %s, and changes nothing', async (_what, name, input, refusal) => {
    const before = await valueOf(client('memberInfo', {}));
    expect(await client(name, input)).toMatchObject(refusal);
    expect(await valueOf(client('memberInfo', {}))).toMatchObject({ icon: before.icon, nickname: before.nickname });
    expect(await service.services.db.selectFrom('account_profile').selectAll().execute()).toEqual([]);
  });

  it('MEM-23 a Zalo account is bound by a code to the own number, and rewarded once, with the brand’s amount', async () => {
    const before = await balanceOf(client);
    await valueOf(client('sendMemberCode', { way: 'sms', purpose: 'zalo' }));
    const verificationCode = await lastCode(service.services.db, '+84912000001');
    expect(await client('bindZalo', { verificationCode: '000000' })).toMatchObject({ code: 'wrongCode' });
    const both = await Promise.all([client('bindZalo', { verificationCode }), client('bindZalo', { verificationCode })]);
    expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { rewardMinor: '13100', currency: 'USD' } }]);
    expect((await balanceOf(client)) - before).toBe(13_100n);
    expect(await valueOf(client('profile', {}))).toMatchObject({
      zalo: { rewardMinor: '13100', boundTo: '+84•••01' },
    });
    const [requirement] = await readRequirements(service.services.db, { accountId: ids.player01, currency: 'USD' });
    expect(requirement).toMatchObject({ kind: 'BONUS', needMinor: 26_200n });
    expect((await auditMoney(service.services.db)).filter(({ broken }) => broken > 0n)).toEqual([]);
  });

  it('MEM-23 a number that is bound already, a frozen member, and a brand without the reward are refused', async () => {
    const { db } = service.services;
    await db
      .insertInto('zalo_binding')
      .values({ account_id: ids.player01, merchant: 'marquee', mobile: '+84912000002', bound_at: new Date() })
      .execute();
    await valueOf(stranger('sendMemberCode', { way: 'sms', purpose: 'zalo' }));
    const verificationCode = await lastCode(db, '+84912000002');
    const before = await balanceOf(stranger);
    await db.updateTable('account').set({ state: 'frozen' }).where('id', '=', ids.player02).execute();
    expect(await stranger('bindZalo', { verificationCode })).toMatchObject({ code: 'frozen' });
    await db.updateTable('account').set({ state: 'active' }).where('id', '=', ids.player02).execute();
    expect(await stranger('bindZalo', { verificationCode })).toMatchObject({ code: 'conflict' });
    await changeBrand(service.services, {});
    expect(await stranger('bindZalo', { verificationCode })).toMatchObject({ code: 'forbidden' });
    expect(await valueOf(stranger('profile', {}))).toMatchObject({ fields: [], zalo: null });
    expect(await balanceOf(stranger)).toBe(before);
  });

  const waiting = () => documentQueue.list(service.services, { merchant: 'marquee', limit: 10, now: new Date() });
  const decide = (id: string, decision: string, reason: string, now = new Date(), merchant = 'marquee') =>
    documentQueue.decide(service.services, { id, decision, reason, operatorId: ids.operator01, merchant, now });
  const listed = async () => (await valueOf(client('documents', {}))).list;

  it('MEM-25 a document is received, refused with its reason, sent again, accepted, and holds for its time', async () => {
    expect(await valueOf(client('documents', {}))).toEqual({ asked: ['identity', 'address'], list: [] });
    const both = await Promise.all([send(client, 'identity'), send(client, 'identity')]);
    expect(both.map((reply) => (reply.ok ? reply.value.state : reply.code)).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'conflict',
      'received',
    ]);
    expect(await send(client, 'payment')).toMatchObject({ code: 'forbidden' });
    const [first] = await waiting();
    expect(first).toMatchObject({ username: 'player01', decisions: ['accept', 'refuse'] });
    const id = first?.id ?? '';
    expect(await decide(id, 'refuse', '')).toBe('invalidInput');
    expect(await decide(id, 'refuse', 'It is blurred.', new Date(), 'khela')).toBe('notFound');
    expect(await decide(id, 'refuse', 'It is blurred.')).toBeUndefined();
    expect(await decide(id, 'accept', '')).toBe('conflict');
    expect(await listed()).toMatchObject([{ kind: 'identity', state: 'refused', reason: 'It is blurred.', expiresAt: null }]);

    expect(await send(client, 'identity')).toMatchObject({ ok: true });
    const [again] = await waiting();
    const now = new Date();
    expect(await decide(again?.id ?? '', 'accept', '', now)).toBeUndefined();
    expect(await listed()).toMatchObject([{ state: 'accepted', expiresAt: now.getTime() + 365 * DAY_MS }, { state: 'refused' }]);
    expect(await send(client, 'identity')).toMatchObject({ code: 'conflict' });
    expect(await valueOf(stranger('documents', {}))).toMatchObject({ list: [] });
    const told = await valueOf(client('messages', { box: 'message' }));
    expect(told.list.map((item) => item.box === 'message' && item.kind)).toEqual(['documentAccepted', 'documentRefused']);

    const soon = new Date(Date.now() + 10 * DAY_MS);
    await service.services.db.updateTable('member_document').set({ expires_at: soon }).where('state', '=', 'accepted').execute();
    expect(await send(client, 'identity')).toMatchObject({ ok: true });
  });

  const accept = async (now = new Date()) => {
    await send(client, 'identity');
    const [sent] = await waiting();
    expect(await decide(sent?.id ?? '', 'accept', '', now)).toBeUndefined();
  };
  const begin = (amountMinor: string) => client('deposit', { method: 'ewallet', amountMinor, transferId: randomUUID() });
  const unchecked = async () => (await valueOf(client('depositMethods', {}))).uncheckedMinor;
  describe('a proof of identity for money', () => {
    const documents = ['identity' as const];

    it('MEM-25 MEM-03 deposits of 30 days above the brand’s amount wait for a checked document, in parts too', async () => {
      const { db } = service.services;
      expect(await unchecked()).toBeNull();
      await db.deleteFrom('deposit_request').where('account_id', '=', ids.player01).execute();
      const earlier = await depositedSince(db, {
        accountId: ids.player01,
        currency: 'USD',
        from: new Date(Date.now() - 30 * DAY_MS),
        now: new Date(),
      });
      await changeBrand(service.services, {
        settings: { documents, depositDocumentCredits: Number(earlier / 100n) + 21 },
      });
      const free = BigInt((await unchecked()) ?? 0);
      expect(free).toBeGreaterThanOrEqual(2000n);
      expect(await begin(String(free + 1n))).toMatchObject({ code: 'documentRequired', details: { rule: 'identity' } });
      expect(await begin('1500')).toMatchObject({ ok: true });
      expect(await unchecked()).toBe(String(free - 1500n));
      expect(await begin('1500')).toMatchObject({ code: 'documentRequired' });
      await send(client, 'identity');
      expect(await begin('1500')).toMatchObject({ code: 'documentRequired' });
      const [sent] = await waiting();
      await decide(sent?.id ?? '', 'accept', '');
      expect(await unchecked()).toBeNull();
      expect(await begin('1500')).toMatchObject({ ok: true });
      await db.updateTable('member_document').set({ expires_at: new Date() }).execute();
      expect(await begin('1500')).toMatchObject({ code: 'documentRequired' });
    });

    it('MEM-25 a member is told once that a document is about to expire, and not when another was sent', async () => {
      const { db } = service.services;
      await changeBrand(service.services, { settings: { documents } });
      await accept();
      const told = async () => {
        await remindDocuments(service.services, new Date());
        const rows = db.selectFrom('inbox_message').where('account_id', '=', ids.player01).where('kind', '=', 'documentExpires');
        return (await rows.select('id').execute()).length;
      };
      expect(await told()).toBe(0);
      const soon = new Date(Date.now() + 20 * DAY_MS);
      await db.updateTable('member_document').set({ expires_at: soon }).execute();
      await valueOf(send(client, 'identity'));
      expect(await told()).toBe(0);
      await db.deleteFrom('member_document').where('state', '=', 'received').execute();
      expect(await told()).toBe(1);
      expect(await told()).toBe(1);
    });

    it('MEM-25 OPR-06 the amounts cannot be set while the brand asks for no proof of identity', async () => {
      const operator = await service.operatorClientOf('operator01');
      const set = (values: Record<string, unknown>) => operator('setSetting', { group: 'profile', values, reason: 'Checks.' });
      expect(await set({ documents: ['address'], depositDocumentCredits: 100 })).toMatchObject({
        code: 'invalidInput',
        details: { field: 'values.documents' },
      });
      expect(await set({ withdrawalDocumentCredits: 0 })).toMatchObject({ ok: true });
    });
  });
});
