import type { Client } from '@site/api/client';
import type { PushEvent } from '@site/api/events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feedbackQueue } from '../inbox/feedbackQueue.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { endChats } from './endChats.ts';

type Reply<Value> = Promise<{ ok: true; value: Value } | { ok: false; code: string }>;

async function valueOf<Value>(reply: Reply<Value>): Promise<Value> {
  const given = await reply;
  if (!given.ok) throw new Error(given.code);
  return given.value;
}

const asked = { type: 'game', content: 'The reels stand still.' } as const;

describe.each(ruleEngines)('chats with a person on %s', (engine) => {
  let service: TestService;
  let client: Client;
  let stranger: Client;
  let desk: Client;
  let other: Client;

  beforeAll(async () => {
    service = await startService({ engine });
    [client, stranger] = [await service.clientOf('player01'), await service.clientOf('player02')];
    [desk, other] = [await service.operatorClientOf('operator01'), await service.operatorClientOf('operator02')];
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    for (const table of ['rate_window', 'inbox_message', 'feedback_post', 'feedback', 'chat_duty'] as const)
      await service.services.db.deleteFrom(table).execute();
  });

  const onDuty = (by = desk) => valueOf(by('setChatDuty', { isOnDuty: true }));
  const open = async (by = client) => {
    const { current } = await valueOf(by('openChat', asked));
    if (!current) throw new Error('It was opened.');
    return current;
  };
  const listed = async (by = desk) => (await valueOf(by('deskChats', {}))).list;
  const idOf = async (reference: string) => (await listed()).find(({ thread }) => thread.id === reference)?.id ?? 0;

  it('MEM-09 a chat waits, is taken, is spoken in from both sides and closed, and its ticket keeps every text', async () => {
    await onDuty();
    const first = await open();
    expect(first).toMatchObject({ state: 'waiting', place: 1, by: null, thread: { status: 'open', posts: [{ text: asked.content }] } });
    expect(await open(stranger)).toMatchObject({ place: 2 });
    expect(await client('openChat', asked)).toMatchObject({ code: 'conflict' });
    const id = await idOf(first.thread.id);
    expect(await desk('answerChat', { id, content: 'Which game?' })).toMatchObject({ code: 'conflict' });
    expect((await valueOf(desk('takeChat', { id }))).list[0]).toMatchObject({ state: 'taken', isOwn: true });
    expect(await other('takeChat', { id })).toMatchObject({ code: 'conflict' });
    expect(await other('answerChat', { id, content: 'Hello' })).toMatchObject({ code: 'conflict' });
    expect(await other('endChat', { id })).toMatchObject({ code: 'conflict' });
    expect((await valueOf(stranger('chat', {}))).current).toMatchObject({ state: 'waiting', place: 1 });
    await valueOf(desk('answerChat', { id, content: 'Which game?' }));
    await valueOf(client('sayInChat', { id: first.thread.id, content: 'Nine Koi' }));
    const { current } = await valueOf(client('chat', {}));
    expect(current).toMatchObject({ state: 'taken', place: null, by: expect.any(String) as string });
    expect(current?.thread.posts.map(({ by, text }) => `${by}: ${text}`)).toEqual([
      `sender: ${asked.content}`,
      'service: Which game?',
      'sender: Nine Koi',
    ]);
    await valueOf(desk('endChat', { id }));
    expect(await client('sayInChat', { id: first.thread.id, content: 'More' })).toMatchObject({ code: 'conflict' });
    expect((await valueOf(client('chat', { id: first.thread.id }))).current).toMatchObject({ state: 'over', thread: { status: 'closed' } });
    expect((await valueOf(client('chat', {}))).current).toBeNull();
    expect((await valueOf(client('myFeedback', {}))).list[0]?.posts.length).toBe(3);
    const acts = (await valueOf(desk('auditLog', {}))).list.map(({ act }) => act);
    expect(acts.slice(0, 3)).toEqual(['endChat', 'answerChat', 'takeChat']);
  });

  it('MEM-09 where nobody is there a chat is a ticket, and its answer comes into the inbox', async () => {
    expect(await valueOf(client('chat', {}))).toEqual({ isStaffed: false, current: null });
    expect(await open()).toMatchObject({ state: 'over', thread: { status: 'open' } });
    expect(await listed()).toEqual([]);
    await answerTicket();
  });

  it('MEM-09 a chat that its member leaves, or whose operators have gone, waits for an answer as a ticket', async () => {
    await onDuty();
    const left = await open();
    expect(await waiting()).toEqual([]);
    expect((await valueOf(client('leaveChat', { id: left.thread.id }))).current).toMatchObject({
      state: 'over',
      thread: { status: 'open' },
    });
    expect(await stranger('leaveChat', { id: left.thread.id })).toMatchObject({ code: 'notFound' });
    expect((await waiting()).length).toBe(1);
    await service.services.db.deleteFrom('feedback_post').execute();
    await service.services.db.deleteFrom('feedback').execute();

    await open();
    const { services } = service;
    await endChats(services, new Date());
    expect((await listed()).length).toBe(1);
    await valueOf(desk('setChatDuty', { isOnDuty: false }));
    await endChats(services, new Date());
    await endChats(services, new Date());
    expect(await listed()).toEqual([]);
    await answerTicket();
  });

  it('MEM-09 a taken chat is over after half an hour without a text', async () => {
    await onDuty();
    await valueOf(desk('takeChat', { id: await idOf((await open()).thread.id) }));
    await endChats(service.services, new Date(Date.now() + 29 * 60_000));
    expect((await listed()).length).toBe(1);
    await endChats(service.services, new Date(Date.now() + 31 * 60_000));
    expect(await listed()).toEqual([]);
  });

  it('MEM-09 a text has 1 to 140 graphemes, an answer 1 to 2,000, and a stranger finds no chat', async () => {
    await onDuty();
    const { thread } = await open();
    const bad = { code: 'invalidInput', details: { field: 'content' } };
    expect(await client('sayInChat', { id: thread.id, content: ' ' })).toMatchObject(bad);
    expect(await client('sayInChat', { id: thread.id, content: 'x'.repeat(141) })).toMatchObject(bad);
    expect(await client('sayInChat', { id: thread.id, content: '👩‍👩‍👧'.repeat(140) })).toMatchObject({ ok: true });
    expect(await stranger('openChat', { ...asked, content: '' })).toMatchObject(bad);
    expect(await stranger('sayInChat', { id: thread.id, content: 'Hello' })).toMatchObject({ code: 'notFound' });
    expect((await valueOf(stranger('chat', { id: thread.id }))).current).toBeNull();
    const id = await idOf(thread.id);
    expect(await desk('answerChat', { id, content: 'x'.repeat(2001) })).toMatchObject(bad);
    expect(await desk('takeChat', { id: id + 1 })).toMatchObject({ code: 'notFound' });
    const content01 = await service.operatorClientOf('content01');
    expect(await content01('deskChats', {})).toMatchObject({ code: 'forbidden' });
  });

  it('MEM-09 both sides are told of a change by their streams', async () => {
    await onDuty();
    const stop = new AbortController();
    const streamOf = async (token: string) => {
      const response = await fetch(`${service.url}/wps/events`, { headers: { Authorization: `Bearer ${token}` }, signal: stop.signal });
      return chatsIn(response);
    };
    const ofDesk = await streamOf(await service.operatorTokenOf('operator01'));
    await ofDesk.next();
    const { thread } = await open();
    await ofDesk.next();
    const ofMember = await streamOf(await service.tokenOf('player01'));
    await ofMember.next();
    const id = await idOf(thread.id);
    await valueOf(desk('takeChat', { id }));
    expect(await Promise.all([ofMember.next(), ofDesk.next()])).toMatchObject([{ done: false }, { done: false }]);
    await valueOf(client('leaveChat', { id: thread.id }));
    expect(await Promise.all([ofMember.next(), ofDesk.next()])).toMatchObject([{ done: false }, { done: false }]);
    stop.abort();
  });

  const waiting = () => feedbackQueue.list(service.services, { merchant: 'marquee', limit: 10, now: new Date() });

  async function answerTicket() {
    const [item] = await waiting();
    await valueOf(
      desk('decide', {
        kind: 'feedback',
        id: item?.id ?? '',
        decision: 'answer',
        reason: 'Load the game again.',
        transferId: crypto.randomUUID(),
      }),
    );
    expect((await valueOf(client('messages', { box: 'message' }))).list).toMatchObject([{ kind: 'ticketAnswered' }]);
  }
});

/** Yields each time that a stream tells of a chat. */
async function* chatsIn(response: Response): AsyncGenerator<undefined, undefined> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const event = part.startsWith('data: ') ? (JSON.parse(part.slice('data: '.length)) as PushEvent) : undefined;
      if (event?.kind === 'chat') yield undefined;
    }
  }
  return undefined;
}
