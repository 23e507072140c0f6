/**
 * Masks a name for strangers: keeps its first two letters and its last, or only the first of a short name. Source: docs/domain.md DR-9.1.
 */
export function maskName(name: string): string {
  const letters = Array.from(name);
  return letters.length > 3 ? `${letters.slice(0, 2).join('')}***${letters.at(-1)}` : `${letters[0] ?? ''}***`;
}
