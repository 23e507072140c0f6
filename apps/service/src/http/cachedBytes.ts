import { acceptedEnvelope } from './answer.ts';
import { type Coding, compress } from './compressReplies.ts';

interface Bytes {
  plain: Buffer;
  coded: Map<Coding, Buffer | Promise<Buffer>>;
}

/** Cached by the identity of the value. */
const made = new WeakMap<object, Bytes>();

/** Returns the serialized and compressed reply of a shared value, cached. */
export function cachedBytes(value: object, coding: Coding | undefined): Buffer | Promise<Buffer> {
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

/** Returns true when the value has been serialized before. */
export const isSerialized = (value: object): boolean => made.has(value);
