import { randomUUID } from 'node:crypto';
import type { Client } from '@site/api/client';
import { fairFloats, seedHash } from '@site/rules/fairStream';
import { addDays, dayOf, periodAround } from '@site/rules/period';
import { drawPrize } from '@site/rules/promotion';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditMoney } from '../ledger/auditMoney.ts';
import { houseAccountOf } from '../ledger/houseAccountOf.ts';
import { ledger } from '../ledger/Ledger.ts';
import { openWallets } from '../ledger/openWallets.ts';
import { readRequirements } from '../requirements/readRequirements.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { activityQueue } from './activityQueue.ts';
import type { Offer } from './Offer.ts';

const zone = 'Asia/Ho_Chi_Minh';
const match: Offer = { kind: 'match', every: 'once', multiple: 10, ratePpm: 500_000, leastCents: 2000, mostCents: 20_000 };
const cashback: Offer = { kind: 'cashback', every: 'week', multiple: 1, ratePpm: 50_000, leastCents: 100, mostCents: 50_000 };
const review: Offer = { kind: 'review', every: 'once', multiple: 5, mostCents: 1_800, needsPictures: false };
const prizes = [
  { cents: 500, chancePpm: 500_000 },
  { cents: 100, chancePpm: 500_000 },
];
const raffle: Offer = { kind: 'raffle', every: 'day', multiple: 1, leastCents: 1000, prizes };

const today = () => dayOf(new Date(), zone);
const once = (id: string, version = 1) => ({ id, version, transferId: randomUUID() });
const inDays = (days = 0) => new Date(Date.now() + days * 86_400_000);

