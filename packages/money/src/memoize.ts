/** Memoizes a function by its arguments: an `Intl` formatter costs a thousand times more to create than to use. */
export function memoize<Args extends (string | number)[], Value>(make: (...args: Args) => Value) {
  const made = new Map<string, Value>();
  return (...args: Args): Value => {
    const key = args.join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(...args);
    made.set(key, value);
    return value;
  };
}
