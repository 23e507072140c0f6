import { randomUUID } from 'node:crypto';
import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Client } from '@site/api/client';
import { dayOf } from '@site/rules/period';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';

type Reply<Value> = Promise<{ ok: true; value: Value } | { ok: false; code: string; details?: unknown }>;
type Saved = Omit<InputOf<Calls['saveContent']>, 'transferId'>;

async function valueOf<Value>(reply: Reply<Value>): Promise<Value> {
  const given = await reply;
  if (!given.ok) throw new Error(`${given.code} ${JSON.stringify(given.details)}`);
  return given.value;
}

const titlesOf = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(ruleEngines)('what operators publish, on %s', (engine) => {
  let service: TestService;
  let admin: Client;
  let editor: Client;
  let support: Client;
  let member: Client;

  beforeAll(async () => {
    service = await startService({
      engine,
      async seed(db) {
        await seedTestAccounts(db);
        const promotion = { merchant: 'marquee', position: 0, needs_joining: true, art: 'lake', kind: 'DEPOSIT', ends_at: null };
        const words = { EN: { title: 'Lake', text: 'A lake.', alt: 'A lake', content: '<p>Terms.</p>' } };
        const offer = { kind: 'match', every: 'once', multiple: 10, ratePpm: 500_000, leastCents: 2000, mostCents: 20_000 };
        await db
          .insertInto('promotion')
          .values({ ...promotion, code: 'lake-week', starts_at: new Date(0), words: JSON.stringify(words), offer: JSON.stringify(offer) })
          .execute();
      },
    });
    admin = await service.operatorClientOf('operator01');
    editor = await service.operatorClientOf('content01');
    support = await service.operatorClientOf('support01');
    member = await service.clientOf('player01');
  });
  afterAll(() => service.close());

  const save = (input: Saved, by = editor) => by('saveContent', { ...input, transferId: randomUUID() });
  const publish = (kind: Saved['kind'], { id, version }: { id: number; version: number }, by = editor) =>
    by('publishContent', { kind, id, version, transferId: randomUUID() });
  const sendPicture = (image: Uint8Array, by = editor) =>
    by('addPicture', { image: new File([new Uint8Array(image)], 'x.jpg'), transferId: randomUUID() });
  const withdraw = (kind: Saved['kind'], { id, version }: { id: number; version: number }) =>
    editor('withdrawContent', { kind, id, version, transferId: randomUUID() });
  const put = async (input: Saved) => valueOf(publish(input.kind, await valueOf(save(input))));
  const shown = async (client = service.client, language = 'EN') => valueOf(client('announcements', { language }));
  const logged = async (act: string) => (await valueOf(admin('auditLog', { search: act }))).list.filter((line) => line.act === act);

  const claim = (id: string) => member('claimMission', { id, transferId: randomUUID() });

  const banner = (title: string, more: Partial<Saved> = {}): Saved => ({
    kind: 'banner',
    group: 'w_home',
    art: 'lake',
    words: { EN: { title, alt: 'A lake' } },
    ...more,
  });
  const news = (title: string, more: Partial<Saved> = {}): Saved => ({
    kind: 'announcement',
    words: { EN: { title, content: 'First.\n\nSecond.' } },
    ...more,
  });

  it('OPR-03 a banner is a draft, then on the lobby at once, then off it', async () => {
    const inLobby = async () => titlesOf((await valueOf(service.client('lobby', {}))).banners);
    const draft = await valueOf(save(banner('Evening lake', { linkageType: 'PROMOTION', target: 'lake-week' })));
    expect(await inLobby()).toEqual([]);
    expect(await valueOf(editor('contents', { kind: 'banner' }))).toMatchObject({
      total: 1,
      counts: { draft: 1, live: 0 },
      list: [{ id: draft.id, state: 'draft', title: 'Evening lake', changedBy: 'content01', art: 'lake', place: 'w_home' }],
    });
    const live = await valueOf(publish('banner', draft));
    expect(await inLobby()).toEqual(['Evening lake']);
    const off = await valueOf(withdraw('banner', live));
    expect(await inLobby()).toEqual([]);
    expect(await valueOf(editor('contentItem', { kind: 'banner', id: off.id }))).toMatchObject({
      state: 'withdrawn',
      words: { EN: { title: 'Evening lake' } },
    });
    for (const act of ['saveContent', 'publishContent', 'withdrawContent'])
      expect((await logged(act))[0]).toMatchObject({ operator: 'content01', target: `banner ${draft.id}: Evening lake` });
    expect((await logged('withdrawContent'))[0]?.before).toBe('{"state":"live"}');
  });

  it('OPR-03 OPR-07 a picture is uploaded, written anew from its pixels, cut for each screen and hung', async () => {
    const photo = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#204080' } });
    const place = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '21/1 1/1 1/1' } };
    const bytes = Buffer.concat([await photo.clone().jpeg().withExif(place).toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { name } = await valueOf(sendPicture(bytes));
    expect(name).toMatch(/^own-[0-9a-f]{24}$/);
    expect((await valueOf(sendPicture(bytes))).name).toBe(name);
    const kept = await service.services.db.selectFrom('brand_picture').select(['image', 'name']).execute();
    expect(kept).toHaveLength(1);
    const image = kept[0]?.image ?? Buffer.alloc(0);
    expect([(await sharp(image).metadata()).exif, image.includes('script'), image.includes('somebody')]).toEqual([undefined, false, false]);
    const small = await photo.clone().resize(1400, 880).png().toBuffer();
    expect(await sendPicture(small)).toMatchObject({ code: 'invalidInput', details: { field: 'image', rule: 'too_small 1440 880' } });
    expect(await sendPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({ details: { rule: 'png or jpg' } });
    expect(await sendPicture(bytes, support)).toMatchObject({ code: 'forbidden' });
    const live = await put(banner('Our own', { art: name }));
    const [hung] = (await valueOf(service.client('lobby', {}))).banners;
    expect(hung).toMatchObject({ title: 'Our own' });
    const sizeOf = async (address: string) => {
      const { width, height } = await sharp(Buffer.from(await (await fetch(service.url + address)).arrayBuffer())).metadata();
      return [width, height];
    };
    const crops = ['desktop-960', 'wide-1440', 'low-1440', 'phone-480'].map((crop) => `/art/hero/${name}-dark-${crop}.webp`);
    expect(await Promise.all(crops.map(sizeOf))).toEqual([
      [960, 347],
      [1440, 347],
      [1440, 212],
      [480, 587],
    ]);
    expect((await fetch(`${service.url}/art/hero/own-${'0'.repeat(24)}-dark-phone-480.webp`)).status).toBe(404);
    await valueOf(withdraw('banner', live));
  });

  it('OPR-03 a change of what is shown waits until it is published', async () => {
    const live = await put(news('The old hall'));
    const changed = await valueOf(save({ ...news('The new hall'), id: live.id, version: live.version }));
    expect(titlesOf((await shown()).announcements)).toContain('The old hall');
    expect(await valueOf(editor('contentItem', { kind: 'announcement', id: live.id }))).toMatchObject({
      state: 'live',
      hasChanges: true,
      words: { EN: { title: 'The new hall' } },
    });
    await valueOf(publish('announcement', changed));
    expect(titlesOf((await shown()).announcements)).toEqual(expect.not.arrayContaining(['The old hall']));
    expect((await shown()).announcements[0]).toMatchObject({ title: 'The new hall', content: '<p>First.</p><p>Second.</p>' });
  });

  it('OPR-03 what is scheduled is shown in its time, in its languages, to its audience', async () => {
    const now = Date.now();
    await put(news('Tomorrow', { from: now + DAY_MS }));
    const today = await put(news('Today', { from: now - HOUR_MS, until: now + HOUR_MS }));
    await put(news('In English', { languages: ['EN'] }));
    await put(news('For agents', { audience: 'agent' }));
    expect(titlesOf((await shown()).announcements)).toEqual(expect.arrayContaining(['Today', 'In English']));
    expect(titlesOf((await shown()).announcements)).not.toContain('Tomorrow');
    expect(titlesOf((await shown()).announcements)).not.toContain('For agents');
    expect(titlesOf((await shown(service.client, 'AR')).announcements)).not.toContain('In English');
    await service.services.db
      .updateTable('announcement')
      .set({ shown_until: new Date(now - 1) })
      .where('id', '=', today.id)
      .execute();
    expect(titlesOf((await shown()).announcements)).not.toContain('Today');
    const { list } = await valueOf(editor('contents', { kind: 'announcement' }));
    expect(Object.fromEntries(list.map(({ title, state }) => [title, state]))).toMatchObject({ Tomorrow: 'scheduled', Today: 'over' });
    expect(titlesOf((await valueOf(editor('contents', { kind: 'announcement', state: 'scheduled' }))).list)).toEqual(['Tomorrow']);
  });

  it('OPR-03 notices reach members, pop-ups their kind of visitor, posts the news', async () => {
    await put({ kind: 'notice', words: { EN: { title: 'The tower is lit' } } });
    await put({
      kind: 'popup',
      execution: 'B',
      sort: 'NEWS',
      words: { EN: { title: 'Welcome', content: '<p onclick="x()">Come in.</p>' } },
    });
    const post = { kind: 'post', slug: 'the-tower', sort: 'news' } as const;
    await put({ ...post, words: { EN: { title: 'The tower', summary: 'Lit again.', content: '<p>Lit.</p>' } } });
    expect(titlesOf((await shown(member)).playerNotices)).toContain('The tower is lit');
    expect(titlesOf((await valueOf(member('messages', { box: 'notice' }))).list as { title: string }[])).toContain('The tower is lit');
    expect((await shown()).popup).toMatchObject([{ title: 'Welcome', content: '<p>Come in.</p>' }]);
    expect((await shown(member)).popup).toEqual([]);
    expect(titlesOf((await valueOf(service.client('posts', {}))).list)).toEqual(['The tower']);
    expect(await save({ ...post, words: { EN: { title: 'Another' } } })).toMatchObject({ details: { field: 'slug', rule: 'taken' } });
  });

  it('OPR-03 RTE-14 an article of the help centre is written, shown in its languages, and withdrawn; the terms stay', async () => {
    const { db } = service.services;
    const terms = { merchant: 'marquee', code: 'the-terms', group_name: 'TERMS', position: 9 };
    await db
      .insertInto('help_article')
      .values({ ...terms, words: JSON.stringify({ EN: { title: 'Terms', content: '<p>Play fair.</p>' } }) })
      .execute();
    const help = async (language = 'en') => valueOf(service.clientWith({ 'Accept-Language': language })('helpCentre', {}));
    const article = {
      kind: 'help',
      slug: 'lamps',
      sort: 'PLAY',
      words: { EN: { title: 'Who lights the lamps?', content: 'We do.' } },
    } as const;
    const draft = await valueOf(save(article, admin));
    expect((await help()).articles).toEqual([]);
    const live = await valueOf(publish('help', draft, admin));
    expect((await help()).articles).toEqual([{ id: 'lamps', title: 'Who lights the lamps?', content: '<p>We do.</p>', group: 'PLAY' }]);
    const limited = await valueOf(publish('help', await valueOf(save({ ...article, ...live, languages: ['EN'] }, admin))));
    expect((await help('ar')).articles).toEqual([]);
    await valueOf(withdraw('help', limited));
    expect(await help()).toEqual({ articles: [], term: '<p>Play fair.</p>' });
    expect(await save({ ...article, sort: 'TERMS', slug: 'other' }, admin)).toMatchObject({ details: { field: 'sort', rule: 'known' } });
    const { list } = await valueOf(editor('contents', { kind: 'help' }));
    const own = await valueOf(editor('contentItem', { kind: 'help', id: list.find(({ place }) => place === 'TERMS')?.id ?? 0 }));
    expect(await withdraw('help', own)).toMatchObject({ code: 'conflict' });
    const { id, version, slug, sort, position } = own;
    const words = { EN: { title: 'Terms', content: '<p>Play fairly.</p>' } };
    await valueOf(publish('help', await valueOf(save({ kind: 'help', id, version, slug, sort, position, words }, admin))));
    expect((await help()).term).toBe('<p>Play fairly.</p>');
  });

  it('OPR-03 MEM-16 a mission is written, shown to members at once, counted, claimed once, and ended', async () => {
    const shownTo = async () => (await valueOf(member('missions', {}))).missions;
    const mission = {
      kind: 'mission',
      slug: 'night-owl',
      sort: 'days-W',
      goal: 1,
      points: 25,
      position: 9,
      words: { EN: { title: 'Night owl', text: 'Play on one day.' } },
    } as const;
    expect(await save(mission)).toMatchObject({ code: 'forbidden' });
    expect(await save({ ...mission, goal: 8 }, admin)).toMatchObject({ details: { field: 'goal', rule: 'most' } });
    expect(await save({ ...mission, points: 0 }, admin)).toMatchObject({ details: { field: 'points', rule: 'required' } });
    expect(await save({ ...mission, sort: 'days-D' }, admin)).toMatchObject({ details: { field: 'sort', rule: 'known' } });
    const draft = await valueOf(save(mission, admin));
    expect((await shownTo()).map(({ id }) => id)).toEqual(['daily-bet', 'daily-three', 'weekly-days']);
    const live = await valueOf(publish('mission', draft, admin));
    expect((await shownTo()).at(-1)).toMatchObject({
      id: 'night-owl',
      title: 'Night owl',
      status: 'process',
      target: 1,
      rewardPoints: '25',
    });
    const { db } = service.services;
    const { id: account_id } = await db
      .selectFrom('account')
      .where('username', '=', 'player01')
      .where('merchant', '=', 'marquee')
      .select('id')
      .executeTakeFirstOrThrow();
    const sums = { bets: 1, stake_minor: 100n, valid_bet_minor: 100n, payout_minor: 0n };
    await db
      .insertInto('member_day')
      .values({ account_id, day: dayOf(new Date(), 'Asia/Ho_Chi_Minh'), game_type: 'RNG', currency: 'USD', ...sums })
      .execute();
    expect(await claim('night-owl')).toMatchObject({ value: { points: '25' } });
    expect(await claim('night-owl')).toMatchObject({ code: 'alreadyClaimed' });
    await valueOf(admin('withdrawContent', { kind: 'mission', ...live, transferId: randomUUID() }));
    expect((await shownTo()).map(({ id }) => id)).not.toContain('night-owl');
    expect(await claim('night-owl')).toMatchObject({ code: 'notFound' });
  });

  it('OPR-03 terms of a promotion get a new version, and one that members take part in is not withdrawn', async () => {
    const { list } = await valueOf(editor('contents', { kind: 'promotion' }));
    const item = await valueOf(editor('contentItem', { kind: 'promotion', id: list[0]?.id ?? 0 }));
    const { id, version, words, languages, from, until, position, slug, sort, startsAt, endsAt, art } = item;
    const kept = { kind: 'promotion', id, version, languages, from, until, position, slug, sort, startsAt, endsAt, art } as const;
    expect(item.isBinding).toBe(true);
    expect(await withdraw('promotion', item)).toMatchObject({ code: 'conflict' });
    expect(await save({ ...kept, words, startsAt: Date.now() })).toMatchObject({ details: { field: 'startsAt', rule: 'frozen' } });
    const changed = await valueOf(save({ ...kept, words: { EN: { ...words['EN'], content: '<p>Other terms.</p>' } }, position: 3 }));
    const before = await valueOf(service.client('promotion', { id: 'lake-week' }));
    await valueOf(publish('promotion', changed));
    const after = await valueOf(service.client('promotion', { id: 'lake-week' }));
    expect([before.content, before.version, after.content, after.version]).toEqual(['<p>Terms.</p>', 1, '<p>Other terms.</p>', 2]);
  });

  it.each<[string, Saved, string]>([
    ['no title', banner(''), 'words.EN.title'],
    ['a language that the brand has not', { ...banner('A'), words: { XX: { title: 'A' } } }, 'languages'],
    ['a picture that is none', banner('A', { art: 'none' }), 'art'],
    ['a place that is none', banner('A', { group: 'w_none' }), 'group'],
    ['a promotion that is none', banner('A', { linkageType: 'PROMOTION', target: 'none' }), 'target'],
    ['a host that nobody named', banner('A', { linkageType: 'LINK', target: 'https://evil.example/' }), 'target'],
    ['an end before the beginning', banner('A', { from: 2, until: 1 }), 'until'],
    ['a promotion without an address', { kind: 'promotion', words: { EN: { title: 'A' } }, art: 'lake', sort: 'RACE' }, 'slug'],
  ])('OPR-03 names the field of %s, and writes nothing', async (_what, input, field) => {
    const count = async () => (await valueOf(editor('contents', { kind: input.kind }))).total;
    const before = await count();
    expect(await save(input)).toMatchObject({ code: 'invalidInput', details: { field } });
    expect(await count()).toBe(before);
  });

  it('OPR-03 publishes nothing without its texts, or after its time', async () => {
    const draft = await valueOf(save(banner('A', { words: { EN: { title: 'A', alt: 'A' }, AR: { title: 'أ' } } })));
    expect(await publish('banner', draft)).toMatchObject({ code: 'invalidInput', details: { field: 'words.AR.alt' } });
    const late = await valueOf(save(banner('B', { until: Date.now() - 1 })));
    expect(await publish('banner', late)).toMatchObject({ code: 'invalidInput', details: { field: 'until' } });
    expect(await support('contents', { kind: 'banner' })).toMatchObject({ code: 'forbidden' });
  });

  it('OPR-03 OPR-07 happens once for a transfer id, and a stale version is refused', async () => {
    const input = { ...news('Once'), transferId: randomUUID() };
    const [first, second] = await Promise.all([editor('saveContent', input), editor('saveContent', input)]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual(first);
    expect(await editor('saveContent', { ...input, position: 2 })).toMatchObject({ code: 'duplicateMismatch' });
    const { id, version } = await valueOf(Promise.resolve(first));
    const edits = await Promise.all([editor, admin].map((by) => save({ ...news('Changed'), id, version }, by)));
    expect(edits.map((reply) => (reply.ok ? 'done' : reply.code)).toSorted()).toEqual(['conflict', 'done']);
    expect(await publish('announcement', { id, version })).toMatchObject({ code: 'conflict' });
    expect(await publish('announcement', { id: 999_999, version })).toMatchObject({ code: 'notFound' });
  });

  it.each([0, 1, 2] as const)('OPR-05 the desk is told the status %i that visitors meet', async (status) => {
    const { db, brands } = service.services;
    const set = async (value: number) => {
      const known = { merchant: 'marquee', status: value, maintenance_end: null };
      await db
        .insertInto('system_status')
        .values(known)
        .onConflict((row) => row.column('merchant').doUpdateSet({ status: value }))
        .execute();
      brands.forget();
    };
    await set(status);
    expect(await valueOf(admin('siteAccess', {}))).toMatchObject({ status });
    await set(0);
  });

  it('OPR-05 SYS-03 networks are blocked by ranges, never the own one, and let in again', async () => {
    const set = (known: string[], ranges: string[], by = admin) => by('setBlockedRanges', { known, ranges, transferId: randomUUID() });
    expect(await set([], ['203.0.113.0/24', 'no range'])).toMatchObject({ details: { field: 'ranges.1', rule: 'range' } });
    for (const range of ['10.0.0.0/33', '10.0.0/8', '2001:db8::/129', '::1/x', '203.0.113.0/024'])
      expect(await set([], [range])).toMatchObject({ details: { field: 'ranges.0', rule: 'range' } });
    for (const range of ['127.0.0.0/8', '127.0.0.1', '0.0.0.0/0'])
      expect(await set([], [range])).toMatchObject({ details: { field: 'ranges.0', rule: 'own' } });
    expect(await set([], [], editor)).toMatchObject({ code: 'forbidden' });
    const { ranges } = await valueOf(set([], ['203.0.113.0/24', '2001:DB8::/32', '198.51.100.7']));
    expect(ranges).toEqual(['203.0.113.0/24', '2001:db8::/32', '198.51.100.7/32']);
    expect(await valueOf(admin('siteAccess', {}))).toEqual({ status: 0, maintenanceEnd: null, ranges, ownAddress: '127.0.0.1' });
    const { blocked } = await service.services.brands.of('marquee');
    expect([blocked?.check('203.0.113.9'), blocked?.check('2001:db8::1', 'ipv6'), blocked?.check('203.0.114.9')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await set([], [])).toMatchObject({ code: 'conflict' });
    await valueOf(set(ranges, []));
    expect((await logged('setBlockedRanges')).map(({ after }) => after)).toEqual(['{"ranges":[]}', JSON.stringify({ ranges })]);
  });
});
