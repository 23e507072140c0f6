import { pause } from './pause.ts';
import type { Refusal, Reply } from './PlayClient.ts';

const RETRY_MS = 2000;

/** Repeats a call until the studio carries it out or refuses it for good. `onWait` is told why, and for how long, it waits. */
export async function untilAnswered<Value>(
  call: () => Promise<Reply<Value>>,
  onWait: (refusal: Refusal, waitMs: number) => void,
): Promise<Reply<Value>> {
  let reply = await call();
  while (!reply.ok && isWorthAsking(reply.refused)) {
    const { waitMs = RETRY_MS } = reply.refused;
    onWait(reply.refused, waitMs);
    await pause(waitMs);
    reply = await call();
  }
  return reply;
}

function isWorthAsking({ code }: Refusal): boolean {
  return code === 'offline' || code === 'pending' || code === 'roundOpen' || code === 'tooSoon';
}
