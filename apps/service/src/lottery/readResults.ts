import type { Game } from '@site/api/games';
import type { ResultsValue } from '@site/api/lottery';
import { readDraws } from './readDraws.ts';
import type { Services } from '../services.ts';

/** Time to which the newest page is rounded, so that all who ask for it share one question. */
const STEP_MS = 10_000;

interface Asked {
  game: Game;
  /** Only draws whose time is not after this one. @default now */
  until?: number | undefined;
  pageSize: number;
  now: Date;
}

/** Returns results of a lottery, newest first, and its void draws; undefined when it has none. Throws when its vendor does not answer. Source: LOT-03. */
export async function readResults(
  services: Pick<Services, 'adapters' | 'catalogue' | 'calendars'>,
  { game, until, pageSize, now }: Asked,
): Promise<ResultsValue | undefined> {
  const latest = Math.floor(now.getTime() / STEP_MS) * STEP_MS;
  const found = await readDraws(services, { game, past: pageSize, until: Math.min(until ?? latest, latest), now });
  const draws = found.get(game.gameCode);
  const last = draws?.at(-1);
  // A draw opens at the time of the one before it.
  return draws && last && { game, draws: draws.filter(({ result, status }) => result !== null || status === 'VOID'), next: last.openAt };
}
