/** Samples per second of every sound. */
export const RATE = 32_000;

const TURN = 2 * Math.PI;

/** Returns silence of a length. */
export const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * RATE));

/** Adds a sound to another, from a time on. What is longer than the other is cut off. */
export function mix(into: Float32Array, sound: Float32Array, atSeconds = 0, loudness = 1): void {
  const start = Math.round(atSeconds * RATE);
  const length = Math.min(sound.length, into.length - start);
  for (let index = 0; index < length; index += 1) into[start + index] = (into[start + index] ?? 0) + (sound[index] ?? 0) * loudness;
}

/** Plays one note of a marimba: a bar and its fourth overtone, which dies away sooner. */
export function bar(hertz: number, seconds: number): Float32Array {
  return play(seconds, (at) => {
    const body = Math.sin(TURN * hertz * at) * Math.exp(-6 * at);
    const stroke = Math.sin(TURN * hertz * 4 * at) * Math.exp(-22 * at) * 0.35;
    return (body + stroke) * Math.min(1, at * 400);
  });
}

/** Plays one note of a bell: two partials that are no octaves of each other. */
export function bell(hertz: number, seconds: number): Float32Array {
  return play(seconds, (at) => {
    const swing = Math.sin(TURN * hertz * 2.76 * at) * Math.exp(-5 * at) * 1.6;
    return Math.sin(TURN * hertz * at + swing) * Math.exp(-3 * at) * Math.min(1, at * 200);
  });
}

/** Plays a thud that falls in pitch, as of wood that stops. */
export function thud(fromHertz: number, toHertz: number, seconds: number): Float32Array {
  let phase = 0;
  return play(seconds, (at) => {
    phase += (TURN * (toHertz + (fromHertz - toHertz) * Math.exp(-30 * at))) / RATE;
    return Math.sin(phase) * Math.exp((-7 * at) / seconds) * Math.min(1, at * 900);
  });
}

/** Plays a short hiss. The noise is the same in every run. */
export function hiss(seconds: number, brightness: number): Float32Array {
  let seed = 1;
  let smooth = 0;
  return play(seconds, (at) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    smooth += (seed / 2 ** 30 - 1 - smooth) * brightness;
    return smooth * Math.exp((-8 * at) / seconds) * Math.min(1, at * 900);
  });
}

/** Plays a soft note that swells and fades `swells` times within the seconds, so that it may be repeated without a seam. */
export function pad(hertz: number, seconds: number, swells: number): Float32Array {
  // Whole waves fit into the loop.
  const whole = Math.round(hertz * seconds) / seconds;
  return play(seconds, (at) => {
    const swell = 0.5 - 0.5 * Math.cos((TURN * swells * at) / seconds);
    return (Math.sin(TURN * whole * at) + Math.sin(TURN * whole * 2 * at) * 0.18) * swell;
  });
}

function play(seconds: number, sampleAt: (at: number) => number): Float32Array {
  return silence(seconds).map((_, index) => sampleAt(index / RATE));
}
