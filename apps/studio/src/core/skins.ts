import * as registered from '../engines/engines.ts';
import type { Engine, GameTraits, Skin } from './Engine.ts';

export const engines: readonly Engine[] = Object.values(registered);

/** Returns the engine of a name with the theme of a game, or undefined when no such engine is registered. */
export function skinFor(engineName: string | undefined, game: GameTraits): Skin | undefined {
  const engine = engines.find(({ name }) => name === engineName);
  return engine && { engine, theme: engine.themeFor(game) };
}
