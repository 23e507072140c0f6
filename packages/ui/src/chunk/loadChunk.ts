/** Source: SYS-09. */
const TIMEOUT_MS = 120_000;
/** The time is counted in steps: one that a sleeping machine delays counts once, and says no more about the network. */
const STEP_MS = 5000;

/** A chunk that has not arrived in time. */
export class ChunkTimeout extends Error {
  override name = 'ChunkTimeout';
}

/**
 * Loads a chunk. A failure or timeout reloads the tab once: after a release the old chunks are gone, and the new page refers to the new
 * ones. A second failure is thrown, for an error boundary.
 *
 * @param chunk unique name of the chunk
 *
 * Throws: ChunkTimeout after two minutes, otherwise the error of the import.
 *
 * Source: SYS-09, ERR-05.
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  const retried = `retried-chunk ${chunk}`;
  try {
    const loaded = await inTime(load());
    if (typeof sessionStorage !== 'undefined') sessionStorage.removeItem(retried);
    return loaded;
  } catch (error) {
    if (!navigator.onLine || sessionStorage.getItem(retried)) throw error;
    sessionStorage.setItem(retried, 'yes');
    location.reload();
    return new Promise(() => {});
  }
}

async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const late = new Promise<never>((_, reject) => {
    let steps = 0;
    timer = setInterval(() => {
      steps += 1;
      if (steps * STEP_MS >= TIMEOUT_MS) reject(new ChunkTimeout());
    }, STEP_MS);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearInterval(timer);
  }
}
