import type { Word } from '../../core/client/Stage.ts';
import { spots } from './sicBo.ts';

/** Returns the name of a place in words, e.g. Faces 1, 2. */
export function spotName(name: string, word: Word): string {
  const spot = spots.get(name);
  if (!spot) return name;
  const { kind, numbers } = spot;
  return kind === 'half' ? word(`sicBo.${name}`) : word(`sicBo.place.${kind}`, { numbers: numbers.join(', ') });
}
