import { isIPv4 } from 'node:net';
import { networkOf } from '../networkOf.ts';

/** Enough of an address to know one's own by, and no more. */
export function maskAddress(ip: string): string {
  const network = networkOf(ip);
  const shown = network.split(/[.:]/).slice(0, 2);
  return isIPv4(network) ? `${shown.join('.')}.*.*` : `${shown.join(':')}:*`;
}
