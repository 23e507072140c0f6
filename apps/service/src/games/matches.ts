import { matches } from '@site/api/games';
import type { VendorMatchesInput, VendorMatchesValue } from '@site/api/vendor';
import { isOpen } from '@site/rules/game';
import { accept, handle, refuse } from '../http/handle.ts';
import type { Services } from '../services.ts';

/** Number of matches of one vendor that are played, and of those that begin next. */
const MATCHES = 6;

/**
 * Lists the matches of the brand's open books: those being played, then those that begin next. The vendors are asked once in three seconds
 * for all who ask.
 *
 * Source: GAM-17, GAM-18.
 */
export default handle(matches, async ({ input: { gameType }, merchant, language, services }) => {
  const shelf = await services.shelves.of(merchant, language);
  const asked = { gameType, limit: MATCHES };
  const found = await services.matches.get(gameType, () => askVendors(services, asked)).catch(() => undefined);
  if (!found) return refuse('vendorDown');
  const books = shelf.list({ gameType }).filter(isOpen);
  const offers = found.flatMap(({ gameCodes, matches: ofVendor }) => {
    const book = books.find(({ gameCode }) => gameCodes.includes(gameCode));
    return book ? [{ book, ofVendor }] : [];
  });
  return accept({
    matches: offers
      .flatMap(({ book: { nodeId }, ofVendor }) => ofVendor.map((match) => ({ ...match, nodeId })))
      .toSorted((one, other) => one.startAt - other.startAt),
    games: offers.map(({ book }) => book),
  });
});

async function askVendors({ adapters }: Pick<Services, 'adapters'>, asked: VendorMatchesInput): Promise<VendorMatchesValue[]> {
  const answers = await Promise.allSettled([...adapters.values()].flatMap(({ listMatches }) => listMatches?.(asked) ?? []));
  const answered = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (answers.length > 0 && answered.length === 0) throw new Error('No vendor of books answers.');
  return answered;
}
