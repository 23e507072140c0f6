/** A name as strangers see it: its first two letters and its last, of a short one only the first. Source: DR-9.1. */
export function maskName(name: string): string {
  const letters = Array.from(name);
  return letters.length > 3 ? `${letters.slice(0, 2).join('')}***${letters.at(-1)}` : `${letters[0] ?? ''}***`;
}
