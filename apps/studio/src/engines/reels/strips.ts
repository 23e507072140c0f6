import { REELS, type SlotSymbol, type Strip } from './Theme.ts';

/** Parses the strips of a theme: a letter for each symbol, a word for each reel. */
export function strips(letters: Readonly<Record<string, SlotSymbol>>, written: string): readonly Strip[] {
  const reels = written
    .trim()
    .split(/\s+/)
    .map((word) =>
      Array.from(word, (letter) => {
        const symbol = letters[letter];
        if (!symbol) throw new Error(`No symbol is written "${letter}".`);
        return symbol;
      }),
    );
  if (reels.length !== REELS) throw new Error(`${reels.length} strips where ${REELS} are due.`);
  return reels;
}
