import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Hashed, Hashing } from './hashingThread.ts';

/** Threads with nothing to do. They keep no process from ending. */
const idle: Worker[] = [];

/** Hashes on a thread of its own, of which there are as many as are asked at once. */
export async function hashAside(hashing: Hashing): Promise<boolean | string> {
  const thread = idle.pop() ?? new Worker(new URL('hashingThread.ts', import.meta.url));
  thread.ref();
  thread.postMessage(hashing, []);
  const [hashed] = (await once(thread, 'message')) as [Hashed];
  thread.unref();
  idle.push(thread);
  if ('error' in hashed) throw new Error(hashed.error);
  return hashed.result;
}
