/** Runs a task `count` times, with at most `limit` running at once. */
export async function runConcurrently(limit: number, count: number, task: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: limit }, async () => {
      while (next < count) await task(next++);
    }),
  );
}
