/** Log-in data from an address: a single-use code or a session token. */
export type LinkCredential = { code: string } | { token: string };

/** Reads the log-in data and removes it from the address bar. Source: SYS-05. */
export function takeLinkCredential(): LinkCredential | undefined {
  const address = new URL(location.href);
  const { searchParams } = address;
  const [code, token] = [searchParams.get('code'), searchParams.get('token')];
  if (code === null && token === null) return undefined;
  searchParams.delete('code');
  searchParams.delete('token');
  history.replaceState(history.state, '', address);
  return code === null ? { token: token ?? '' } : { code };
}
