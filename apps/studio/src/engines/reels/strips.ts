import { REELS, type Sign, type Strip } from './Theme.ts';

/** Parses the strips of a theme: a letter for each sign, a word for each reel. */
export function strips(letters: Readonly<Record<string, Sign>>, written: string): readonly Strip[] {
  const reels = written
    .trim()
    .split(/\s+/)
    .map((word) =>
      Array.from(word, (letter) => {
        const sign = letters[letter];
        if (!sign) throw new Error(`No sign is written "${letter}".`);
        return sign;
      }),
    );
  if (reels.length !== REELS) throw new Error(`${reels.length} strips where ${REELS} are due.`);
  return reels;
}
