import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sanitizeHtml } from '../content/sanitizeHtml.ts';
import { seedPosts } from '../seed/posts.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';

const at = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);

describe.each(ruleEngines)('posts on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ engine });
    const words = JSON.stringify({ EN: { title: 'Title', summary: 'Summary', content: '<p>Text</p>' }, AR: { title: 'عنوان' } });
    const posts = [
      { slug: 'old', kind: 'blog', published_at: at(-2) },
      { slug: 'new', kind: 'news', published_at: at(-1) },
      { slug: 'coming', kind: 'news', published_at: at(1) },
    ] as const;
    for (const post of posts)
      await service.services.db
        .insertInto('post')
        .values({ merchant: 'marquee', words, ...post })
        .execute();
  });
  afterAll(() => service.close());

  it('MEM-21 lists what is published of the brand, newest first, in the language', async () => {
    const reply = await service.client('posts', {});
    expect(reply.ok && reply.value.list.map(({ id, kind, title }) => [id, kind, title])).toEqual([
      ['new', 'news', 'Title'],
      ['old', 'blog', 'Title'],
    ]);
    expect(await service.client('posts', { language: 'AR' })).toMatchObject({ value: { list: [{ title: 'عنوان' }, {}] } });
    expect(await service.clientWith({ 'X-Merchant': 'khela' })('posts', {})).toEqual({ ok: true, value: { list: [] } });
  });

  it('MEM-21 reads one, and none that is unknown, not published yet, or of another brand', async () => {
    expect(await service.client('post', { id: 'old' })).toMatchObject({ value: { id: 'old', content: '<p>Text</p>' } });
    for (const id of ['none', 'coming']) expect(await service.client('post', { id })).toMatchObject({ code: 'notFound' });
    expect(await service.clientWith({ 'X-Merchant': 'khela' })('post', { id: 'old' })).toMatchObject({ code: 'notFound' });
  });
});

it('MEM-21 the articles of the demo are whole in every language, and clean', () => {
  for (const { words } of seedPosts)
    for (const { title, summary, content } of Object.values(words)) {
      expect([title, summary].every(Boolean)).toBe(true);
      expect(content.length).toBeGreaterThan(200);
      expect(sanitizeHtml(content)).toBe(content);
    }
});
