import type { FastifyRequest } from 'fastify';
import { languageOf } from '../http/languageOf.ts';
import type { BrandState, Brands } from '../system/Brands.ts';
import { cookieOf } from './cookieOf.ts';

/**
 * Returns the brand and the language of a request: by address, stored choice, host and browser, in this order.
 *
 * Source: docs/decisions/site.md "One address for each language".
 */
export async function visitOf(request: FastifyRequest, brands: Brands): Promise<{ url: URL; state: BrandState; language: string }> {
  const url = new URL(`http://localhost${request.url}`);
  const { cookie = '', 'accept-language': header } = request.headers;
  const chosen = url.searchParams.get('merchant') ?? cookieOf(cookie, 'merchant');
  const state = (chosen && (await brands.find(chosen))) || (await brands.ofHost(request.hostname));
  const language = languageOf(state.brand, {
    query: url.searchParams.get('lang') ?? undefined,
    cookie: cookieOf(cookie, 'lang'),
    header,
  });
  return { url, state, language };
}
