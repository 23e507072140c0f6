export type Words = Readonly<Record<string, string>>;

/** Returns the wording of a key with its placeholders filled in. Returns the key when it has no wording. */
export function say(words: Words, key: string, places: Readonly<Record<string, string | number>> = {}): string {
  return (words[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(places[name] ?? ''));
}
