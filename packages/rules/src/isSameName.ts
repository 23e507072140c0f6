import { lettersOfName } from './lettersOfName.ts';

/** Returns true when two spellings are the same person's name. Source: SES-07, docs/domain.md DR-17. */
export function isSameName(one: string, other: string): boolean {
  const letters = lettersOfName(one);
  return letters !== '' && letters === lettersOfName(other);
}
