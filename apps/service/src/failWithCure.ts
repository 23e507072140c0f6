import { StartError } from './StartError.ts';

/** Ends a command: one line where the reason names its cure, the whole error where nobody foresaw it. */
export function failWithCure(error: unknown): void {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
