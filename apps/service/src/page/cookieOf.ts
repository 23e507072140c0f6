/** The value of a cookie, where it is a plain word, as choices and tickets are. */
export function cookieOf(header: string, name: string): string | undefined {
  return header
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .match(/^[\w-]{1,60}$/)?.[0];
}
