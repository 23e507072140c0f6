/** Returns C(n, k), the number of ways to choose `k` of `n`: 0 when `k` is below 0 or above `n`. Exact up to 2^53. */
export function combinations(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let step = 1; step <= Math.min(k, n - k); step += 1) ways = (ways * (n - step + 1)) / step;
  return Math.round(ways);
}
