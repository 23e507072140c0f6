const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Counts graphemes: a letter with its marks is one, and so is an emoji made of several. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
