/** Takes one item out of the pool for each number, all equally likely. The pool keeps the rest. */
export function pick<Item>(pool: Item[], numbers: readonly number[]): Item[] {
  return numbers.flatMap((number) => pool.splice(Math.floor(number * pool.length), 1));
}
