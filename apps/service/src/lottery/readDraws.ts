import type { Game } from '@site/api/games';
import type { Numero } from '@site/api/lottery';
import type { VendorDraw } from '@site/api/vendor';
import type { Services } from '../services.ts';

interface Asked {
  /** One lottery; all of them without it. */
  game?: Pick<Game, 'gameCode' | 'vassalage'>;
  past: number;
  now: Date;
}

/**
 * Returns the draws of each lottery, newest first, by its game code: those of the vendors that answer. Throws when none of them does.
 *
 * Source: LOT-03, VEN-05.
 */
export async function readDraws(
  { adapters, catalogue }: Pick<Services, 'adapters' | 'catalogue'>,
  { game, past, now }: Asked,
): Promise<ReadonlyMap<string, Numero[]>> {
  const { vendors } = await catalogue.read();
  const integration = game && vendors.get(game.vassalage)?.integration;
  const asked = [...adapters.values()].filter((vendor) => !game || vendor.integration === integration);
  const answers = await Promise.allSettled(
    asked.flatMap(({ listDraws }) => listDraws?.({ ...(game && { gameCode: game.gameCode }), past }) ?? []),
  );
  const answered = answers.filter((answer) => answer.status === 'fulfilled');
  if (answers.length > 0 && answered.length === 0) throw new Error('No vendor of lotteries answers.');
  const lotteries = answered.flatMap(({ value }) => value.lotteries);
  return new Map(lotteries.map((lottery) => [lottery.gameCode, lottery.draws.map((draw) => numeroOf(lottery.gameCode, draw, now))]));
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
