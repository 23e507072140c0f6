import type { Client } from '@site/api/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { seedSmall } from '../testing/seedSmall.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { Shelf } from './Shelf.ts';

/** Games in the order of every list: what cannot be played yet comes last. */
const inOrder = sampleCatalogue.games.toSorted((one, other) => Number(other.playable) - Number(one.playable));

describe('the lists of the lobby', () => {
  let service: TestService;
  let client: Client;
  let khela: Client;
  beforeAll(async () => {
    service = await startService({
      async seed(db) {
        await seedSmall(db);
        await db
          .updateTable('brand')
          .set({ settings: JSON.stringify({ leadVendor: 'JDB', lotteryPlays: ['*'] }) })
          .where('merchant', '=', 'khela')
          .execute();
      },
    });
    client = service.client;
    khela = service.clientWith({ 'X-Merchant': 'khela' });
  });
  afterAll(() => service.close());

  const list = async (input: Parameters<typeof client<'gameList'>>[1], by = client) => {
    const reply = await by('gameList', input);
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  };

  it('LOB-04 pages through all games, those that open soon last, 40 a page by default', async () => {
    const first = await list({});
    expect(first).toMatchObject({ total: sampleCatalogue.games.length, totalPages: 3 });
    expect(first.games).toHaveLength(40);
    const rest = [await list({ pageNo: 2 }), await list({ pageNo: 3 })];
    const names = [first, ...rest].flatMap(({ games }) => games.map(({ displayName }) => displayName));
    expect(names).toEqual(inOrder.map(({ name }) => name));
  });

  it('LOB-03 a brand’s lead vendor comes first in its lists, before what opens soon, and in no other brand’s', async () => {
    const vendorsIn = async (by: Client) => {
      const { games } = await list({ gameType: 'RNG', pageSize: 100 }, by);
      return games.filter(({ status }) => status === 'open').map(({ vassalage }) => vassalage);
    };
    const ours = await vendorsIn(client);
    expect(new Set(ours.slice(0, 2)).size).toBe(2);
    expect(await vendorsIn(khela)).toEqual([...ours.filter((code) => code === 'JDB'), ...ours.filter((code) => code !== 'JDB')]);
    const statuses = (await list({ pageSize: 100 }, khela)).games.map(({ status }) => status);
    expect(statuses.slice(statuses.indexOf('soon')).every((status) => status === 'soon')).toBe(true);
  });

  it('LOB-13 returns an empty list above the last page, and refuses pages 0 and 10^9 by field', async () => {
    expect(await list({ pageNo: 4 })).toMatchObject({ games: [], totalPages: 3 });
    for (const pageNo of [0, -1, 1.5, 1_000_000_000, 'x'])
      expect(await client('gameList', { pageNo })).toMatchObject({ ok: false, code: 'invalidInput', details: { field: 'pageNo' } });
  });

  it.each([
    ['  élan DU ', ['Élan du Tigre']],
    ['elan', ['Élan du Tigre']],
    ['ORBIT', ['Orbit Crash']],
    ['no such game', []],
  ])('LOB-08 finds %j by name, ignoring letter case and accents', async (gameName, names) => {
    expect((await list({ gameName })).games.map(({ displayName }) => displayName)).toEqual(names);
  });

  it('LOB-05 combines filters of type, vendor, class and novelty', async () => {
    const { games, total } = await list({ gameType: 'RNG', vassalage: 'PG', gameClassify: 'JACKPOT', isNew: 1, pageSize: 100 });
    const wanted = sampleCatalogue.games.filter(
      (game) => game.gameType === 'RNG' && game.vassalage === 'PG' && game.gameClassify === 'JACKPOT' && game.isNew,
    );
    expect(games.map(({ gameCode }) => gameCode)).toEqual(wanted.map(({ gameCode }) => gameCode));
    expect([total, total > 0]).toEqual([wanted.length, true]);
  });

  it('refuses an unknown vendor', async () => {
    expect(await client('gameList', { vassalage: 'NOBODY' })).toMatchObject({ ok: false, code: 'notFound' });
  });

  it('returns the data of a tile for each game, and marks games that the vendor cannot run as closed', async () => {
    const { games } = await list({ gameType: 'RNG' });
    expect(games[0]).toMatchObject({
      gameCode: 'elan-du-tigre',
      isHot: 1,
      isNew: 1,
      freeplay: 1,
      status: 'open',
      rtpPpm: 960_000,
      vendorName: 'Vendor PG',
    });
    const widths = games[0]?.pictures.map(({ width }) => width) ?? [];
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    expect(games[0]?.pictures[0]).toMatchObject({
      avif: '/art/poster/elan-du-tigre-170.avif',
      webp: '/art/poster/elan-du-tigre-170.webp',
      height: 227,
    });
    expect((await list({ gameType: 'LIVE' })).games.every(({ status }) => status === 'soon')).toBe(true);
  });

  it('LOB-23 lists hot games, of one type when requested', async () => {
    for (const platform of ['flash', 'html5-desktop'] as const) {
      const hot = await client('hotGames', { isPlatform: 2, platform });
      expect(hot.ok && hot.value.list.map(({ gameCode }) => gameCode)).toEqual(
        inOrder.filter(({ isHot }) => isHot).map(({ gameCode }) => gameCode),
      );
    }
    expect(await client('hotGames', { platform: 'html4' as 'flash' })).toMatchObject({ ok: false, details: { field: 'platform' } });
    const fish = await client('hotGames', { gameType: 'FISH' });
    expect(fish.ok && fish.value.list.map(({ gameType, isHot }) => [gameType, isHot])).toEqual([['FISH', 1]]);
  });

  it('LOB-17 lists the vendors of each type and of each class', async () => {
    const reply = await client('vendors', {});
    const rng = reply.ok ? reply.value.categories[0] : undefined;
    expect(rng).toMatchObject({
      gameCategory: 'RNG',
      cards: { PG: { name: 'Vendor PG', gameType: 'RNG', games: 30, iconUrl: '/art/vendor/PG.svg' }, JDB: { games: 30 } },
      gameClassify: [
        { code: 'JACKPOT', vendors: ['PG', 'JDB'] },
        { code: 'SLOTS', vendors: ['JDB', 'PG'] },
      ],
    });
  });

  it('SYS-06 serves vendor pictures under product-images by type, official draws with the e-lotteries', async () => {
    const reply = await client('vendors', {});
    const pictures = reply.ok
      ? reply.value.categories.flatMap(({ gameCategory, cards }) =>
          Object.entries(cards).map(([vendor, { pictureUrl }]) => [`${gameCategory} ${vendor}`, pictureUrl] as const),
        )
      : [];
    expect(pictures.length).toBeGreaterThan(8);
    // The brand speaks Turkish too, in which two vendors have another picture.
    for (const [of, pictureUrl] of pictures)
      expect(pictureUrl.replace('-TY', '')).toBe(`/art/product-images/${of.replace(/^LOTT/, 'ELOTT').replace(' ', '/')}.svg`);
  });

  it('SYS-06 LOB-17 I18-04 in Turkish, two vendors have another picture, and bingo is a separate choice', async () => {
    const { games } = await service.services.shelves.of('marquee', 'EN');
    const withBingo = games.map((game) => (game.gameType === 'RNG' ? Object.assign({}, game, { gameClassify: 'BINGO' }) : game));
    const shown = (speaksTurkish: boolean) => {
      const { categories } = new Shelf(withBingo, { speaksTurkish, isMirrored: false, artVersionOf: () => '' });
      const pictures = categories.flatMap(({ cards }) => Object.values(cards).map(({ pictureUrl }) => pictureUrl.replace(/.*images/, '')));
      return { pictures, slots: categories[0]?.gameClassify.map(({ code }) => code) };
    };
    expect(shown(false).slots).toEqual([]);
    expect(shown(false).pictures.join()).not.toContain('-TY');
    expect(shown(true).slots).toEqual(['BINGO']);
    expect(shown(true).pictures.filter((picture) => picture.includes('-TY'))).toEqual([
      '/SPORTS/BTI-TY.svg',
      '/ELOTT/TCG_LOTTO_VN-TY.svg',
      '/ELOTT/TCG_SEA-TY.svg',
    ]);
  });

  const picturesIn = async (language: string) => {
    const { categories } = await service.services.shelves.of('marquee', language);
    return categories.flatMap(({ cards }) => Object.values(cards).map(({ pictureUrl }) => pictureUrl.endsWith('-RTL.svg')));
  };

  it('SHL-09 vendor pictures have a variant for right-to-left languages', async () => {
    expect(new Set(await picturesIn('AR'))).toEqual(new Set([true]));
    expect(new Set(await picturesIn('EN'))).toEqual(new Set([false]));
  });

  it('LOB-01 begins the navigation with home and ends it with cockfight, favourites and promotions', async () => {
    const reply = await client('gameMenus', {});
    const kinds = reply.ok ? reply.value.navigation.map(({ gameType }) => gameType) : [];
    expect(kinds).toEqual(['HOME', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ELOTT', 'LOTT', 'ESPORTS', 'COCKFIGHT', 'FAV', 'PROMOTIONS']);
    expect(reply.ok && reply.value.navigation[0]).toEqual({ name: 'nav.HOME', gameType: 'HOME', page: '/' });
  });

  it('DR-13.4 hides forbidden game types of a brand’s market in every list', async () => {
    const menus = await khela('gameMenus', {});
    expect(menus.ok && menus.value.navigation.map(({ gameType }) => gameType)).not.toEqual(expect.arrayContaining(['COCKFIGHT']));
    expect(await list({ gameType: 'COCKFIGHT' }, khela)).toMatchObject({ games: [], total: 0, totalPages: 0 });
    expect(await list({ gameType: 'ELOTT' }, khela)).toMatchObject({ total: 0 });
    expect((await list({ gameType: 'LOTT' }, khela)).total).toBeGreaterThan(0);
    const hot = await khela('hotGames', {});
    expect(hot.ok && hot.value.list.some(({ gameType }) => gameType === 'COCKFIGHT' || gameType === 'ELOTT')).toBe(false);
  });

  it('LOB-03 returns the first view of the lobby in one reply', async () => {
    const reply = await client('lobby', { language: 'AR' });
    if (!reply.ok) throw new Error(reply.code);
    const { sections, hot, banners, bannerCounts, playerNotices, categories } = reply.value;
    expect(sections.map(({ gameType, games, total }) => [gameType, games.length, total])).toEqual([['RNG', 12, 60]]);
    // Games that all open soon have a category, and no shelf.
    expect(categories.map(({ gameCategory }) => gameCategory)).toContain('FISH');
    expect(hot.every(({ isHot }) => isHot === 1)).toBe(true);
    expect(new Set(banners.map(({ groupName }) => groupName))).toEqual(new Set(['w_home', 'w_leftmenu']));
    // Includes groups of other pages, so that those reserve the space of their banners.
    expect(bannerCounts).toMatchObject({ w_home: banners.filter(({ groupName }) => groupName === 'w_home').length, w_fish: 1 });
    expect(banners[0]?.title).toMatch(/[\u0600-\u06FF]/);
    expect(playerNotices.length).toBeGreaterThan(0);
    expect(categories).toHaveLength(9);
  });

  it('LOB-15 LOB-23 the lobby has the hot games and the vendors that their own calls list', async () => {
    const [lobby, hot, vendors] = await Promise.all([
      client('lobby', {}),
      client('hotGames', { isPlatform: 2, platform: 'html5-desktop' }),
      client('vendors', {}),
    ]);
    if (!lobby.ok || !hot.ok || !vendors.ok) throw new Error('A list is not answered.');
    const open = hot.value.list.filter(({ status }) => status === 'open');
    expect(open.length).toBeGreaterThan(0);
    expect([lobby.value.hot, lobby.value.hotTotal]).toEqual([open.slice(0, 15), open.length]);
    expect(lobby.value.categories).toEqual(vendors.value.categories);
  });

  it('LOB-16 gives a category its own banners', async () => {
    const reply = await client('lobby', { gameType: 'FISH' });
    expect(reply.ok && reply.value.banners.map(({ groupName }) => groupName)).toEqual(['w_fish', 'w_leftmenu']);
  });

  it('links the banners of games to games that exist', async () => {
    const reply = await client('announcements', { types: 'B' });
    const targets = reply.ok
      ? reply.value.banners.filter(({ linkageType }) => linkageType === 'GAME').map(({ target }) => Number(target))
      : [];
    const known = (await service.services.catalogue.read()).games.map(({ nodeId }) => nodeId);
    expect(targets.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining(targets));
  });

  const nameFor = async (by?: Client) => (await list({ gameCode: 'gold-tiger' }, by)).games.map(({ displayName }) => displayName);

  it('API-06 returns identical replies by brand and language until something changes', async () => {
    const { db, content } = service.services;
    const rename = async (names: Record<string, string>) => {
      await db
        .updateTable('game')
        .set({ names: JSON.stringify(names) })
        .where('game_code', '=', 'gold-tiger')
        .execute();
      content.forget();
    };
    const [english, bengali] = ['en', 'bn'].map((tag) => service.clientWith({ 'Accept-Language': tag }));
    await rename({ BN: 'সোনালি বাঘ' });
    for (const time of ['first', 'again'])
      expect([time, await nameFor(english), await nameFor(bengali), await nameFor(khela)]).toEqual([
        time,
        ['Gold Tiger'],
        ['সোনালি বাঘ'],
        ['সোনালি বাঘ'],
      ]);
    await rename({});
    expect(await nameFor(bengali)).toEqual(['Gold Tiger']);
  });

  it('shows a change of the catalogue as soon as it is notified', async () => {
    const { db, content } = service.services;
    await db.updateTable('game').set({ status: 'disabled' }).where('game_code', '=', 'gold-tiger').execute();
    content.forget();
    expect((await list({ gameName: 'gold tiger' })).total).toBe(0);
    await db.updateTable('game').set({ status: 'open' }).where('game_code', '=', 'gold-tiger').execute();
    content.forget();
    expect((await list({ gameName: 'gold tiger' })).total).toBe(1);
  });
});
