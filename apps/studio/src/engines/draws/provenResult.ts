/** Writes a result as one word, which is what a player verifies: `01.02.03~04`. */
export const proveResult = (result: string) => result.replaceAll(' ', '.').replaceAll(',', '~');

/** Reads a result that was written as one word. */
export const readProven = (proven: string) => proven.replaceAll('~', ',').replaceAll('.', ' ');
