/** Letters that do not come apart into a plain one and a mark. */
const plain: Record<string, string> = { đ: 'd', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i', ة: 'ه', ى: 'ي' };

/** Marks that people leave out when they type: accents, Arabic vowels and hamzas, the Arabic stretch, the Bengali dot. */
const leftOut = /[\u0300-\u036F]|[\u064B-\u065F]|\u0670|\u0640|\u09BC/g;

/**
 * Text as it is compared in a search: whatever its case, accents, digits of another script and signs between words. Words are
 * parted by one space.
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

/** The Arabic and Persian digits begin at a multiple of sixteen, the Bengali ones six after it. */
const digitOf = (digit: string) => String((digit.charCodeAt(0) - (digit < '০' ? 0 : 6)) & 0xf);
