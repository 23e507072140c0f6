/** Result of a command in the running service: lines to print, and success. */
export interface ControlReply {
  ok: boolean;
  lines: string[];
}

/** Commands by name. Their errors are reported to the caller. */
export type Verbs = Record<string, (args: string[]) => Promise<ControlReply>>;
