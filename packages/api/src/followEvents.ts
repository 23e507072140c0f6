import type { PushEvent } from './events.ts';

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

export interface EventSourceTerms {
  url: string;
  headers: () => Record<string, string>;
  /** Ends it. */
  signal: AbortSignal;
  onEvent: (event: PushEvent) => void;
  /** The stream broke; it is opened again. */
  onLost: () => void;
}

/** Follows the service's events until it is aborted, and reconnects when the stream breaks; it never throws. */
export async function followEvents({ onEvent, onLost, ...source }: EventSourceTerms): Promise<void> {
  const { signal } = source;
  for (let failures = 0; !signal.aborted; failures++) {
    for await (const event of readEvents(source)) {
      failures = 0;
      onEvent(event);
    }
    if (signal.aborted) return;
    onLost();
    await pause(waitMs(failures), signal);
  }
}

/** Reads server-sent events by fetch, because EventSource sends no headers. Ends when the stream breaks. */
async function* readEvents({ url, headers, signal }: Pick<EventSourceTerms, 'url' | 'headers' | 'signal'>): AsyncGenerator<PushEvent> {
  try {
    const response = await fetch(url, { headers: { Accept: 'text/event-stream', ...headers() }, signal });
    if (!response.ok || !response.body) return;
    let rest = '';
    for await (const text of textOf(response.body)) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data:')) yield JSON.parse(line.slice('data:'.length)) as PushEvent;
    }
  } catch {
    // A broken stream ends like a closed one: the reader reconnects.
  }
}

/** Decodes a stream, because not every browser can iterate one. */
async function* textOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

/**
 * Returns an exponential backoff with jitter: between half and all of a doubling wait, so that browsers do not reconnect at the same time.
 */
function waitMs(failures: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** failures, MAX_WAIT_MS);
  return longest * (0.5 + Math.random() / 2);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
