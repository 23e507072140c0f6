/**
 * Whether two spellings are of one person's name: letter case, marks over letters, signs between them and blanks do not count, since a
 * bank writes a name otherwise than its bearer does.
 *
 * Source: spec §4 "bank account name", DR-17 "payeeName".
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
