import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Refused } from './Refused.ts';

/**
 * Refuses a request whose path would be read as another host's, or whose sender has no IP address: everything behind rests on both.
 * A proxy that adds a port to `X-Forwarded-For` sends no address.
 *
 * Refuses: invalidInput.
 */
export function refuseUnreadable(request: FastifyRequest): void {
  if (URL.parse(`http://localhost${request.url}`)?.pathname.startsWith('//') !== false)
    throw new Refused('invalidInput', { field: 'path', rule: 'url' });
  // An address with a zone is one of IPv6 to Node, and none to the database.
  if (isIP(request.ip) === 0 || request.ip.includes('%'))
    throw new Refused('invalidInput', { field: 'X-Forwarded-For', rule: 'IP addresses without ports' });
}
