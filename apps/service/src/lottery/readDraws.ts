import type { Game } from '@site/api/games';
import type { LotteryDraws, Numero, PrizeMode } from '@site/api/lottery';
import type { VendorDraw } from '@site/api/vendor';
import { drawStatus } from '@site/rules/draw';
import { isOpen } from '@site/rules/game';
import { isOfPrizeMode } from '@site/rules/lottery';
import type { Shelf } from '../games/Shelf.ts';
import type { Services } from '../services.ts';

/** The draws of each lottery of all vendors, newest first, by its game code. */
export type VendorCalendars = ReadonlyMap<string, readonly VendorDraw[]>;

type Reader = Pick<Services, 'adapters' | 'catalogue' | 'calendars'>;

interface Asked {
  /** One lottery; all of them without it. */
  game?: Pick<Game, 'gameCode' | 'vassalage'>;
  /** Number of draws before the current one. */
  past: number;
  /** Only those whose time is not after this one; without it, the current one too. */
  until?: number;
  /** Currency of the jackpots, which are not told without one. */
  currency?: string;
}

/** For lists of next draws: the current one of each lottery, and those before it until one has a result. */
const nextIn = (currency: string): Asked => ({ past: 2, currency });

/**
 * Returns the draws of each lottery, newest first, by its game code: those of the vendors that answer. Throws when none of them does.
 *
 * Source: LOT-03, VEN-05.
 */
export async function readDraws(services: Reader, { now, ...asked }: Asked & { now: Date }): Promise<ReadonlyMap<string, Numero[]>> {
  const found = await services.calendars.get(keyOf(asked), () => askVendors(services, asked));
  return new Map([...found].map(([code, draws]) => [code, draws.map((draw) => numeroOf(code, draw, now))]));
}

/** Returns the next draws of a brand's open lotteries, the one that closes first at the head. Throws when no vendor answers. */
export async function readNextDraws(services: Reader, { currency, ...shown }: Shown & { currency: string }): Promise<LotteryDraws[]> {
  const next = nextIn(currency);
  return nextDrawsOf(await services.calendars.get(keyOf(next), () => askVendors(services, next)), shown);
}

/** Returns the same as they were known last, without waiting for a vendor; undefined when nothing is known. */
export function knownNextDraws(services: Reader, { currency, ...shown }: Shown & { currency: string }): LotteryDraws[] | undefined {
  const next = nextIn(currency);
  const found = services.calendars.peek(keyOf(next), () => askVendors(services, next));
  return found && nextDrawsOf(found, shown);
}

interface Shown {
  shelf: Shelf;
  prizeMode?: PrizeMode | undefined;
  now: Date;
}

function nextDrawsOf(found: VendorCalendars, { shelf, prizeMode, now }: Shown): LotteryDraws[] {
  const games = shelf.games.filter((game) => isOpen(game) && (!prizeMode || isOfPrizeMode(game, prizeMode)));
  const lotteries = games.flatMap((game) => {
    const draws = found.get(game.gameCode) ?? [];
    const [open, ...past] = draws.map((draw) => numeroOf(game.gameCode, draw, now));
    const last = past.find(({ result }) => result !== null) ?? null;
    return open ? [{ game, open, last, jackpotMinor: draws[0]?.jackpotMinor ?? null }] : [];
  });
  return lotteries.toSorted((one, other) => one.open.closeAt - other.open.closeAt);
}

const keyOf = ({ game, past, until, currency }: Asked): string => `${game?.gameCode ?? ''} ${past} ${until ?? ''} ${currency ?? ''}`;

async function askVendors({ adapters, catalogue }: Reader, { game, past, ...asked }: Asked): Promise<VendorCalendars> {
  const { vendors } = await catalogue.read();
  const integration = game && vendors.get(game.vassalage)?.integration;
  const offering = [...adapters.values()].filter((vendor) => !game || vendor.integration === integration);
  const answers = await Promise.allSettled(
    offering.flatMap(({ listDraws }) => listDraws?.({ ...(game && { gameCode: game.gameCode }), past, ...asked }) ?? []),
  );
  const answered = answers.filter((answer) => answer.status === 'fulfilled');
  if (answers.length > 0 && answered.length === 0) throw new Error('No vendor of lotteries answers.');
  return new Map(answered.flatMap(({ value }) => value.lotteries).map(({ gameCode, draws }) => [gameCode, draws]));
}

/** Returns a draw with its status at a time: what its vendor says has become of it, else what its times and its result say. */
function numeroOf(gameCode: string, { jackpotMinor: _jackpot, status, ...draw }: VendorDraw, now: Date): Numero {
  const hasResult = draw.result !== null;
  const byTime = drawStatus({ ...draw, isDrawn: hasResult, isSettled: hasResult, isVoid: false }, now.getTime());
  return { gameCode, ...draw, status: status ?? byTime };
}
