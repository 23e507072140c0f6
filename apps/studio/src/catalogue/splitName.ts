/** Returns the number of letters of the longer line. */
export function longest(lines: readonly string[]) {
  return Math.max(...lines.map((line) => line.length));
}

/** Splits a name into lines of upper case, after the word that keeps the longer line shortest. */
export function splitName(name: string): readonly string[] {
  const words = name.toUpperCase().split(' ');
  if (words.length === 1) return words;
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return breaks.toSorted((one, other) => longest(one) - longest(other))[0] ?? words;
}
