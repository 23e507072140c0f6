import { createHash } from 'node:crypto';

/** A seeded pseudorandom generator: the same sequence for the same words on every run. Not for secrets. */
export class Random {
  readonly #state: Uint32Array;

  constructor(words: string) {
    this.#state = new Uint32Array(new Uint8Array(createHash('sha256').update(words).digest()).buffer, 0, 4);
  }

  /** Returns a number from 0 to 1, exclusive, by sfc32. */
  next(): number {
    const [a = 0, b = 0, c = 0, d = 0] = this.#state;
    const drawn = (a + b + d) | 0;
    this.#state[0] = b ^ (b >>> 9);
    this.#state[1] = c + (c << 3);
    this.#state[2] = ((c << 21) | (c >>> 11)) + drawn;
    this.#state[3] = d + 1;
    return (drawn >>> 0) / 2 ** 32;
  }

  /** Returns an integer from 0 to `below`, exclusive. */
  below(below: number): number {
    return Math.floor(this.next() * below);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  uuid(): string {
    const digits = Array.from({ length: 8 }, () => this.below(0x10000).toString(16).padStart(4, '0')).join('');
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
  }
}
