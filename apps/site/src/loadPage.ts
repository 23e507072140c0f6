/** Source: SYS-09. */
const LATE_MS = 120_000;
/** Which chunk the tab was loaded anew for. */
const RETRIED = 'retried-chunk';

/** A chunk that has not arrived in time. */
export class LatePage extends Error {
  override name = 'LatePage';
}

/**
 * Loads a page's chunk. Where that fails or takes too long the tab is loaded anew, once: after a release the old chunks are gone, and the
 * new page names the new ones. A second failure is thrown, for the boundary to say.
 *
 * Throws: LatePage after two minutes, else what the import threw.
 *
 * Source: SYS-09, ERR-05.
 */
export async function loadPage<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await inTime(load());
    if (typeof sessionStorage !== 'undefined') sessionStorage.removeItem(RETRIED);
    return loaded;
  } catch (error) {
    if (!navigator.onLine || sessionStorage.getItem(RETRIED) === chunk) throw error;
    sessionStorage.setItem(RETRIED, chunk);
    location.reload();
    return new Promise(() => {});
  }
}

async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LatePage()), LATE_MS);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
