/** Runs a task `count` times, at most `lanes` at once, each lane starting its next when the last has ended. */
export async function inLanes(lanes: number, count: number, task: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < count) await task(next++);
    }),
  );
}
