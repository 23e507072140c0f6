import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Maximum connections of a vendor. Further requests wait at the vendor, and time out there. */
const CONNECTIONS = 1000;

export interface Load {
  /** Origin of the service. */
  url: string;
  /** Returns the bytes of the next request. */
  ask(): string;
  /** Timeout of a caller in milliseconds. */
  patienceMs: number;
  forMs: number;
}

export interface Answers {
  asked: number;
  /** Number of replies with 200 before the timeout. */
  useful: number;
  usefulPerSecond: number;
  /** Fewest useful replies in a second, except for the first. */
  leastInASecond: number;
  /** Latencies of the useful replies, in milliseconds. */
  waitsMs: readonly number[];
  /** Their 99th percentile, in whole milliseconds. */
  p99Ms: number;
  /** Number refused with 503 and Retry-After. */
  shed: number;
  p99OfShedMs: number;
  /** Number of timeouts. */
  given: number;
  other: number;
}

/** Sends the given number of requests per second, independent of the replies (open loop). */
export async function offerLoad(load: Load, perSecond: number): Promise<Answers> {
  const total = Math.floor((load.forMs / 1000) * perSecond);
  const requests = Array.from({ length: total }, () => load.ask());
  const callers = new Callers(load);
  const from = performance.now();
  const all: Promise<void>[] = [];
  while (all.length < total) {
    const due = Math.min(total, ((performance.now() - from) / 1000) * perSecond);
    while (all.length < due) all.push(callers.ask(requests[all.length]));
    await wait(2);
  }
  await Promise.all(all);
  return callers.end();
}

/** Sends requests from the given number of callers, each of which waits for its reply (closed loop). */
export async function offerLanes(load: Load, lanes: number): Promise<Answers> {
  const callers = new Callers(load);
  const untilMs = performance.now() + load.forMs;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() < untilMs) await callers.ask();
    }),
  );
  return callers.end();
}

interface Asked {
  bytes: string;
  fromMs: number;
  socket: Socket | undefined;
  end: (reply: string | undefined) => void;
}

/** A minimal HTTP client: a complete one would be overloaded before the service. */
class Callers {
  readonly #load: Load;
  readonly #fromMs = performance.now();
  readonly #idle: Socket[] = [];
  readonly #queue: Asked[] = [];
  readonly #waits: number[] = [];
  readonly #waitsOfShed: number[] = [];
  readonly #bySecond: number[] = [];
  #connections = 0;
  #asked = 0;
  #given = 0;
  #other = 0;

  constructor(load: Load) {
    this.#load = load;
  }

  ask(bytes = this.#load.ask()): Promise<void> {
    this.#asked += 1;
    return new Promise((resolve) => {
      const fromMs = performance.now();
      const asked: Asked = {
        bytes,
        fromMs,
        socket: undefined,
        end: (reply) => {
          clearTimeout(patience);
          this.#count(performance.now() - fromMs, reply);
          resolve();
        },
      };
      const patience = setTimeout(() => (asked.socket ? asked.socket.destroy() : asked.end(undefined)), this.#load.patienceMs);
      this.#queue.push(asked);
      this.#next();
    });
  }

  #next(): void {
    while (this.#queue.length > 0 && (this.#idle.length > 0 || this.#connections < CONNECTIONS)) {
      const asked = this.#queue.shift();
      if (asked && performance.now() - asked.fromMs < this.#load.patienceMs) this.#send(asked, this.#idle.pop() ?? this.#connect());
    }
  }

  #connect(): Socket {
    this.#connections += 1;
    // A host name would be resolved for every connection.
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(this.#load.url).port), noDelay: true });
    socket.once('close', () => {
      this.#connections -= 1;
      const place = this.#idle.indexOf(socket);
      if (place >= 0) this.#idle.splice(place, 1);
      this.#next();
    });
    socket.on('error', () => undefined);
    return socket;
  }

  #send(asked: Asked, socket: Socket): void {
    asked.socket = socket;
    let read = '';
    const onData = (bytes: Buffer) => {
      read += bytes.toString('latin1');
      const head = read.indexOf('\r\n\r\n');
      if (head < 0 || read.length < head + 4 + Number(/content-length: (\d+)/i.exec(read)?.[1] ?? 0)) return;
      socket.off('data', onData).off('close', onClose);
      this.#idle.push(socket);
      asked.end(read);
      this.#next();
    };
    const onClose = () => asked.end(undefined);
    socket.on('data', onData).once('close', onClose).write(asked.bytes);
  }

  #count(waitedMs: number, reply: string | undefined): void {
    if (reply === undefined || waitedMs >= this.#load.patienceMs) this.#given += 1;
    else if (reply.startsWith('HTTP/1.1 200')) {
      this.#waits.push(waitedMs);
      const second = Math.floor((performance.now() - this.#fromMs) / 1000);
      this.#bySecond[second] = (this.#bySecond[second] ?? 0) + 1;
    } else if (reply.startsWith('HTTP/1.1 503') && /retry-after: \d/i.test(reply)) this.#waitsOfShed.push(waitedMs);
    else this.#other += 1;
  }

  end(): Answers {
    this.#idle.forEach((socket) => socket.destroy());
    const seconds = Math.floor(this.#load.forMs / 1000);
    return {
      asked: this.#asked,
      useful: this.#waits.length,
      usefulPerSecond: Math.round(this.#waits.length / seconds),
      leastInASecond: Math.min(...Array.from({ length: seconds - 1 }, (_, second) => this.#bySecond[second + 1] ?? 0)),
      waitsMs: this.#waits,
      p99Ms: Math.round(p99(this.#waits)),
      shed: this.#waitsOfShed.length,
      p99OfShedMs: Math.round(p99(this.#waitsOfShed)),
      given: this.#given,
      other: this.#other,
    };
  }
}

/** Returns the 99th percentile of latencies. */
export const p99 = (waits: readonly number[]) => waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
