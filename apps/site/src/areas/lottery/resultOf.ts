const SHOWN_BALLS = 7;

/**
 * Returns the numbers of a result that a card shows: few balls with their bonus, else the highest prize digit by digit.
 *
 * @param isShort shows at most seven places; the last one counts the numbers left out
 */
export function resultOf(result: string, isShort = false): { items: string[]; specials: number } {
  const [first = '', bonus = ''] = result.split(',');
  const numbers = first.split(' ');
  const isPrize = numbers.length === 1;
  if (isPrize) return { items: first.split(''), specials: 0 };
  if (isShort && numbers.length > SHOWN_BALLS) {
    const shown = numbers.slice(0, SHOWN_BALLS - 1);
    return { items: [...shown, `+${numbers.length - shown.length}`], specials: 1 };
  }
  const isWhole = numbers.length <= SHOWN_BALLS;
  return { items: [...numbers, ...(isWhole && bonus ? bonus.split(' ') : [])], specials: isWhole && bonus ? 1 : 0 };
}
