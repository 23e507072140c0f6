import type { GameType } from '@site/api/common';
import { expect, it } from 'vitest';
import { lineHeights } from '../art/lettering.ts';
import { tones } from '../art/tones.ts';
import { catalogue, vendors, vendorTheme } from './catalogue.ts';
import type { CatalogueGame } from './CatalogueGame.ts';
import { composeGames, lookKey } from './composeGames.ts';
import { featuredGames, lastGames } from './featured.ts';

const games = catalogue();

const listings: Record<string, (game: CatalogueGame) => string | undefined> = {
  'all games': () => 'all',
  'games of a type': ({ gameType }) => gameType,
  'games of a vendor': ({ vassalage }) => vassalage,
  'games of a type of a vendor': ({ gameType, vassalage }) => `${gameType} ${vassalage}`,
  'games of a kind': ({ gameType, gameClassify }) => `${gameType} ${gameClassify}`,
  'hot games': ({ isHot }) => (isHot ? 'hot' : undefined),
  'hot games of a type': ({ isHot, gameType }) => (isHot ? gameType : undefined),
  'new games of a type': ({ isNew, gameType }) => (isNew ? gameType : undefined),
};

function listsBy(listOf: (game: CatalogueGame) => string | undefined) {
  const lists = Map.groupBy(games, listOf);
  lists.delete(undefined);
  return [...lists.values()];
}

it('LOB-24 holds at least 400 games of at least 30 vendors, of every type', () => {
  expect(games.length).toBeGreaterThanOrEqual(400);
  expect(vendors().length).toBeGreaterThanOrEqual(30);
  const types: GameType[] = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'];
  expect(new Set(games.map(({ gameType }) => gameType))).toEqual(new Set(types));
});

it('LOB-17 names every vendor the specification names, e-sports and cockfight among them', () => {
  const named = [
    'PG',
    'EG2',
    'PT',
    'JDB',
    'CQ9',
    'FC',
    'JL',
    'BGS',
    'TCG_SEA',
    'TCG_LOTTO_VN',
    'AV',
    'AI',
    'IMES',
    'TF',
    'IA',
    'DS88',
    'BTI',
  ];
  expect(vendors().map(({ vassalage }) => vassalage)).toEqual(expect.arrayContaining(named));
  expect(games.filter(({ gameType }) => gameType === 'ESPORTS').map(({ vassalage }) => vassalage)).toEqual(
    expect.arrayContaining(['AV', 'AI', 'IMES', 'TF', 'IA']),
  );
});

it('gives every vendor its own name, and games of exactly the types it says', () => {
  expect(new Set(vendors().map(({ name }) => name)).size).toBe(vendors().length);
  for (const { vassalage, gameTypes } of vendors()) {
    const given = new Set(games.filter((game) => game.vassalage === vassalage).map(({ gameType }) => gameType));
    expect({ vassalage, given }).toEqual({ vassalage, given: new Set(gameTypes) });
    expect(vendorTheme(vassalage)).toMatchObject({ vassalage });
  }
  expect(vendorTheme('NOBODY')).toBeUndefined();
});

it('opens with the home page and its twelve games', () => {
  expect(games.slice(0, 12).map(({ name }) => name)).toEqual([
    'Sun Pharaoh',
    'Orbit Crash',
    'Pearl Tide',
    'Ace Baccarat',
    'Jade Dragon',
    'Gold Tiger',
    'Nine Koi',
    'Fruit Fair',
    'Penalty King',
    'Moon Lotus',
    'Red Spur',
    'Deep Catch',
  ]);
});

it('LOB-08 no name contains another, so that a name finds its game alone', () => {
  const names = games.filter(({ isGroup }) => !isGroup).map(({ name }) => name.toLowerCase());
  expect(names.filter((name) => names.some((other) => other !== name && other.includes(name)))).toEqual([]);
});

it.each([
  ['code', ({ gameCode }: CatalogueGame) => gameCode],
  ['name', ({ name }: CatalogueGame) => name],
  ['set of motif, colouring, ground, pattern and lettering', ({ theme }: CatalogueGame) => lookKey(theme)],
])('gives no two games the same %s', (_what, keyOf) => {
  expect(new Set(games.map(keyOf)).size).toBe(games.length);
});

function hueOf({ theme }: CatalogueGame) {
  return tones[theme.tone].family;
}

/** Lists pairs of neighbours that look too similar, by name. */
function alikeIn(list: readonly CatalogueGame[]) {
  return list.flatMap((game, place) => {
    const shares = (other: CatalogueGame) => other.theme.motif === game.theme.motif && other.ground === game.ground;
    const before = list.slice(Math.max(0, place - 1), place);
    const next = before.filter((other) => other.theme.motif === game.theme.motif || hueOf(other) === hueOf(game));
    const near = list.slice(Math.max(0, place - 39), place).filter(shares);
    return [...next, ...near].map((other) => `${other.name}, ${game.name}`);
  });
}

it.each(Object.entries(listings))('keeps neighbours apart in the list of %s', (_list, listOf) => {
  const lists = listsBy(listOf);
  expect(lists.flat().length).toBeGreaterThan(30);
  expect(lists.flatMap(alikeIn)).toEqual([]);
});

it('letters every name in one or two lines of at most nine letters, ten for a vendor’s lobby', () => {
  const odd = games.filter(({ name, isGroup, theme }) => {
    const longest = Math.max(...theme.lines.map((line) => line.length));
    return theme.lines.length > 2 || longest > (isGroup ? 10 : 9) || theme.lines.join(' ') !== name.toUpperCase();
  });
  expect(odd.map(({ name }) => name)).toEqual([]);
});

it('keeps the letters of every name at least a tenth of the poster high, so that 110 px can be read', () => {
  const tooSmall = games
    .filter(({ theme }) => Math.min(...lineHeights(theme.lines, theme)) < 40)
    .map(({ name, theme }) => `${name} in ${theme.face}`);
  expect(tooSmall).toEqual([]);
});

it('plays every slot, and gives a return and a free try to exactly the games that an engine plays', () => {
  for (const { gameClassify, engine, rtpPpm, freeplay } of games) {
    const isPlayed = engine !== null;
    expect(isPlayed || gameClassify !== 'SLOTS').toBe(true);
    expect({ hasReturn: rtpPpm !== null, freeplay }).toEqual({ hasReturn: isPlayed, freeplay: isPlayed });
  }
});

it('GAM-03 gives vendors of tables and fixtures one entry that stands for their whole list', () => {
  for (const gameType of ['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const) {
    const lobbies = games.filter((game) => game.gameType === gameType && game.isGroup).map(({ vassalage }) => vassalage);
    const offering = vendors().filter(({ gameTypes }) => gameTypes.includes(gameType));
    expect(lobbies.toSorted()).toEqual(offering.map(({ vassalage }) => vassalage).toSorted());
  }
});

it('composes the same catalogue every time', () => {
  expect(composeGames(featuredGames, lastGames)).toEqual(games);
});
