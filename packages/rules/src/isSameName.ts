/**
 * Returns true when two spellings are the same person's name. Ignores letter case, diacritics, punctuation and spaces, because banks spell
 * names differently from their holders.
 *
 * Source: SES-07, docs/domain.md DR-17.
 */
export function isSameName(one: string, other: string): boolean {
  const letters = lettersOf(one);
  return letters !== '' && letters === lettersOf(other);
}

const lettersOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{Mc}]/gu, '');
