import { acceptedEnvelope } from './answer.ts';
import { type Coding, compress } from './compressReplies.ts';

interface Bytes {
  plain: Buffer;
  coded: Map<Coding, Buffer | Promise<Buffer>>;
}

/** A reply goes with the value that it was made of. */
const made = new WeakMap<object, Bytes>();

/** The accepted reply of a kept value as it travels: written out and compressed once, however many get it. */
export function keptBytes(value: object, coding: Coding | undefined): Buffer | Promise<Buffer> {
  let bytes = made.get(value);
  if (!bytes) {
    bytes = { plain: Buffer.from(JSON.stringify(acceptedEnvelope(value))), coded: new Map() };
    made.set(value, bytes);
  }
  const { plain, coded } = bytes;
  if (!coding) return plain;
  const known = coded.get(coding);
  if (known) return known;
  const packing = compress(plain.toString(), coding).then((packed) => {
    coded.set(coding, packed);
    return packed;
  });
  coded.set(coding, packing);
  return packing;
}

/** Whether a value has been answered before. */
export const isAnswered = (value: object): boolean => made.has(value);
