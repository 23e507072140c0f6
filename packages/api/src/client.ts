import type { AnyRefusalOf, InputOf, OutputOf } from './call.ts';
import type { CallName, Calls } from './calls.ts';
import type { Envelope } from './envelope.ts';
import type { RefusalDetails } from './refusals.ts';
import { type Route, routes } from './routes.ts';

/** `networkAbnormal`: no answer, or one that is not ours. The service never says it. */
export type FailureOf<N extends CallName> = AnyRefusalOf<Calls[N]> | 'networkAbnormal';

export type Reply<N extends CallName> =
  | { ok: true; value: OutputOf<Calls[N]> }
  | { ok: false; code: FailureOf<N>; details: RefusalDetails };

export type Client = <N extends CallName>(name: N, input: InputOf<Calls[N]>, options?: { signal?: AbortSignal }) => Promise<Reply<N>>;

export interface ClientOptions {
  /** Origin of the service; empty in a page that it serves. */
  origin?: string;
  /** Read at each call: the token, the merchant code and the language may change. */
  headers: () => Record<string, string>;
  /** Seals the body of an encrypted call as JWE compact; loaded when first needed. */
  seal?: (path: string, input: object) => Promise<string>;
}

/** Makes calls. Transport only: what a refusal means is for the caller to say. */
export function createClient({ origin = '', headers, seal }: ClientOptions): Client {
  return async (name, input, options) => {
    const route: Route = routes[name];
    try {
      const response = await fetch(origin + address(route, input), {
        method: route.method,
        headers: {
          'X-Module': 'WEB',
          ...headers(),
          ...(hasBody(route) && { 'Content-Type': route.enc ? 'application/jose' : 'application/json' }),
        },
        ...(hasBody(route) && { body: route.enc && seal ? await seal(route.path, input) : JSON.stringify(input) }),
        ...(options?.signal && { signal: options.signal }),
      });
      const envelope = (await response.json()) as Envelope<OutputOf<Calls[typeof name]>>;
      if (envelope.success) return { ok: true, value: envelope.value };
      return { ok: false, code: envelope.code as FailureOf<typeof name>, details: envelope.value ?? {} };
    } catch {
      return { ok: false, code: 'networkAbnormal', details: {} };
    }
  };
}

const hasBody = ({ method }: Route) => method === 'POST' || method === 'PUT';

function address(route: Route, input: object): string {
  if (hasBody(route)) return route.path;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) if (value !== undefined && value !== null) query.set(key, String(value));
  return query.size ? `${route.path}?${query}` : route.path;
}
