/**
 * Returns the letters of a person's name, without letter case, diacritics, punctuation and spaces: banks spell names differently from their
 * holders.
 *
 * Source: SES-07, docs/domain.md DR-17.
 */
export const lettersOfName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{Mc}]/gu, '');
