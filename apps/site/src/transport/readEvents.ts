import type { PushEvent } from '@site/api/events';

/** Yields what the service sends until the stream breaks or `signal` ends it; it never throws. */
export type ReadEvents = (signal: AbortSignal) => AsyncGenerator<PushEvent>;

/** Reads server-sent events by a fetch, since EventSource sends no headers. */
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
      // A broken stream is an ended one: who reads it opens the next.
    }
  };

/** Not every browser can iterate a stream. */
async function* textOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}
