import type { SoundName } from '../core/client/sound/soundNames.ts';
import { LOOP_SECONDS, SEAM_SECONDS } from '../core/client/sound/soundNames.ts';
import { bar, bell, hiss, mix, pad, silence, thud } from './instruments.ts';

/** Equal temperament, in semitones from the A of 440 Hz. */
const note = (semitones: number) => 440 * 2 ** (semitones / 12);

const [C5, E5, G5, A5, C6, D6, E6, G6, C7] = [3, 7, 10, 12, 15, 17, 19, 22, 27].map(note) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Plays notes one after the other. */
function tune(hertz: readonly number[], stepSeconds: number, seconds: number, instrument: typeof bar): Float32Array {
  const sound = silence(seconds);
  hertz.forEach((each, step) => mix(sound, instrument(each, 1.4), step * stepSeconds));
  return sound;
}

function press(): Float32Array {
  const sound = silence(0.09);
  mix(sound, thud(420, 260, 0.08), 0, 0.5);
  mix(sound, hiss(0.03, 0.6), 0, 0.2);
  return sound;
}

function knock(): Float32Array {
  const sound = silence(0.22);
  mix(sound, thud(210, 96, 0.2), 0, 0.9);
  mix(sound, hiss(0.05, 0.35), 0, 0.5);
  return sound;
}

function smallWin(): Float32Array {
  return tune([C5, E5, G5, C6], 0.085, 1.3, bar);
}

function bigWin(): Float32Array {
  const sound = tune([C5, E5, G5, C6, E5, G5, C6, E6], 0.1, 2.6, bar);
  for (const [step, hertz] of [C6, E6, G6].entries()) mix(sound, bell(hertz, 1.6), 0.85 + step * 0.05, 0.45);
  return sound;
}

function megaWin(): Float32Array {
  const sound = tune([C5, E5, G5, C6, D6, E6, G6, E6, C6, E6, G6, C7], 0.12, 4.2, bar);
  for (const [step, hertz] of [C5, G5, C6, E6, G6, C7].entries()) mix(sound, bell(hertz, 2.6), 1.5 + step * 0.04, 0.4);
  mix(sound, thud(130, 65, 0.5), 1.5, 0.7);
  return sound;
}

/** Plays a quiet hall: a chord whose notes swell by turns, and a few far bells. It begins again without a seam. */
function hall(): Float32Array {
  const loop = silence(LOOP_SECONDS);
  [-24, -17, -12, -8, -5, -1].forEach((semitones, index) => mix(loop, pad(note(semitones), LOOP_SECONDS, index + 1), 0, 0.16));
  for (const [at, hertz] of [
    [1.2, A5],
    [4.1, E6],
    [6.3, G5],
    [8.8, C6],
  ] as const)
    mix(loop, bell(hertz, 2.6), at, 0.05);
  // The first moments once more: a player repeats from within them.
  const sound = silence(LOOP_SECONDS + SEAM_SECONDS);
  mix(sound, loop);
  mix(sound, loop, LOOP_SECONDS);
  return sound;
}

/** Sounds of the games, synthesised: mono samples within -1 and 1. */
export const recordings: Record<SoundName, () => Float32Array> = {
  press: () => normalise(press(), 0.5),
  knock: () => normalise(knock(), 0.7),
  small: () => normalise(smallWin(), 0.7),
  big: () => normalise(bigWin(), 0.8),
  mega: () => normalise(megaWin(), 0.9),
  hall: () => normalise(hall(), 0.5),
};

function normalise(sound: Float32Array, peak: number): Float32Array {
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return sound.map((sample) => (sample * peak) / loudest);
}
