import type { Game } from '@site/api/games';
import type { LotteryDraws, Numero, PrizeMode } from '@site/api/lottery';
import type { VendorDraw } from '@site/api/vendor';
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
}

/** For lists of next draws: the current one of each lottery, and those before it until one has a result. */
const next: Asked = { past: 2 };

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
export async function readNextDraws(
  services: Reader,
  { shelf, prizeMode, now }: { shelf: Shelf; prizeMode?: PrizeMode | undefined; now: Date },
): Promise<LotteryDraws[]> {
  const found = await services.calendars.get(keyOf(next), () => askVendors(services, next));
  return nextDrawsOf(found, { shelf, prizeMode, now });
}

/** Returns the same as they were known last, without waiting for a vendor; undefined when nothing is known. */
export function knownNextDraws(services: Reader, { shelf, now }: { shelf: Shelf; now: Date }): LotteryDraws[] | undefined {
  const found = services.calendars.peek(keyOf(next), () => askVendors(services, next));
  return found && nextDrawsOf(found, { shelf, now });
}

function nextDrawsOf(
  found: VendorCalendars,
  { shelf, prizeMode, now }: { shelf: Shelf; prizeMode?: PrizeMode | undefined; now: Date },
): LotteryDraws[] {
  const games = shelf.games.filter((game) => isOpen(game) && (!prizeMode || isOfPrizeMode(game, prizeMode)));
  const lotteries = games.flatMap((game) => {
    const [open, ...past] = (found.get(game.gameCode) ?? []).map((draw) => numeroOf(game.gameCode, draw, now));
    return open ? [{ game, open, last: past.find(({ result }) => result !== null) ?? null }] : [];
  });
  return lotteries.toSorted((one, other) => one.open.closeAt - other.open.closeAt);
}

const keyOf = ({ game, past }: Asked): string => `${game?.gameCode ?? ''} ${past}`;

async function askVendors({ adapters, catalogue }: Reader, { game, past }: Asked): Promise<VendorCalendars> {
  const { vendors } = await catalogue.read();
  const integration = game && vendors.get(game.vassalage)?.integration;
  const asked = [...adapters.values()].filter((vendor) => !game || vendor.integration === integration);
  const answers = await Promise.allSettled(
    asked.flatMap(({ listDraws }) => listDraws?.({ ...(game && { gameCode: game.gameCode }), past }) ?? []),
  );
  const answered = answers.filter((answer) => answer.status === 'fulfilled');
  if (answers.length > 0 && answered.length === 0) throw new Error('No vendor of lotteries answers.');
  return new Map(answered.flatMap(({ value }) => value.lotteries).map(({ gameCode, draws }) => [gameCode, draws]));
}

/** Returns a draw with its status at a time. */
function numeroOf(gameCode: string, draw: VendorDraw, now: Date): Numero {
  return { gameCode, ...draw, status: statusOf(draw, now.getTime()) };
}

function statusOf({ openAt, closeAt, drawAt, result }: VendorDraw, nowMs: number): Numero['status'] {
  if (result !== null) return 'SETTLED';
  if (nowMs < openAt) return 'UPCOMING';
  if (nowMs < closeAt) return 'OPEN';
  return nowMs < drawAt ? 'CLOSED' : 'DRAWN';
}
