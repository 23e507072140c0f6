import type { EngineTheme, Skin } from '../core/Engine.ts';
import { engines } from '../core/skins.ts';
import { catalogue } from './catalogue.ts';
import type { CatalogueGame } from './CatalogueGame.ts';

export interface PlayableGame extends Skin {
  game: CatalogueGame;
}

let known: ReadonlyMap<string, CatalogueGame> | undefined;
const themes = new Map<string, EngineTheme>();

/** Returns the game of a code with its engine and theme, or undefined when no engine supports it. */
export function findGame(gameCode: string): PlayableGame | undefined {
  known ??= new Map(catalogue().map((game) => [game.gameCode, game]));
  const game = known.get(gameCode);
  const engine = engines.find(({ name }) => name === game?.engine);
  if (!game || !engine || game.isGroup) return undefined;
  const theme = themes.get(gameCode) ?? engine.themeFor({ gameCode, gameClassify: game.gameClassify, look: game.theme });
  themes.set(gameCode, theme);
  return { game, engine, theme };
}

/** Returns the games that an engine supports, by name. */
export function playableGames(): readonly CatalogueGame[] {
  return catalogue()
    .filter(({ engine }) => engine !== null)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
