import type { Banner } from '@site/api/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { seedSmall } from '../testing/seedSmall.ts';
import { startService, type TestService } from '../testing/startService.ts';

describe.each(ruleEngines)('banners, on %s', (engine) => {
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
  const hang = async (linkageType: Banner['linkageType'], target: string, group = 'w_test') => {
    const { db } = service.services;
    await db.deleteFrom('banner').where('merchant', '=', 'khela').where('group_name', '=', group).execute();
    await db
      .insertInto('banner')
      .values({ merchant: 'khela', group_name: group, position: 1, art: 'lake', linkage_type: linkageType, target, words: '{}' })
      .execute();
    return (await read('khela')).find(({ groupName }) => groupName === group);
  };

  it('LOB-16 exist in every group, and link to games, promotions and help organisations', async () => {
    const banners = await read();
    const groups = ['home', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'cockfight', 'elott', 'lott', 'forget', 'leftmenu'];
    expect(new Set(banners.map(({ groupName }) => groupName))).toEqual(new Set(groups.map((name) => `w_${name}`)));
    expect(new Set(banners.map(({ linkageType }) => linkageType))).toEqual(new Set(['GAME', 'PROMOTION', 'LINK', 'NONE']));
    for (const { title, alt, linkageType, target } of banners)
      expect([title !== '', alt !== '', target === '']).toEqual([true, true, linkageType === 'NONE']);
  });

  it('LOB-16 have pictures of their own for both schemes, in both crops, and no two groups share one', async () => {
    const banners = await read();
    for (const { url, urlDark, phone } of banners) expect(new Set([url, urlDark, phone?.url, phone?.urlDark]).size).toBe(4);
    const heads = banners.filter(({ groupName }) => !['w_home', 'w_leftmenu'].includes(groupName));
    expect(new Set(heads.map(({ url }) => url)).size).toBe(heads.length);
  });

  it('LOB-16 have the crops and widths of their frames', async () => {
    const widthsIn = (name: string) => {
      const { crops } = banners.find(({ groupName }) => groupName === name) ?? {};
      return Object.entries(crops ?? {}).map(([crop, pictures]) => [crop, pictures.map(({ width }) => width)]);
    };
    const banners = await read();
    expect(Object.fromEntries(widthsIn('w_home'))).toEqual({ desktop: [960, 1440, 2160], wide: [1440, 2160, 2880], low: [] });
    expect(Object.fromEntries(widthsIn('w_rng'))).toEqual({ desktop: [], wide: [], low: [1440, 2160, 2880] });
    expect(Object.fromEntries(widthsIn('w_leftmenu'))).toEqual({ desktop: [], wide: [], low: [] });
    const every = banners.flatMap(({ crops }) => Object.values(crops).flat());
    for (const { url, urlDark, width } of every) {
      expect(url).toMatch(new RegExp(`-${width}\\.avif$`));
      expect(urlDark).toBe(url.replace('-light-', '-dark-'));
    }
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
  ])('LOB-07 have no link instead of one to %s', async (_where, linkageType, target) => {
    expect(await hang(linkageType, target)).toMatchObject({ linkageType: 'NONE', target: '' });
  });

  it.each([
    ['the list that it heads', 'w_rng', 'RNG'],
    ['the other lottery, whose list is on the same page', 'w_lott', 'LOTT'],
  ])('LOB-16 has no link instead of one to %s', async (_where, group, target) => {
    expect(await hang('CATEGORY', target, group)).toMatchObject({ linkageType: 'NONE' });
  });

  it('LOB-16 links from the top of a list to a promotion only while a game of the list is open', async () => {
    const { db } = service.services;
    const setStatus = async (status: 'open' | 'maintenance') => {
      await db.updateTable('game').set({ status }).where('game_type', '=', 'RNG').execute();
    };
    // The catalogue is reloaded within a second.
    expect(await hang('PROMOTION', 'lotus-week', 'w_rng')).toMatchObject({ linkageType: 'PROMOTION' });
    await setStatus('maintenance');
    await expect.poll(async () => (await hang('PROMOTION', 'lotus-week', 'w_rng'))?.linkageType).toBe('NONE');
    await setStatus('open');
  });

  it('are smaller when the browser saves data', async () => {
    const [one] = await read('marquee', { 'Save-Data': 'on' });
    expect(one).toMatchObject({
      width: 960,
      height: 347,
      phone: { width: 480, height: 587 },
      crops: { desktop: [], wide: [], low: [] },
    });
    expect(one?.url).toMatch(/-960\.avif$/);
  });
});
