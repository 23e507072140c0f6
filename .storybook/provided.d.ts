import 'vitest';
import 'vitest/browser';
import type { Mode } from './modes';

declare module 'vitest' {
  export interface ProvidedContext {
    mode: Mode;
    /** Compares pictures; off with `VISUAL=0`. */
    visual: boolean;
    /** Motion of stories that do not set it themselves. `MOTION=full` plays animations. */
    motion: 'full' | 'reduced';
  }

  export interface TaskMeta {
    /** Accessibility tree of an example that differs from its record, and the record's file. */
    heard?: { file: string; recorded?: string; tree: string };
    /** Pictures of a page outside of Storybook that differ from those to hold to. */
    differing?: { name: string; message: string }[];
  }
}

declare module 'vitest/browser' {
  export interface BrowserCommands {
    /** Returns the accessibility tree of the page as Playwright writes it. */
    accessibilityTree: () => Promise<string>;
  }
}
