import { flat } from './flat.ts';
import type { Hand } from './Hand.ts';
import { neon } from './neon.ts';
import { painted } from './painted.ts';
import { paper } from './paper.ts';
import { pixel } from './pixel.ts';

/** All hands, by name. */
export const hands = { flat, painted, neon, paper, pixel } satisfies Record<string, Hand>;

export type HandName = keyof typeof hands;
export const handNames = Object.keys(hands) as HandName[];
