import type { Skin } from '../core/Engine.ts';
import { findSkin } from '../core/skins.ts';
import { catalogue } from './catalogue.ts';
import type { CatalogueGame } from './CatalogueGame.ts';

export interface PlayableGame extends Skin {
  game: CatalogueGame;
}

let known: ReadonlyMap<string, PlayableGame> | undefined;

/** Returns the game of a code with its engine and theme, or undefined when no engine supports it. */
export function findGame(gameCode: string): PlayableGame | undefined {
  known ??= new Map(
    catalogue().flatMap((game) => {
      const skin = game.engineTheme && !game.isGroup ? findSkin(game.engineTheme) : undefined;
      return skin ? [[game.gameCode, { game, ...skin }]] : [];
    }),
  );
  return known.get(gameCode);
}
