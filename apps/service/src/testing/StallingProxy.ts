import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy that can stall its connections: they stay open, but transfer nothing. */
export class StallingProxy {
  readonly #server: Server;
  readonly #pairs = new Set<[Socket, Socket]>();
  /** Stalls new connections too. */
  stallsNew = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Forwards connections to the server of the address. */
  static async start(url: string): Promise<StallingProxy> {
    const { hostname, port } = new URL(url);
    const server = createServer((near) => {
      const far = connect(Number(port || 5432), hostname);
      const pair: [Socket, Socket] = [near, far];
      proxy.#pairs.add(pair);
      for (const [one, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
        one.on('error', () => other.destroy());
        one.on('close', () => {
          other.destroy();
          proxy.#pairs.delete(pair);
        });
      }
      if (proxy.stallsNew) return;
      near.pipe(far);
      far.pipe(near);
    });
    const proxy = new StallingProxy(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  /** Returns the same address through the proxy. */
  through(url: string): string {
    const address = new URL(url);
    address.hostname = '127.0.0.1';
    address.port = String((this.#server.address() as AddressInfo).port);
    return address.href;
  }

  /** Stalls the open connections. */
  stall(): void {
    for (const [near, far] of this.#pairs) {
      for (const socket of [near, far]) {
        socket.unpipe();
        socket.pause();
      }
    }
  }

  async close(): Promise<void> {
    for (const [near, far] of this.#pairs) {
      near.destroy();
      far.destroy();
    }
    this.#server.close();
    await once(this.#server, 'close');
  }
}
