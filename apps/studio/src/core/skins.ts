import * as registered from '../engines/engines.ts';
import type { Engine, GameTraits, Skin } from './Engine.ts';

export const engines: readonly Engine[] = Object.values(registered);

const skins: ReadonlyMap<string, Skin> = new Map(
  engines.flatMap((engine) => engine.themes.map((theme) => [theme.name, { engine, theme }] as const)),
);

/** Returns a theme of any engine by its name. */
export function findSkin(themeName: string): Skin | undefined {
  return skins.get(themeName);
}

/** Returns the engine and theme of a catalogue game, or undefined when no engine supports it. */
export function skinFor(game: GameTraits): Skin | undefined {
  const claimed = (gameClassify: string | undefined) =>
    engines.find(({ games }) => games.some((claim) => claim.gameType === game.gameType && claim.gameClassify === gameClassify));
  const engine = claimed(game.gameClassify) ?? claimed(undefined);
  return engine && findSkin(engine.themeFor(game));
}
