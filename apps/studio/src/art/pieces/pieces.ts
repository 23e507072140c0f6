import type { Motif } from '../motifs/defineMotif.ts';
import { batsman } from './batsman.ts';
import { bomb } from './bomb.ts';
import { marble } from './marble.ts';
import { rickshaw } from './rickshaw.ts';

/** Drawings for boards and heroes that are not a motif of posters, by name. */
export const pieces = { batsman, bomb, marble, rickshaw } satisfies Record<string, Motif>;

export type PieceName = keyof typeof pieces;
