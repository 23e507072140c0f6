import 'vitest';
import type { Mode } from './modes';

declare module 'vitest' {
  export interface ProvidedContext {
    mode: Mode;
    /** Whether pictures are compared; `VISUAL=0` leaves them out. */
    visual: boolean;
  }
}
