/** Controls, marks that turn the direction of what follows, and signs without width; the two that join letters are none of these. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;

/** Whether a text holds signs that nobody sees, and that make it read as another. */
export const hasHiddenSigns = (text: string): boolean => hidden.test(text);
