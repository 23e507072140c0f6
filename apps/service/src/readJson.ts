/** What a text says in JSON; undefined where it says nothing, so that a schema can refuse it. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
