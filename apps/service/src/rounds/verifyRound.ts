import { verifyRound } from '@site/api/rounds';
import { fairFloats, seedHash } from '@site/rules/fairStream';
import { z } from 'zod';
import { accept, handle, refuse } from '../http/handle.ts';
import { readJson } from '../http/readJson.ts';

const movesOfRound = z.array(z.unknown()).max(100);

/** Works out the numbers of a round from its seeds and, at a game of the brand, what they give. For anybody. Source: API-05, docs/domain.md DR-16. */
export default handle(verifyRound, async ({ input, merchant, language, services: { adapters, brands, catalogue, shelves } }) => {
  const { serverSeed, clientSeed, nonce, count, nodeId, moves } = input;
  const read = movesOfRound.safeParse(readJson(moves));
  if (!read.success) return refuse('invalidInput', { field: 'moves', rule: 'json' });
  const worked = { serverSeedHash: await seedHash(serverSeed), floats: await fairFloats({ serverSeed, clientSeed, nonce }, count) };
  if (nodeId === undefined) return accept({ ...worked, result: null });
  const [{ vendors }, shelf] = await Promise.all([catalogue.read(), shelves.of(merchant, language)]);
  const game = shelf.find(nodeId);
  if (!game) return refuse('notFound');
  const seeds = adapters.get(vendors.get(game.vassalage)?.integration ?? '')?.seeds;
  if (!seeds) return accept({ ...worked, result: null });
  const { currency } = (await brands.of(merchant)).brand;
  const asked = { gameCode: game.gameCode, currency, serverSeed, clientSeed, nonce, moves: read.data };
  const found = await seeds.verify(asked).catch(() => undefined);
  return found ? accept({ ...worked, result: found.result }) : refuse('vendorDown');
});
