import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { RefusalError } from './RefusalError.ts';

/**
 * Refuses a request whose path could be read as another host, or whose sender has no valid IP address: all later checks depend on both. A
 * proxy that adds a port to `X-Forwarded-For` sends no address.
 *
 * Refuses: invalidInput.
 */
export function refuseUnreadable(request: FastifyRequest): void {
  if (URL.parse(`http://localhost${request.url}`)?.pathname.startsWith('//') !== false)
    throw new RefusalError('invalidInput', { field: 'path', rule: 'url' });
  // Read once: every access parses the proxies' headers again.
  const { ip } = request;
  // Node accepts IPv6 addresses with a zone, but the database does not.
  if (isIP(ip) === 0 || ip.includes('%'))
    throw new RefusalError('invalidInput', { field: 'X-Forwarded-For', rule: 'IP addresses without ports' });
}
