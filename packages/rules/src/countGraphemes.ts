const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many signs a reader sees: a letter with its marks is one, a family of emoji too. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
