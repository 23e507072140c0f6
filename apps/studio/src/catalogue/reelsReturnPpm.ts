import { returnToPlayerPpm } from '../reels/returnToPlayer.ts';
import { themes } from '../reels/themes.ts';
import type { ReelsThemeName } from './CatalogueGame.ts';

const known = new Map<ReelsThemeName, number>();

/** What a skin of the reels gives back in the long run, in parts per million; worked out once for all its games. */
export function reelsReturnPpm(name: ReelsThemeName) {
  const returnPpm = known.get(name) ?? returnToPlayerPpm(themes[name]);
  known.set(name, returnPpm);
  return returnPpm;
}
