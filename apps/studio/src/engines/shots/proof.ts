import type { Shot } from './batch.ts';

/** Writes the shots of a batch for the verification page: each as fish and cost in minor units. */
export function writeShots(shots: readonly Shot[]): string {
  return shots.map(({ fish, costMinor }) => `${fish}x${costMinor}`).join(',');
}

export function readShots(text: string): Shot[] {
  return [...text.matchAll(/(\d+)x(\d+)/g)].map(([, fish, costMinor = '0']) => ({ fish: Number(fish), costMinor }));
}
