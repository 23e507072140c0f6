import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Hashed, Hashing } from './hashingThread.ts';

/** Idle threads. They do not keep the process alive. */
const idle: Worker[] = [];

/** Hashes on a separate thread; there are as many threads as concurrent hashes. */
export async function hashOnThread(hashing: Hashing): Promise<boolean | string> {
  const thread = idle.pop() ?? new Worker(new URL('hashingThread.ts', import.meta.url));
  thread.ref();
  thread.postMessage(hashing, []);
  const [hashed] = (await once(thread, 'message')) as [Hashed];
  thread.unref();
  idle.push(thread);
  if ('error' in hashed) throw new Error(hashed.error);
  return hashed.result;
}
