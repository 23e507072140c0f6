/**
 * Returns the edit distance between two words: letters to add, drop, change or swap with their neighbour. With `asPrefix`, compares with
 * the beginning of the second word. Returns Infinity when the distance exceeds `most`.
 */
export function editDistance(from: string, to: string, { most, asPrefix = false }: { most: number; asPrefix?: boolean }): number {
  if (from.length - to.length > most || (!asPrefix && to.length - from.length > most)) return Infinity;
  const width = Math.min(to.length, from.length + most);
  let [before, row] = [[] as number[], Array.from({ length: width + 1 }, (_, index) => index)];
  for (let at = 1; at <= from.length; at += 1) {
    const next = [at];
    let least = at;
    for (let index = 1; index <= width; index += 1) {
      const isSame = from[at - 1] === to[index - 1];
      let cost = Math.min((row[index - 1] ?? 0) + (isSame ? 0 : 1), (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1);
      if (at > 1 && index > 1 && from[at - 1] === to[index - 2] && from[at - 2] === to[index - 1])
        cost = Math.min(cost, (before[index - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return Infinity;
    [before, row] = [row, next];
  }
  const found = asPrefix ? Math.min(...row) : (row[to.length] ?? Infinity);
  return found > most ? Infinity : found;
}
