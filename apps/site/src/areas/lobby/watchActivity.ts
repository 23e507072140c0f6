import { reaction } from 'mobx';
import type { Answer } from '../../stores/Answer';

const ASK_MS = 15_000;
const MINUTE_MS = 60_000;

/**
 * Keeps figures of what is being played up to date while the page is visible. Those that cannot be renewed for as long as they hold are
 * discarded. Returns a function that ends it.
 *
 * Source: docs/domain.md DR-9.2, DR-9.3.
 */
export function watchActivity(activity: Answer<'activity'>): () => void {
  let readAtMs = Date.now();
  const stopReading = reaction(
    () => activity.load,
    () => (readAtMs = Date.now()),
  );
  const ask = async () => {
    await activity.ask({});
    const { load } = activity;
    if (load.state !== 'ready' || Date.now() - readAtMs < load.value.windowMinutes * MINUTE_MS) return;
    activity.forget();
    await activity.ask({});
  };
  const look = () => document.visibilityState === 'visible' && void ask();
  if (activity.load.state !== 'ready') look();
  const asking = setInterval(look, ASK_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    stopReading();
    clearInterval(asking);
    document.removeEventListener('visibilitychange', look);
  };
}
