import type { Word } from '../../core/client/Stage.ts';
import { spots } from './spots.ts';

/** Returns the name of a place in words, e.g. Corner 1, 2, 4, 5. */
export function spotName(name: string, word: Word): string {
  const spot = spots.get(name);
  if (!spot) return name;
  const { kind, numbers } = spot;
  switch (kind) {
    case 'half':
      return word(`roulette.${name}`);
    case 'dozen':
      return word('roulette.dozen', { first: numbers[0] ?? '', last: numbers.at(-1) ?? '' });
    case 'column':
      return word('roulette.column', { number: Number(name.at(-1)) });
    case 'straight':
    case 'split':
    case 'street':
    case 'corner':
    case 'line':
      return word(`roulette.${kind}`, { numbers: numbers.join(', ') });
  }
}
