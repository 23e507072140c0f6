import type { Numero } from '@site/api/lottery';
import type { VendorDraw } from '@site/api/vendor';
import type { Services } from '../services.ts';

/** Returns the draws of each lottery of all vendors, newest first, by its game code. Throws when a vendor is unreachable. */
export async function readDraws(
  { adapters }: Pick<Services, 'adapters'>,
  { gameCode, past, now }: { gameCode?: string; past: number; now: Date },
): Promise<ReadonlyMap<string, Numero[]>> {
  const answers = await Promise.all(
    [...adapters.values()].map(async (adapter) => adapter.listDraws?.({ ...(gameCode && { gameCode }), past })),
  );
  const lotteries = answers.flatMap((answer) => answer?.lotteries ?? []);
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
