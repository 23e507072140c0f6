import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import type { ControlReply, Verbs } from './ControlReply.ts';
import { socketPath } from './socketPath.ts';

/**
 * Accepts commands for the process that holds the embedded database, over a socket that only its owner may open: a request is the JSON of
 * `[verb, ...args]`, a reply that of a ControlReply, each followed by the end of its stream.
 *
 * Start it after opening the database: its lock guarantees that an existing socket is stale.
 */
export async function serveControl(dataDir: string, verbs: Verbs): Promise<{ close(): Promise<void> }> {
  const file = socketPath(dataDir);
  rmSync(file, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // The caller may have disconnected before the reply.
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
