const SHOWN_BALLS = 7;

/** Returns the numbers of a result that a card shows: few balls with their bonus, else the highest prize digit by digit. */
export function resultOf(result: string): { numbers: string[]; specials: number } {
  const [first = '', bonus = ''] = result.split(',');
  const numbers = first.split(' ');
  const isPrize = numbers.length === 1;
  if (isPrize) return { numbers: first.split(''), specials: 0 };
  const isWhole = numbers.length <= SHOWN_BALLS;
  return { numbers: [...numbers, ...(isWhole && bonus ? bonus.split(' ') : [])], specials: isWhole && bonus ? 1 : 0 };
}
