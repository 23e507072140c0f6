import { isIPv4 } from 'node:net';
import { networkOf } from '@site/rules/networkOf';

/** Masks an IP address so that only its owner recognizes it. */
export function maskAddress(ip: string): string {
  const network = networkOf(ip);
  const shown = network.split(/[.:]/).slice(0, 2);
  return isIPv4(network) ? `${shown.join('.')}.*.*` : `${shown.join(':')}:*`;
}
