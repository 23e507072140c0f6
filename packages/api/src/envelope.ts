import type { RefusalCode, RefusalDetails } from './refusals.ts';

/** Every reply has this shape. Source: docs/architecture.md "Calls on the wire". */
export type Envelope<Value = unknown> =
  | { success: true; message: null; code: null; value: Value }
  | { success: false; message: string; code: RefusalCode; value: RefusalDetails | null };
