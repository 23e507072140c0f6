/** Letters that Unicode does not decompose into a base letter and a mark. */
const plain: Record<string, string> = { đ: 'd', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i', ة: 'ه', ى: 'ي' };

/** Marks that people omit when they type: accents, Arabic vowels and hamzas, the Arabic tatweel, the Bengali nukta. */
const leftOut = /[\u0300-\u036F]|[\u064B-\u065F]|\u0670|\u0640|\u09BC/g;

/**
 * Normalizes text for search: removes letter case, accents and punctuation, and converts digits to 0 to 9. Words are separated by one
 * space.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(leftOut, '')
    .replaceAll(/[đøłæœßıةى]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[٠-٩۰-۹০-৯]/g, digitOf)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Arabic and Persian digits begin at a multiple of sixteen, Bengali digits six after one. */
const digitOf = (digit: string) => String((digit.charCodeAt(0) - (digit < '০' ? 0 : 6)) & 0xf);
