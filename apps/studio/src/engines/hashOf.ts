/** Returns a whole number of 32 bits that depends on a text alone: FNV-1a. For looks and fixed courses, never for an outcome. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
