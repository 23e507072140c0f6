/** Control characters, direction marks and zero-width characters, except the two joiners. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;

/** Returns true when a text contains invisible characters that make it read as another text. */
export const hasInvisibleCharacters = (text: string): boolean => hidden.test(text);
