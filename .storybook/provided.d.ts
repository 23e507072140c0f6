import 'vitest';
import type { Mode } from './modes';

declare module 'vitest' {
  export interface ProvidedContext {
    mode: Mode;
    /** Whether pictures are compared; `VISUAL=0` leaves them out. */
    visual: boolean;
    /** How stories run that do not ask for motion themselves. `MOTION=full` lets them move, as for a person who opens them. */
    motion: 'full' | 'reduced';
  }
}
