import type { InputOf } from '@site/api/call';
import type { CallName, Calls } from '@site/api/calls';
import { reaction } from 'mobx';
import type { Answer } from './Answer';

/**
 * Asks for an answer now and every `everyMs` while the page is visible. A reply that cannot be renewed for as long as it holds is discarded.
 * Returns a function that ends it.
 */
export function keepFresh<N extends CallName>(
  answer: Answer<N>,
  input: InputOf<Calls[N]>,
  everyMs: number,
  holdsMs = Number.POSITIVE_INFINITY,
): () => void {
  let readAtMs = Date.now();
  const stopReading = reaction(
    () => answer.load,
    () => (readAtMs = Date.now()),
  );
  const ask = async () => {
    await answer.ask(input);
    const { load } = answer;
    if (load.state !== 'ready' || Date.now() - readAtMs < holdsMs) return;
    answer.forget();
    await answer.ask(input);
  };
  const look = () => document.visibilityState === 'visible' && void ask();
  look();
  const asking = setInterval(look, everyMs);
  document.addEventListener('visibilitychange', look);
  return () => {
    stopReading();
    clearInterval(asking);
    document.removeEventListener('visibilitychange', look);
  };
}
