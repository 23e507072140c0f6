/** Inputs that determine the draws of one round. The seeds are used as text, not as bytes in hexadecimal. */
export interface FairRound {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

const FLOATS_PER_BLOCK = 8;
const BYTES_PER_FLOAT = 4;
const encoder = new TextEncoder();

/**
 * Returns the first `count` numbers of a round's stream, each in [0, 1).
 *
 * The result is the same in the browser and in Node, so that a player can verify the server's draws.
 *
 * Source: docs/domain.md DR-16.
 */
export async function fairFloats({ serverSeed, clientSeed, nonce }: FairRound, count: number): Promise<number[]> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const cursors = Array.from({ length: Math.ceil(count / FLOATS_PER_BLOCK) }, (_, cursor) => cursor);
  const blocks = await Promise.all(
    cursors.map((cursor) => crypto.subtle.sign('HMAC', key, encoder.encode(`${clientSeed}:${nonce}:${cursor}`))),
  );
  return blocks.flatMap(floatsOf).slice(0, count);
}

/** Returns the hash that is published before the seed: SHA-256 in hexadecimal. */
export async function seedHash(serverSeed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(serverSeed));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function floatsOf(block: ArrayBuffer): number[] {
  const view = new DataView(block);
  return Array.from({ length: FLOATS_PER_BLOCK }, (_, index) => view.getUint32(index * BYTES_PER_FLOAT) / 2 ** 32);
}
