import { StartError } from '../StartError.ts';

/** Reports a failed command: one line when the error names its remedy, otherwise the whole error. */
export function failWithRemedy(error: unknown): void {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
