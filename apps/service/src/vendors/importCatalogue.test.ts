import { afterAll, beforeAll, expect, it } from 'vitest';
import { Catalogue } from '../games/Catalogue.ts';
import { ContentVersion } from '../content/ContentVersion.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { fastestEngine, openTestDatabase } from '../testing/openTestDatabase.ts';
import { sampleOffer } from '../testing/sampleCatalogue.ts';
import { type Offer, writeCatalogue } from './importCatalogue.ts';

const [sample] = sampleOffer.catalogue.games;
if (!sample) throw new Error('The sample has games.');

const other: Offer = {
  integration: 'OTHER',
  catalogue: {
    vendors: [{ vassalage: 'OT', name: 'Other', gameTypes: ['RNG'] }],
    games: [{ ...sample, vassalage: 'OT', gameCode: 'of-another' }],
  },
};

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(fastestEngine);
  await write(sampleOffer);
  await write(other);
});
afterAll(() => database.close());

const write = (offer: Offer) => database.db.transaction().execute((tx) => writeCatalogue(tx, offer));

const readGames = async () => (await new Catalogue(database.db, new ContentVersion(database.db)).read()).games;

const readVersion = () => new ContentVersion(database.db).read();

it('VEN-01 a vendor’s changes arrive at the next start, and what an operator has closed stays closed', async () => {
  const before = await readGames();
  const [first, second, third, ...rest] = sampleOffer.catalogue.games;
  if (!first || !second || !third) throw new Error('The sample has games.');
  await database.db.updateTable('game').set({ status: 'maintenance' }).where('game_code', '=', second.gameCode).execute();
  const added = { ...first, gameCode: 'brand-new', name: 'Brand New' };
  const games = [{ ...first, name: 'Renamed', gameType: 'LIVE' as const, hasFilm: true }, second, added, ...rest];
  await write({
    ...sampleOffer,
    catalogue: { vendors: sampleOffer.catalogue.vendors.map((house) => ({ ...house, name: `${house.name} Ltd` })), games },
  });

  const after = await readGames();
  const find = (code: string) => after.find(({ gameCode }) => gameCode === code);
  const idOf = (code: string) => before.find(({ gameCode }) => gameCode === code)?.nodeId;
  expect(find(first.gameCode)).toMatchObject({
    nodeId: idOf(first.gameCode),
    displayName: 'Renamed',
    gameType: 'LIVE',
    status: 'open',
    filmUrl: `/art/film/${first.gameCode}.webp`,
  });
  expect(find(first.gameCode)?.vendorName).toMatch(/ Ltd$/);
  expect(find(second.gameCode)?.status).toBe('maintenance');
  expect(find(third.gameCode)).toMatchObject({ nodeId: idOf(third.gameCode), status: 'disabled' });
  expect(before.map(({ nodeId }) => nodeId)).not.toContain(find('brand-new')?.nodeId);
  expect(find('of-another')).toEqual(before.find(({ gameCode }) => gameCode === 'of-another'));
  const codes = after.map(({ gameCode }) => gameCode).filter((code) => games.some(({ gameCode }) => gameCode === code));
  expect(codes).toEqual(games.map(({ gameCode }) => gameCode));

  await write(sampleOffer);
  expect((await readGames()).find(({ gameCode }) => gameCode === third.gameCode)?.status).toBe('open');
});

it('VEN-01 an unchanged catalogue writes nothing, so that no cache is emptied', async () => {
  await write(sampleOffer);
  const before = await readVersion();
  await write(sampleOffer);
  expect(await readVersion()).toBe(before);
});

const iconsOf = async (vassalage: string) =>
  (await readGames()).filter((game) => game.vassalage === vassalage).flatMap(({ iconUrl, pictures }) => [iconUrl, pictures[0]?.avif ?? '']);

it('LOB-01 a new version of a vendor’s art is in the address of each of its pictures, and of no other vendor’s', async () => {
  await write({ ...other, catalogue: { ...other.catalogue, artVersion: 'b7' } });
  expect(await iconsOf('OT')).toEqual(['/art/vendor/OT.svg?v=b7', '/art/poster/of-another-170.avif?v=b7']);
  expect((await iconsOf(sample.vassalage)).filter((address) => address.includes('?v='))).toEqual([]);
  await write(other);
  expect(await iconsOf('OT')).toEqual(['/art/vendor/OT.svg', '/art/poster/of-another-170.avif']);
});
