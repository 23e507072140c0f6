/** The zeros of the scripts that count in tens; the other nine digits follow each of them. */
const zeros = Array.from('٠۰߀०০੦૦୦௦౦೦൦๐໐༠၀០᠐０', (zero) => zero.codePointAt(0) ?? 0);

/** Digits of any script as 0 to 9: a Bengali or Arabic keyboard writes its own. All else stays as it is. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((candidate) => point >= candidate && point < candidate + 10);
    return zero === undefined ? digit : String(point - zero);
  });
