import { findGame } from '../../catalogue/findGame.ts';
import { encodeFilm } from './Film.ts';

/** Films kept in memory: the site that shows them keeps its own copies. */
const MOST = 32;

const films = new Map<string, Promise<Buffer>>();

/** Returns the film of a game as animated WebP, or undefined when it has none. It is made once, however many ask for it. */
export async function filmOf(gameCode: string): Promise<Buffer | undefined> {
  const played = findGame(gameCode);
  const made = films.get(gameCode) ?? played?.engine.film?.(played.theme, played.game.theme).then(encodeFilm);
  if (!made) return undefined;
  films.delete(gameCode);
  films.set(gameCode, made);
  const [oldest] = films.keys();
  if (films.size > MOST && oldest) films.delete(oldest);
  return made;
}
