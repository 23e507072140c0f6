import type { PushEvent } from '@site/api/events';

/** Yields the service's events until the stream breaks or `signal` aborts it; it never throws. */
export type ReadEvents = (signal: AbortSignal) => AsyncGenerator<PushEvent>;

/** Reads server-sent events by fetch, because EventSource sends no headers. */
export const createReadEvents = (url: string, headers: () => Record<string, string>): ReadEvents =>
  async function* readEvents(signal) {
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
  };

/** Decodes a stream, because not every browser can iterate one. */
async function* textOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}
