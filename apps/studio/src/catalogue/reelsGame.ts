import { themes } from '../reels/themes.ts';
import type { Theme } from '../reels/Theme.ts';
import { catalogue } from './catalogue.ts';
import type { CatalogueGame } from './CatalogueGame.ts';

export interface ReelsGame {
  game: CatalogueGame;
  theme: Theme;
}

let known: ReadonlyMap<string, ReelsGame> | undefined;

/** The game of a code with the theme it plays on; undefined where there is none that the reels can play. */
export function reelsGame(gameCode: string): ReelsGame | undefined {
  known ??= new Map(
    catalogue().flatMap((game) => (game.reelsTheme && !game.isGroup ? [[game.gameCode, { game, theme: themes[game.reelsTheme] }]] : [])),
  );
  return known.get(gameCode);
}
