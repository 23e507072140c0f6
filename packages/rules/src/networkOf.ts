const IPV4 = /^\d+(\.\d+){3}$/;

/** Returns the network of an address: the address itself or, for IPv6, its first half, which a household shares. */
export function networkOf(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (IPV4.test(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  const half = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${half.join(':')}::`;
}
