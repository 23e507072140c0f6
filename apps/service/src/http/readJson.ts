/** Parses JSON; returns undefined for invalid text, so that a schema can refuse it. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
