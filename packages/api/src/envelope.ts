import type { RefusalCode, RefusalDetails } from './refusals.ts';

/** Every reply has this shape. Source: design §5, calls.md §1. */
export type Envelope<Value = unknown> =
  | { success: true; message: null; code: null; value: Value }
  | { success: false; message: string; code: RefusalCode; value: RefusalDetails | null };
