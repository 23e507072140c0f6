import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ControlReply } from './ControlReply.ts';
import { socketPath } from './socketPath.ts';

/** Has the service that runs on this directory carry out a command; `undefined` where none runs. */
export async function askService(dataDir: string, verb: string, args: string[] = []): Promise<ControlReply | undefined> {
  const socket = connect({ path: socketPath(dataDir), allowHalfOpen: true });
  socket.end(JSON.stringify([verb, ...args]));
  try {
    return JSON.parse(await text(socket)) as ControlReply;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')) return undefined;
    throw error;
  }
}
