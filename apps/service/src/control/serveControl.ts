import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import type { ControlReply, Verbs } from './ControlReply.ts';
import { socketPath } from './socketPath.ts';

/**
 * Lets commands reach the process that holds the embedded database, over a socket that only its owner may open: a request is the
 * JSON of `[verb, ...args]`, a reply that of a ControlReply, each followed by the end of its stream.
 *
 * Start it once the database is open: its lock says that a socket found here belongs to nobody any more.
 */
export async function serveControl(dataDir: string, verbs: Verbs): Promise<{ close(): Promise<void> }> {
  const file = socketPath(dataDir);
  rmSync(file, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // Whoever asked may be gone before the answer.
    socket.on('error', () => socket.destroy());
    void answer(socket, verbs);
  });
  server.listen(file);
  await once(server, 'listening');
  chmodSync(file, 0o600);
  return {
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(socket: Socket, verbs: Verbs): Promise<void> {
  socket.end(JSON.stringify(await replyTo(await text(socket).catch(() => ''), verbs)));
}

async function replyTo(request: string, verbs: Verbs): Promise<ControlReply> {
  try {
    const [verb = '', ...args] = JSON.parse(request) as string[];
    const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    if (!run) return { ok: false, lines: [`Unknown command "${verb}". Known: ${Object.keys(verbs).join(', ')}.`] };
    return await run(args);
  } catch (error) {
    return { ok: false, lines: [error instanceof Error ? error.message : String(error)] };
  }
}
