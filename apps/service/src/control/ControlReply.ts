/** What a command of the running service answers: lines to print, and whether it went well. */
export interface ControlReply {
  ok: boolean;
  lines: string[];
}

/** Commands by name. What one throws is told to whoever asked. */
export type Verbs = Record<string, (args: string[]) => Promise<ControlReply>>;
