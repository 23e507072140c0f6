/** What an address may bring along to log in with: a code that counts once, or a session's token. */
export type Arrival = { code: string } | { token: string };

/** Takes it out of the address bar before anything can pass it on. Source: SYS-05. */
export function takeArrival(): Arrival | undefined {
  const address = new URL(location.href);
  const { searchParams } = address;
  const [code, token] = [searchParams.get('code'), searchParams.get('token')];
  if (code === null && token === null) return undefined;
  searchParams.delete('code');
  searchParams.delete('token');
  history.replaceState(history.state, '', address);
  return code === null ? { token: token ?? '' } : { code };
}
