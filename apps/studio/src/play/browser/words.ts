export type Words = Readonly<Record<string, string>>;

/** The wording of a key with its places filled. A key without wording shows itself, so that it is noticed. */
export function say(words: Words, key: string, places: Readonly<Record<string, string | number>> = {}): string {
  return (words[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(places[name] ?? ''));
}
