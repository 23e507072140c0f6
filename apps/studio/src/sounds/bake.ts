import { createMp3Encoder } from 'wasm-media-encoders';
import { RATE } from './instruments.ts';

/** Encodes mono samples as MP3, which every browser plays. The same samples give the same bytes. */
export async function bake(samples: Float32Array): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate: RATE, bitrate: 48 });
  // The encoder reuses its memory.
  const body = encoder.encode([samples]).slice();
  const rest = encoder.finalize().slice();
  return Buffer.concat([body, rest]);
}
