/** Code points of zero in the decimal scripts; the other nine digits follow each of them. */
const zeros = Array.from('٠۰߀०০੦૦୦௦౦೦൦๐໐༠၀០᠐０', (zero) => zero.codePointAt(0) ?? 0);

/** Converts digits of any script to 0 to 9, because Bengali and Arabic keyboards write their own. Leaves other characters unchanged. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((candidate) => point >= candidate && point < candidate + 10);
    return zero === undefined ? digit : String(point - zero);
  });
