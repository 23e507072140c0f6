import 'vitest';
import type { Mode } from './modes';

declare module 'vitest' {
  export interface ProvidedContext {
    mode: Mode;
    /** Compares pictures; off with `VISUAL=0`. */
    visual: boolean;
    /** Motion of stories that do not set it themselves. `MOTION=full` plays animations. */
    motion: 'full' | 'reduced';
  }
}
