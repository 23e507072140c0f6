/** Makes what stands for some arguments once: an Intl format is a thousand times dearer to make than to use. */
export function kept<Args extends (string | number)[], Value>(make: (...args: Args) => Value) {
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