describe.each(ruleEngines)('promotions and bonuses on %s', (engine) => {
  let service: TestService;
  let client: Client;
  let accountId: number;
  let made = 0;
  beforeAll(async () => {
    service = await startService({ engine });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const { db } = service.services;
    // Calls are limited by account.
    const username = `member${(made += 1)}`;
    ({ id: accountId } = await db
      .insertInto('account')
      .values({
        merchant: 'marquee',
        role: 'member',
        type: 0,
        username,
        nickname: username,
        currency: 'USD',
        country: 'VN',
        language: 'EN',
        password_hash: '',
        path: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow());
    await openWallets(db, [{ id: accountId, currency: 'USD' }]);
    client = await service.clientOf(username);
  });

  /** Adds a promotion that has begun, and returns its code. */
  async function add(offer: Offer, { version = 1, days = [-1, 1] } = {}): Promise<string> {
    const code = `offer-${(made += 1)}`;
    await service.services.db
      .insertInto('promotion')
      .values({
        merchant: 'marquee',
        code,
        version,
        kind: 'DEPOSIT',
        art: 'cove',
        position: made,
        starts_at: inDays(days[0]),
        ends_at: inDays(days[1]),
        needs_joining: offer.kind === 'match',
        words: JSON.stringify({ EN: { title: `Offer ${made}`, content: '<p>Terms one</p>' } }),
        offer: JSON.stringify(offer),
      })
      .execute();
    return code;
  }
  const move = (kind: 'DEPOSIT' | 'WITHDRAW_HOLD' | 'WITHDRAW_DONE', amountMinor: bigint) =>
    service.services.db.transaction().execute(async (tx) => {
      const idempotencyKey = randomUUID();
      const counterId = await houseAccountOf(tx, 'house:TEST');
      await ledger.post(tx, [{ accountId, counterId, idempotencyKey, kind, currency: 'USD', amountMinor }]);
      if (kind !== 'DEPOSIT') return;
      const payment = { source: 'test', reference: idempotencyKey, currency: 'USD', amount_minor: amountMinor, received_at: new Date() };
      await tx
        .insertInto('deposit')
        .values({ account_id: accountId, idempotency_key: idempotencyKey, ...payment })
        .execute();
    });
  const play = (day: string, stakeMinor: bigint, payoutMinor = 0n) =>
    service.services.db
      .insertInto('member_day')
      .values({
        account_id: accountId,
        day,
        game_type: 'RNG',
        currency: 'USD',
        bets: 1,
        stake_minor: stakeMinor,
        valid_bet_minor: stakeMinor,
        payout_minor: payoutMinor,
      })
      .execute();
  const read = async (id: string) => {
    const reply = await client('promotion', { id });
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  };
  const statusOf = async (id: string) => (await read(id)).status;
  const balance = async () => {
    const { balance_minor } = await service.services.db
      .selectFrom('wallet')
      .where('account_id', '=', accountId)
      .where('currency', '=', 'USD')
      .select('balance_minor')
      .executeTakeFirstOrThrow();
    return balance_minor;
  };
  const open = async () =>
    (await readRequirements(service.services.db, { accountId, currency: 'USD' })).map(({ grantedMinor, needMinor, isBonus }) => [
      grantedMinor,
      needMinor,
      isBonus,
    ]);
  /** Deposits, withdrawals and play are made up here; everything else holds. */
  const isBalanced = async () => {
    const broken = (await auditMoney(service.services.db)).filter((invariant) => invariant.broken > 0n);
    expect(broken.filter(({ name }) => !/^(each withdrawal|what has arrived of a withdrawal|the days of members)/.test(name))).toEqual([]);
  };

  it('MEM-10 DR-3.1 a share of a deposit is joined, reached and claimed once, though it is asked for ten times at once', async () => {
    const id = await add(match);
    await move('DEPOSIT', 9_000n);
    expect(await statusOf(id)).toBe('join');
    const joins = await Promise.all(Array.from({ length: 10 }, () => client('joinPromotion', once(id))));
    expect(joins.map((reply) => reply.ok && reply.value.status)).toEqual(Array.from({ length: 10 }, () => 'process'));
    // The deposit from before does not count, nor does one that is too small.
    await move('DEPOSIT', 1_999n);
    expect(await statusOf(id)).toBe('process');
    await move('DEPOSIT', 10_000n);
    expect(await read(id)).toMatchObject({
      status: 'claim',
      offer: { ratePpm: 500_000, leastMinor: '2000', mostMinor: '20000', multiple: 10 },
      own: { claimable: { amountMinor: '5000', needMinor: '150000' }, accepted: { version: 1, content: '<p>Terms one</p>' } },
    });

    const before = await balance();
    const same = once(id);
    const claims = await Promise.all(Array.from({ length: 10 }, (_, index) => client('claimPromotion', index < 5 ? same : once(id))));
    const value = { status: 'claimed', amountMinor: '5000', needMinor: '150000', currency: 'USD' };
    const paid = claims.filter((reply) => reply.ok);
    expect(paid.map((reply) => reply.value)).toEqual(paid.map(() => value));
    expect(claims.filter((reply) => !reply.ok).every((reply) => reply.code === 'alreadyClaimed')).toBe(true);
    expect(paid.length).toBeGreaterThan(0);
    expect(await balance()).toBe(before + 5_000n);
    expect(await open()).toEqual([[5_000n, 150_000n, true]]);
    expect(await read(id)).toMatchObject({ status: 'claimed', own: { claimable: null, creditedMinor: '5000' } });
  });

  it('MEM-10 a transfer id answers as before, and refuses another body', async () => {
    const [id, other] = [await add(match), await add(match)];
    const sent = once(id);
    const first = await client('joinPromotion', sent);
    expect(await client('joinPromotion', sent)).toEqual(first);
    expect(await client('joinPromotion', { ...sent, id: other })).toMatchObject({ code: 'duplicateMismatch' });
    expect(await statusOf(other)).toBe('join');
  });

  it('MEM-10 the accepted terms stay as they were, and newer ones have to be read', async () => {
    const [id, other] = [await add(match), await add(match)];
    await client('joinPromotion', once(id));
    await service.services.db
      .updateTable('promotion')
      .set({
        version: 2,
        offer: JSON.stringify({ ...match, ratePpm: 100_000, multiple: 40 }),
        words: JSON.stringify({ EN: { title: 'Offer', content: '<p>Terms two</p>' } }),
      })
      .where('code', 'in', [id, other])
      .execute();
    await move('DEPOSIT', 10_000n);
    expect(await read(id)).toMatchObject({
      version: 2,
      content: '<p>Terms two</p>',
      offer: { multiple: 10 },
      own: { claimable: { amountMinor: '5000' }, accepted: { version: 1, content: '<p>Terms one</p>' } },
    });
    expect(await client('joinPromotion', once(other, 1))).toMatchObject({ code: 'conflict' });
    expect(await client('joinPromotion', once(other, 2))).toMatchObject({ ok: true });
  });

  it('MEM-10 DR-7.1 a withdrawal after the deposit ends the claim, and so does the end of the window', async () => {
    const [id, past] = [await add(match), await add(match)];
    await client('joinPromotion', once(id));
    await client('joinPromotion', once(past));
    await move('DEPOSIT', 10_000n);
    await service.services.db.updateTable('promotion').set({ ends_at: new Date() }).where('code', '=', past).execute();
    expect([await statusOf(id), await statusOf(past)]).toEqual(['claim', 'close']);
    expect(await client('claimPromotion', once(past))).toMatchObject({ code: 'conflict' });
    await move('WITHDRAW_HOLD', -100n);
    expect(await statusOf(id)).toBe('process');
    expect(await client('claimPromotion', once(id))).toMatchObject({ code: 'conflict' });
  });

  it('MEM-10 DR-7.5 a cashback is a share of what the week before has lost', async () => {
    const id = await add(cashback);
    const lastWeek = addDays(periodAround(today(), 'W').from, -1);
    await play(today(), 90_000n);
    expect(await statusOf(id)).toBe('process');
    await play(lastWeek, 50_000n, 30_000n);
    await play(addDays(lastWeek, -6), 3_333n, 1_000n);
    await play(addDays(lastWeek, -7), 90_000n);
    expect(await read(id)).toMatchObject({ status: 'claim', own: { claimable: { amountMinor: '1116', needMinor: '1116' } } });
    expect(await client('claimPromotion', once(id))).toMatchObject({ ok: true, value: { amountMinor: '1116' } });
    expect(await client('claimPromotion', once(id))).toMatchObject({ code: 'alreadyClaimed' });
  });

  it('MEM-10 OPR-02 REG-20 an application waits for an operator, who issues it once or rejects it with a reason', async () => {
    const [id, other] = [await add(review), await add(review)];
    // Of four code units each, and one grapheme.
    const flags = '🇧🇩'.repeat(140);
    expect(await client('applyPromotion', { ...once(id), remark: `${flags}x` })).toMatchObject({ code: 'invalidInput' });
    expect(await client('applyPromotion', { ...once(id), remark: 'x'.repeat(141) })).toMatchObject({
      code: 'invalidInput',
      details: { field: 'remark' },
    });
    expect(await client('applyPromotion', { ...once(id), remark: 'Gold', uploads: [randomUUID()] })).toMatchObject({
      code: 'invalidInput',
      details: { field: 'uploads' },
    });
    expect(await statusOf(id)).toBe('claim');
    expect(await client('applyPromotion', { ...once(id), remark: ' Gold at another house ' })).toMatchObject({ ok: true });
    expect(await client('applyPromotion', { ...once(id), remark: 'again' })).toMatchObject({ code: 'alreadyClaimed' });
    await client('applyPromotion', { ...once(other), remark: flags });
    expect(await statusOf(id)).toBe('applying');

    const asked = { merchant: 'marquee', limit: 10, now: new Date() };
    const items = await activityQueue.list(service.services, asked);
    expect(items.map(({ username, amountMinor, facts, decisions }) => [username, amountMinor, facts[1], decisions])).toEqual([
      [`member${made - 2}`, 1_800n, { label: 'remark', text: 'Gold at another house' }, ['issue', 'reject']],
      [`member${made - 2}`, 1_800n, { label: 'remark', text: flags }, ['issue', 'reject']],
    ]);
    expect(await activityQueue.list(service.services, { ...asked, merchant: 'khela' })).toEqual([]);
    const before = await balance();
    const decide = (index: number, decision: string, reason = '', merchant = 'marquee') =>
      activityQueue.decide(service.services, { id: items[index]?.id ?? '', decision, reason, operatorId: 7, merchant, now: new Date() });
    expect(await decide(0, 'issue', '', 'khela')).toBe('notFound');
    const issued = await Promise.all(Array.from({ length: 10 }, () => decide(0, 'issue')));
    expect(issued.filter((refusal) => refusal === undefined).length).toBe(1);
    expect(issued.filter((refusal) => refusal === 'conflict').length).toBe(9);
    expect(await decide(1, 'reject', 'The picture cannot be read.')).toBeUndefined();
    expect(await balance()).toBe(before + 1_800n);
    expect(await open()).toEqual([[1_800n, 9_000n, true]]);
    expect(await read(id)).toMatchObject({ status: 'issued', own: { creditedMinor: '1800', remark: 'Gold at another house' } });
    expect(await read(other)).toMatchObject({ status: 'rejected', own: { creditedMinor: null, reason: 'The picture cannot be read.' } });
    const messages = await service.services.db
      .selectFrom('inbox_message')
      .where('account_id', '=', accountId)
      .select('kind')
      .orderBy('id')
      .execute();
    expect(messages.map(({ kind }) => kind)).toEqual(['promotionIssued', 'promotionRejected']);
  });

  it('MEM-10 DR-8.4 DR-16 a raffle draws once a day, by a seed whose hash was shown before', async () => {
    const id = await add(raffle);
    const draw = (transferId: string) => client('claimRaffle', { promotionId: id, transferId });
    await play(today(), 1_000n);
    const { offer, status } = await read(id);
    expect(await client('claimPromotion', once(id))).toMatchObject({ code: 'conflict' });
    expect(status).toBe('claim');
    const before = await balance();
    const transferId = randomUUID();
    const replies = await Promise.all(Array.from({ length: 9 }, () => draw(transferId)));
    const [first] = replies;
    expect(replies).toEqual(replies.map(() => first));
    if (!first?.ok) throw new Error('nothing was drawn');
    const { fair, amountMinor } = first.value;
    expect(fair).toEqual({ seedHash: offer?.seedHash, clientSeed: transferId, nonce: 0 });
    expect(await balance()).toBe(before + BigInt(amountMinor));
    expect(await draw(randomUUID())).toMatchObject({ code: 'alreadyClaimed' });
    expect((await read(id)).own?.draw).toMatchObject({ amountMinor, serverSeed: null });

    const yesterday = addDays(today(), -1);
    await service.services.db.updateTable('promotion_member').set({ period: yesterday }).where('account_id', '=', accountId).execute();
    await service.services.db.updateTable('raffle_seed').set({ day: yesterday }).execute();
    const { own } = await read(id);
    const serverSeed = own?.draw?.serverSeed ?? '';
    expect(await seedHash(serverSeed)).toBe(fair.seedHash);
    const [float = 1] = await fairFloats({ serverSeed, clientSeed: transferId, nonce: 0 }, 1);
    expect(String(drawPrize(prizes, float)?.cents)).toBe(amountMinor);
  });

  it('MEM-10 RES-02 members who are not active are shown no promotion, and can take part in none', async () => {
    const id = await add(match);
    for (const [username, code] of [
      ['frozen01', 'frozen'],
      ['excluded01', 'excluded'],
    ] as const) {
      const other = await service.clientOf(username);
      expect(await other('promotions', {})).toMatchObject({ ok: true, value: { list: [] } });
      expect(await other('joinPromotion', once(id))).toMatchObject({ code });
    }
  });

  it('MEM-07 DR-3.7 bonuses are listed with what is left to play, and a bonus is given up once', async () => {
    const id = await add(match);
    await client('joinPromotion', once(id));
    await move('DEPOSIT', 3_000n);
    await client('claimPromotion', once(id));
    await service.services.db.updateTable('requirement').set({ done_minor: 700n }).where('account_id', '=', accountId).execute();
    const listed = async () => {
      const reply = await client('bonuses', {});
      if (!reply.ok) throw new Error(reply.code);
      return reply.value;
    };
    const { open: listedOpen, past, bonusMinor } = await listed();
    expect([past, bonusMinor]).toEqual([[], '1500']);
    expect(listedOpen).toMatchObject([
      { kind: 'BONUS', title: `Offer ${made}`, grantedMinor: '1500', needMinor: '45000', doneMinor: '700' },
    ]);
    const bonusId = listedOpen[0]?.id ?? 0;
    expect(await (await service.clientOf('player02'))('forfeitBonus', { id: bonusId, transferId: randomUUID() })).toMatchObject({
      code: 'notFound',
    });
    await service.services.db
      .insertInto('bet')
      .values({
        account_id: accountId,
        integration: 'STUDIO',
        round_id: 'open',
        node_id: 1,
        game_type: 'RNG',
        currency: 'USD',
        stake_minor: 100n,
        payout_minor: 0n,
        valid_bet_minor: 0n,
        status: 'open',
        placed_at: new Date(),
        settled_at: null,
      })
      .execute();
    expect(await client('forfeitBonus', { id: bonusId, transferId: randomUUID() })).toMatchObject({ code: 'conflict' });
    await service.services.db.deleteFrom('bet').where('account_id', '=', accountId).execute();
    // Most of the money is lost: what is left is less than the bonus.
    await move('WITHDRAW_DONE', -3_600n);
    const transferId = randomUUID();
    const replies = await Promise.all(Array.from({ length: 9 }, () => client('forfeitBonus', { id: bonusId, transferId })));
    expect(replies).toEqual(Array.from({ length: 9 }, () => ({ ok: true, value: { takenMinor: '900', currency: 'USD' } })));
    expect(await balance()).toBe(0n);
    expect(await open()).toEqual([]);
    expect(await listed()).toMatchObject({ open: [], past: [{ id: bonusId, outcome: 'forfeited' }], bonusMinor: '0' });
    await isBalanced();
  });
});
