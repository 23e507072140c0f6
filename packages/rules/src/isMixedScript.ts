/** Scripts that are written together in one word. */
const families = [
  ['Latin'],
  ['Cyrillic'],
  ['Greek'],
  ['Armenian'],
  ['Hebrew'],
  ['Arabic'],
  ['Devanagari'],
  ['Bengali'],
  ['Gurmukhi'],
  ['Gujarati'],
  ['Oriya'],
  ['Tamil'],
  ['Telugu'],
  ['Kannada'],
  ['Malayalam'],
  ['Sinhala'],
  ['Thai'],
  ['Lao'],
  ['Tibetan'],
  ['Myanmar'],
  ['Georgian'],
  ['Ethiopic'],
  ['Khmer'],
  ['Mongolian'],
  ['Han', 'Hiragana', 'Katakana', 'Bopomofo'],
  ['Han', 'Hangul'],
].map(
  (scripts) => new RegExp(`^[${scripts.map((script) => String.raw`\p{scx=${script}}`).join('')}\\p{scx=Common}\\p{scx=Inherited}]*$`, 'u'),
);

/**
 * Returns true when a text mixes scripts that are not written together: `pаypal` with a Cyrillic а looks like another name.
 *
 * Source: UTS 39 §5.2, "highly restrictive" without the mixture with Latin.
 */
export const isMixedScript = (text: string): boolean => !families.some((family) => family.test(text));
