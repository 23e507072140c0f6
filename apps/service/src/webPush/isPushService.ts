/** Returns true for an address of a known push service, so that nobody makes the service ask any other. Source: MEM-08. */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  // A host that is named with its port is one of this machine or network, which needs no certificate.
  if (hosts.includes(url.host) && url.port !== '') return true;
  return url.protocol === 'https:' && url.port === '' && hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}
