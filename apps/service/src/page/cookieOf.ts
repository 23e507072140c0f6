/** Returns the value of a cookie, if it consists of word characters, as choices and tickets do. */
export function cookieOf(header: string, name: string): string | undefined {
  return header
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .match(/^[\w-]{1,60}$/)?.[0];
}
