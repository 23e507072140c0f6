import { buildGames } from './build.ts';

/** Builds the browser code of the games, which the studio's tests load in a browser. Skipped when up to date. */
export default async function buildGamesFirst(): Promise<void> {
  if (!(await buildGames({ onlyIfStale: true })).ok) throw new Error('The browser code of the games cannot be built.');
}
