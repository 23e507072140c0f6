/** Source: SYS-09. */
const LATE_MS = 120_000;

/** A chunk that has not arrived in time. */
export class LateChunk extends Error {
  override name = 'LateChunk';
}

/**
 * Loads a chunk. Where that fails or takes too long the tab is loaded anew, once: after a release the old chunks are gone, and the new
 * page names the new ones. A second failure is thrown, for a boundary to say.
 *
 * @param chunk what tells it from every other chunk
 *
 * Throws: LateChunk after two minutes, else what the import threw.
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateChunk()), LATE_MS);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
