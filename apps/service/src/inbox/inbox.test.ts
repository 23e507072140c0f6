import type { Client } from '@site/api/client';
import type { PushEvent } from '@site/api/events';
import { picture } from '@site/api/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastMessage } from '../testing/lastMessage.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { solveBotCheck } from '../testing/solveBotCheck.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { feedbackQueue } from './feedbackQueue.ts';
import { sendMessage } from './sendMessage.ts';

type Reply<Value> = Promise<{ ok: true; value: Value } | { ok: false; code: string }>;

async function valueOf<Value>(reply: Reply<Value>): Promise<Value> {
  const given = await reply;
  if (!given.ok) throw new Error(given.code);
  return given.value;
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe.each(ruleEngines)('the inbox on %s', (engine) => {
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
    const tables = ['rate_window', 'inbox_message', 'notice_read', 'announcement', 'feedback_post', 'feedback', 'outbox'] as const;
    for (const table of tables) await service.services.db.deleteFrom(table).execute();
  });

  async function send(username: keyof typeof ids, reference: string, at = new Date()) {
    const message = { accountId: ids[username], kind: 'ticketAnswered', values: { reference }, now: at } as const;
    await service.services.db.transaction().execute((tx) => sendMessage(tx, message));
    service.services.bus.publish([ids[username]]);
  }

  async function announce(title: string, startsAt: Date) {
    const notice = { merchant: 'marquee', type: 'PL', audience: 'site', position: 0, starts_at: startsAt } as const;
    const words = JSON.stringify({ EN: { title, content: `<p>${title}</p>` } });
    await service.services.db
      .insertInto('announcement')
      .values({ ...notice, words })
      .execute();
  }

  it('MEM-08 lists own messages by pages, newest first, and marks and removes the chosen ones', async () => {
    for (const minutes of [3, 2, 1]) await send('player01', `FB-${minutes}`, ago(minutes));
    await send('player02', 'FB-OTHER');
    const first = await valueOf(client('messages', { box: 'message', pageSize: 2 }));
    expect([first.total, first.unread]).toEqual([3, { message: 3, notice: 0 }]);
    expect(first.list.map((item) => (item.box === 'message' ? item.values['reference'] : ''))).toEqual(['FB-1', 'FB-2']);
    const [newest, second] = first.list.map(({ id }) => id);
    if (!newest || !second) throw new Error('Two were sent.');

    expect(await valueOf(client('readMessages', { box: 'message', ids: [newest] }))).toEqual({ unread: 2 });
    expect(await valueOf(stranger('deleteMessages', { box: 'message', ids: second }))).toEqual({ unread: 1 });
    expect(await valueOf(client('deleteMessages', { box: 'message', ids: second }))).toEqual({ unread: 1 });
    const left = await valueOf(client('messages', { box: 'message' }));
    expect(left.list.map(({ isRead }) => isRead)).toEqual([true, false]);
    expect(await valueOf(client('deleteMessages', { box: 'message', ids: 'all' }))).toEqual({ unread: 0 });
    expect(await valueOf(client('messages', { box: 'message' }))).toMatchObject({ list: [], total: 0 });
    expect(await valueOf(stranger('unreadCount', {}))).toEqual({ unread: 1 });
  });

  it('MEM-08 LOB-09 counts messages and notices together, and removes a notice from the own list alone', async () => {
    await announce('Old', ago(2));
    await announce('New', ago(1));
    await announce('Coming', ago(-60));
    await send('player01', 'FB-1');
    expect(await valueOf(client('unreadCount', {}))).toEqual({ unread: 3 });
    const { list } = await valueOf(client('messages', { box: 'notice' }));
    expect(list).toMatchObject([{ box: 'notice', title: 'New', content: '<p>New</p>', isRead: false }, { title: 'Old' }]);
    expect(await valueOf(client('deleteMessages', { box: 'notice', ids: list[0]?.id ?? '' }))).toEqual({ unread: 2 });
    expect(await valueOf(client('readMessages', { box: 'notice', ids: 'all' }))).toEqual({ unread: 1 });
    expect(await valueOf(client('messages', { box: 'notice' }))).toMatchObject({ list: [{ title: 'Old', isRead: true }], total: 1 });
    expect(await valueOf(stranger('messages', { box: 'notice' }))).toMatchObject({ total: 2, unread: { notice: 2 } });
  });

  it('MEM-08 an open page is told of a message when it arrives', async () => {
    const stop = new AbortController();
    const headers = { Authorization: `Bearer ${await service.tokenOf('player01')}` };
    const response = await fetch(`${service.url}/wps/events`, { headers, signal: stop.signal });
    const told = unreadIn(response);
    expect((await told.next()).value).toBe(0);
    await send('player01', 'FB-1');
    expect((await told.next()).value).toBe(1);
    await valueOf(client('readMessages', { box: 'message', ids: 'all' }));
    expect((await told.next()).value).toBe(0);
    stop.abort();
  });

  const waiting = () => feedbackQueue.list(service.services, { merchant: 'marquee', limit: 10, now: new Date() });
  const decide = (id: string, decision: string, reason: string, merchant = 'marquee') =>
    feedbackQueue.decide(service.services, { id, decision, reason, operatorId: ids.operator01, merchant, now: new Date() });
  const threads = async () => (await valueOf(client('myFeedback', {}))).list;

  it('MEM-09 a ticket is answered by the operator, told to its member, and answered again, each text under its reference', async () => {
    const { uploadId } = await valueOf(client('upload', { for: 'feedback', image: picture }));
    const { id } = await valueOf(client('feedback', { type: 'game', content: 'The reels stand still.', uploads: [uploadId] }));
    expect(id).toMatch(/^FB-[A-Z346789]{8}$/);
    const [item] = await waiting();
    expect(item).toMatchObject({ username: 'player01', uploads: [uploadId], decisions: ['answer', 'close'] });
    const key = item?.id ?? '';

    expect(await decide(key, 'answer', ' ')).toBe('invalidInput');
    expect(await decide(key, 'answer', 'Stranger', 'khela')).toBe('notFound');
    const both = await Promise.all([decide(key, 'answer', 'Please load the page again.'), decide(key, 'answer', 'Twice')]);
    expect(new Set(both)).toEqual(new Set(['conflict', undefined]));
    expect(await waiting()).toEqual([]);
    expect(await valueOf(client('messages', { box: 'message' }))).toMatchObject({
      list: [{ kind: 'ticketAnswered', values: { reference: id } }],
    });

    const more = await valueOf(client('answerFeedback', { id, content: 'It happened again.' }));
    expect(more).toMatchObject({ id, status: 'open' });
    expect(more.posts.map(({ reference, by, pictures }) => [reference, by, pictures])).toEqual([
      [`${id}-1`, 'sender', 1],
      [`${id}-2`, 'service', 0],
      [`${id}-3`, 'sender', 0],
    ]);
    expect(await stranger('answerFeedback', { id, content: 'Mine?' })).toMatchObject({ code: 'notFound' });
    expect(await decide(key, 'close', '')).toBeUndefined();
    expect(await client('answerFeedback', { id, content: 'Late' })).toMatchObject({ code: 'conflict' });
    expect(await threads()).toEqual([expect.objectContaining({ id, status: 'closed' })]);
    expect(await valueOf(stranger('myFeedback', {}))).toEqual({ list: [], total: 0 });
  });

  it('MEM-09 REG-10 REG-20 takes 140 characters as people count them, and refuses what is more, nothing, or another member’s picture', async () => {
    const send140 = (content: string) => client('feedback', { type: 'other', content });
    expect(await send140('👨‍👩‍👧‍👦'.repeat(140))).toMatchObject({ ok: true });
    expect(await send140('x'.repeat(141))).toMatchObject({ code: 'invalidInput', details: { field: 'content' } });
    expect(await send140('  ')).toMatchObject({ code: 'invalidInput', details: { field: 'content' } });
    const { uploadId } = await valueOf(stranger('upload', { for: 'feedback', image: picture }));
    const stolen = await client('feedback', { type: 'other', content: 'See.', uploads: [uploadId] });
    expect(stolen).toMatchObject({ code: 'invalidInput', details: { field: 'uploads' } });
    expect((await threads()).length).toBe(1);
  });

  it('MEM-09 a visitor names a contact and solves a bot check, and is answered there', async () => {
    const asked = { type: 'application', content: 'How do I register?' } as const;
    expect(await service.client('feedback', asked)).toMatchObject({ code: 'invalidInput', details: { field: 'contact' } });
    const contact = 'visitor@example.com';
    expect(await service.client('feedback', { ...asked, contact })).toMatchObject({ code: 'botCheckFailed' });
    const altcha = await solveBotCheck(service.client);
    const { id } = await valueOf(service.client('feedback', { ...asked, contact, altcha }));
    expect(await service.client('feedback', { ...asked, contact, altcha })).toMatchObject({ code: 'botCheckFailed' });
    const [item] = await waiting();
    expect(item).toMatchObject({ accountId: 0, username: contact });
    expect(await decide(item?.id ?? '', 'answer', 'Press Sign up.')).toBeUndefined();
    await expect.poll(() => lastMessage(service.services.db, contact)).toContain('Press Sign up.');
    expect(await lastMessage(service.services.db, contact)).toContain(id);
  });
});

/** Reads how much is unread, each time that a stream tells. */
async function* unreadIn(response: Response): AsyncGenerator<number, undefined> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const event = part.startsWith('data: ') ? (JSON.parse(part.slice('data: '.length)) as PushEvent) : undefined;
      if (event?.kind === 'unread') yield event.unread;
    }
  }
  return undefined;
}
