/** Returns the key of a bet from the id of its row in the betting record. A round's id may hold colons too. */
export function betKeyOf(id: string): { integration: string; roundId: string; part: number } {
  const [first, last] = [id.indexOf(':'), id.lastIndexOf(':')];
  return { integration: id.slice(0, first), roundId: id.slice(first + 1, last), part: Number(id.slice(last + 1)) };
}
