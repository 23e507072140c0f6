import type { Banner } from '@site/api/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../testing/openTestDatabase.ts';
import { seedSmall } from '../testing/seedSmall.ts';
import { startService, type TestService } from '../testing/startService.ts';

describe.each(testEngines)('banners, on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ engine, seed: seedSmall });
  });
  afterAll(() => service.close());

  const read = async (merchant = 'marquee', headers = {}) => {
    const reply = await service.clientWith({ 'X-Merchant': merchant, ...headers })('announcements', { types: 'B' });
    if (!reply.ok) throw new Error(reply.code);
    return reply.value.banners;
  };
  const hang = async (linkageType: Banner['linkageType'], target: string) => {
    const { db } = service.services;
    await db.deleteFrom('banner').where('group_name', '=', 'w_test').execute();
    await db
      .insertInto('banner')
      .values({ merchant: 'khela', group_name: 'w_test', position: 1, art: 'lake', linkage_type: linkageType, target, words: '{}' })
      .execute();
    return (await read('khela')).find(({ groupName }) => groupName === 'w_test');
  };

  it('LOB-16 stand in every group, and lead to every kind of place', async () => {
    const banners = await read();
    const groups = ['home', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'cockfight', 'elott', 'lott', 'forget', 'leftmenu'];
    expect(new Set(banners.map(({ groupName }) => groupName))).toEqual(new Set(groups.map((name) => `w_${name}`)));
    expect(new Set(banners.map(({ linkageType }) => linkageType))).toEqual(new Set(['GAME', 'PROMOTION', 'CATEGORY', 'LINK', 'NONE']));
    for (const { title, alt, linkageType, target } of banners)
      expect([title !== '', alt !== '', target === '']).toEqual([true, true, linkageType === 'NONE']);
  });

  it('LOB-16 have pictures of their own for both schemes, in both crops, and no two groups share one', async () => {
    const banners = await read();
    for (const { url, urlDark, phone } of banners) expect(new Set([url, urlDark, phone?.url, phone?.urlDark]).size).toBe(4);
    const heads = banners.filter(({ groupName }) => !['w_home', 'w_leftmenu'].includes(groupName));
    expect(new Set(heads.map(({ url }) => url)).size).toBe(heads.length);
  });

  it.each<[string, Banner['linkageType'], string]>([
    ['a host that the brand has named', 'LINK', 'https://www.gamblingtherapy.org/help'],
    ['a promotion of the brand', 'PROMOTION', 'lotus-week'],
    ['a kind of games that the brand has', 'CATEGORY', 'RNG'],
  ])('LOB-07 lead to %s', async (_where, linkageType, target) => {
    expect(await hang(linkageType, target)).toMatchObject({ linkageType, target });
  });

  it.each<[string, Banner['linkageType'], string]>([
    ['a host that nobody named', 'LINK', 'https://evil.example/'],
    ['a host that only looks like one', 'LINK', 'https://www.gamblingtherapy.org.evil.example/'],
    ['a name before the host', 'LINK', 'https://www.gamblingtherapy.org@evil.example/'],
    ['a script', 'LINK', 'javascript:alert(1)//www.gamblingtherapy.org'],
    ['an open line', 'LINK', 'http://www.gamblingtherapy.org/'],
    ['no address', 'LINK', 'www.gamblingtherapy.org'],
    ['a promotion that is not', 'PROMOTION', 'none'],
    ['a kind that the market forbids', 'CATEGORY', 'COCKFIGHT'],
    ['a kind that is none', 'CATEGORY', 'CHESS'],
    ['a game that is not', 'GAME', '1'],
  ])('LOB-07 lead nowhere rather than to %s', async (_where, linkageType, target) => {
    expect(await hang(linkageType, target)).toMatchObject({ linkageType: 'NONE', target: '' });
  });

  it('are smaller where the browser saves data', async () => {
    const [one] = await read('marquee', { 'Save-Data': 'on' });
    expect(one).toMatchObject({ width: 960, height: 347, phone: { width: 480, height: 587 } });
    expect(one?.url).toMatch(/-960\.avif$/);
  });
});
