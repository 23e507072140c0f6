import type { Game } from '@site/api/games';
import { searchKey } from '@site/rules/searchKey';
import { editDistance } from '@site/rules/editDistance';

interface Word {
  /** Indexes of the games whose name contains it. */
  places: number[];
  /** One bit for each letter, some letters sharing one: each missing letter of a search term costs one edit. */
  letters: number;
}

/**
 * Finds games by name: in the language of the list, or the vendor's original name.
 *
 * Ranking: exact name, prefix of the name, prefix of a word, substring, words in another order, words with a typo. Within a rank the order
 * of the list is kept.
 *
 * Source: LOB-08.
 */
export class NameSearch {
  readonly #games: readonly Game[];
  /** Search keys of each game by index: its names, and each without spaces. */
  readonly #keys: { key: string; compact: string }[][];
  readonly #words = new Map<string, Word>();

  constructor(games: readonly Game[]) {
    this.#games = games;
    this.#keys = games.map(({ displayName, gameName }) =>
      [...new Set([searchKey(displayName), searchKey(gameName)])].map((key) => ({ key, compact: key.replaceAll(' ', '') })),
    );
    for (const [place, keys] of this.#keys.entries())
      for (const word of new Set(keys.flatMap(({ key }) => key.split(' ')))) {
        const known = this.#words.get(word);
        if (known) known.places.push(place);
        else this.#words.set(word, { places: [place], letters: lettersOf(word) });
      }
  }

  find(text: string): Game[] {
    const key = searchKey(text);
    if (key === '') return [];
    const ranks = new Map<number, number>();
    const compact = key.replaceAll(' ', '');
    for (const [place, keys] of this.#keys.entries()) {
      const rank = Math.min(...keys.map((name) => rankOf(name, key, compact)));
      if (rank < NOT_AS_TYPED) ranks.set(place, rank);
    }
    for (const [place, slipped] of this.#withAllWords(key.split(' '))) if (!ranks.has(place)) ranks.set(place, NOT_AS_TYPED + slipped);
    const byRank = Map.groupBy(
      [...ranks.keys()].toSorted((one, other) => one - other),
      (place) => ranks.get(place) ?? 0,
    );
    return [...byRank.keys()]
      .toSorted((one, other) => one - other)
      .flatMap((rank) => byRank.get(rank) ?? [])
      .flatMap((place) => this.#games[place] ?? []);
  }

  /** Returns the indexes of games whose name contains all words, with their edit distance. */
  #withAllWords(wanted: string[]): Map<number, number> {
    const [first = new Map<number, number>(), ...others] = wanted.map((word) => this.#withWord(word));
    for (const [place, slipped] of first) {
      const rest = others.map((places) => places.get(place));
      if (rest.includes(undefined)) first.delete(place);
      else
        first.set(
          place,
          rest.reduce<number>((sum, more) => sum + (more ?? 0), slipped),
        );
    }
    return first;
  }

  #withWord(wanted: string): Map<number, number> {
    const found = new Map<number, number>();
    for (const [word, { places }] of this.#words) if (word.startsWith(wanted)) for (const place of places) found.set(place, 0);
    const most = slipsAllowed(wanted);
    if (found.size > 0 || most === 0) return found;
    const letters = lettersOf(wanted);
    for (const [word, { places, letters: has }] of this.#words) {
      if (bitsIn(letters & ~has) > most) continue;
      const slipped = editDistance(wanted, word, { most, asPrefix: true });
      if (slipped <= most) for (const place of places) found.set(place, Math.min(slipped, found.get(place) ?? most));
    }
    return found;
  }
}

const NOT_AS_TYPED = 5;

function rankOf(name: { key: string; compact: string }, key: string, compact: string): number {
  if (name.key === key) return 0;
  const at = name.key.indexOf(key);
  if (at === 0) return 1;
  if (at > 0) return name.key.includes(` ${key}`) ? 2 : 3;
  return name.compact.includes(compact) ? 4 : NOT_AS_TYPED;
}

/** Returns the number of tolerated typos; a typo in a short word makes it another word. */
const slipsAllowed = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2);

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
