import { returnToPlayerPpm } from './returnToPlayer.ts';
import type { Theme } from './Theme.ts';
import { themes } from './themes.ts';

/** Themes drawn by hand, whose strips and pays the other games take with their own symbols. */
export const models: readonly Theme[] = Object.values(themes);

const ppmOf = new Map<string, number>();

/** Returns the return to player of a model and of every game with its strips; computed once. Throws for an unknown model. */
export function modelPpm(name: string): number {
  const known = ppmOf.get(name);
  if (known !== undefined) return known;
  const model = models.find((theme) => theme.name === name);
  if (!model) throw new Error(`The reels have no model "${name}".`);
  const ppm = returnToPlayerPpm(model);
  ppmOf.set(name, ppm);
  return ppm;
}
