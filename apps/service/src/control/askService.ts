import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ControlReply } from './ControlReply.ts';
import { socketPath } from './socketPath.ts';

/** Runs a command in the service that uses this directory; returns `undefined` when none is running. */
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
