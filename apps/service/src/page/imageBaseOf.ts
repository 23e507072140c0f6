import { imageCdnCookie } from '@site/api/withImageBase';
import type { FastifyRequest } from 'fastify';
import { cookieOf } from './cookieOf.ts';

/** Returns the image CDN that the browser uses, by its index in the brand's list; empty for our own origin. Source: SYS-06. */
export function imageBaseOf({ headers }: Pick<FastifyRequest, 'headers'>, imageCDNs: string[]): string {
  const place = cookieOf(headers.cookie ?? '', imageCdnCookie);
  return (place && imageCDNs[Number(place)]?.replace(/\/$/, '')) || '';
}
