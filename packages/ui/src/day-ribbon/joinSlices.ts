/** Sums each `size` slices into one; the last sum holds the remainder. */
export function joinSlices(amounts: readonly bigint[], size: number): bigint[] {
  return Array.from({ length: Math.ceil(amounts.length / size) }, (_, index) =>
    amounts.slice(index * size, (index + 1) * size).reduce((sum, amount) => sum + amount, 0n),
  );
}
