import type { Client } from '@site/api/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSmall } from '../testing/seedSmall.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

const read = async (client: Client, input: Parameters<typeof client<'announcements'>>[1] = {}) => {
  const reply = await client('announcements', input);
  if (!reply.ok) throw new Error(reply.code);
  return reply.value;
};

describe('announcements', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ seed: seedSmall });
    // None of the demo's promotions is running.
    await service.services.db
      .updateTable('promotion')
      .set({ starts_at: new Date(0) })
      .where('code', '=', 'daily-rebate')
      .execute();
  });
  afterAll(() => service.close());

  it('LOB-22 returns the requested types only', async () => {
    const all = await read(service.client);
    expect(all.banners.length).toBeGreaterThan(10);
    expect([all.promotion.length, all.announcements.length]).toEqual([7, 10]);
    expect(await read(service.client, { types: 'PR', platform: 'W' })).toMatchObject({
      banners: [],
      announcements: [],
      promotion: all.promotion,
    });
    expect(await service.client('announcements', { types: 'X' })).toMatchObject({ ok: false, code: 'invalidInput' });
  });

  it('gives notices to members only', async () => {
    expect((await read(service.client, { types: 'PL', execution: 'B' })).playerNotices).toEqual([]);
    const member = await service.clientOf('player03');
    expect((await read(member, { types: 'PL', execution: 'B' })).playerNotices).toHaveLength(3);
  });

  it.each([
    ['a visitor', undefined, ['B']],
    ['a member', 'player03', ['A', 'F']],
    ['somebody who is excluded', 'excluded01', []],
  ])('LOB-10 shows %s the pop-ups of their kind', async (_who, username, executions) => {
    const client = username ? await service.clientOf(username) : service.client;
    const { popup, promotion } = await read(client, { types: 'PU,PR' });
    expect(popup.map(({ execution }) => execution)).toEqual(executions);
    expect(promotion.length > 0).toBe(username !== 'excluded01');
  });

  it('AGT-03 gives the agents’ announcements to agents', async () => {
    const agent = await service.clientOf('agent01');
    expect((await read(agent, { types: 'H', audience: 'agent' })).announcements).toHaveLength(2);
    expect((await read(await service.clientOf('player03'), { types: 'H', audience: 'agent' })).announcements).toEqual([]);
  });

  it('uses the requested language, otherwise the brand’s', async () => {
    const khela = service.clientWith({ 'X-Merchant': 'khela' });
    expect((await read(khela, { types: 'H' })).announcements[0]?.title).toMatch(/[\u0980-\u09FF]/);
    expect((await read(khela, { types: 'H', language: 'EN' })).announcements[0]?.title).toMatch(/^[A-Z]/);
    expect((await read(service.client, { types: 'H', language: 'AR' })).announcements[0]?.title).toMatch(/[\u0600-\u06FF]/);
  });
});

it.each([
  ['<p>fine <strong>words</strong></p>', '<p>fine <strong>words</strong></p>'],
  ['<p onclick="x()">a<script>x()</script></p>', '<p>a</p>'],
  ['<img src=x onerror="x()"><a href="javascript:x()">b</a>', '<img src="x"><a>b</a>'],
  ['<p style="position:fixed">c</p><style>p{}</style><iframe src="//e"></iframe>', '<p>c</p>'],
])('LOB-11 keeps only the harmless parts of %s', (html, kept) => {
  expect(sanitizeHtml(html)).toBe(kept);
});
