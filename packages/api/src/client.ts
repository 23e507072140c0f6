import { captchaHeader } from './captchaHeader.ts';
import type { AnyRefusalOf, InputOf, OutputOf, Route } from './call.ts';
import type { CallName, Calls, CentreCallName } from './calls.ts';
import type { Envelope } from './envelope.ts';
import type { RefusalDetails } from './refusals.ts';
import { routes } from './routes.ts';
import { withImageBase } from './withImageBase.ts';

/** Refusal codes of a call, and `networkAbnormal`: no reply, or a reply that is not from the service. */
export type FailureOf<N extends CallName> = AnyRefusalOf<Calls[N]> | 'networkAbnormal';

export type Reply<N extends CallName> =
  | { ok: true; value: OutputOf<Calls[N]> }
  | { ok: false; code: FailureOf<N>; details: RefusalDetails };

export type Client = <N extends CallName>(name: N, input: InputOf<Calls[N]>, options?: { signal?: AbortSignal }) => Promise<Reply<N>>;

export interface ClientOptions {
  /** Origin of the service; empty in a page that it serves. */
  origin?: string;
  /** Returns the headers of a request. Read at each call, because the token, the merchant code and the language may change. */
  headers: () => Record<string, string>;
  /** Returns the base address of pictures named in replies; empty for our own origin. */
  imageBase?: () => string;
  /** Encrypts the body of an encrypted call as JWE compact; loaded on first use. */
  seal?: (path: string, input: object) => Promise<string>;
}

/** Creates a client that makes calls. It only handles transport; the caller handles refusals. */
export function createClient({ origin = '', headers, imageBase, seal }: ClientOptions): Client {
  // Ticket of the captcha picture on screen, sent back with the call that answers it.
  let captchaTicket: string | null = null;
  return async (name, input, options) => {
    // Read before anything is waited for: who signs out forgets the token right after the call.
    const ownHeaders = headers();
    try {
      const route: Route = isOpen(name) ? routes[name] : await centreRouteOf(name);
      const response = await fetch(origin + address(route, input), {
        method: route.method,
        headers: {
          'X-Module': 'WEB',
          ...ownHeaders,
          // The browser writes the type of a body of parts, because their boundary belongs to it.
          ...(hasBody(route) && !route.multipart && { 'Content-Type': typeOf(route) }),
          ...(hasBody(route) && captchaTicket && { [captchaHeader]: captchaTicket }),
        },
        ...(hasBody(route) && { body: route.enc && seal ? await seal(route.path, input) : written(route, input) }),
        ...(options?.signal && { signal: options.signal }),
      });
      captchaTicket = response.headers.get(captchaHeader) ?? captchaTicket;
      const base = imageBase?.();
      const envelope = (await (base ? response.text().then((text) => JSON.parse(withImageBase(text, base))) : response.json())) as Envelope<
        OutputOf<Calls[typeof name]>
      >;
      if (envelope.success) return { ok: true, value: envelope.value };
      return { ok: false, code: envelope.code as FailureOf<typeof name>, details: envelope.value ?? {} };
    } catch {
      return { ok: false, code: 'networkAbnormal', details: {} };
    }
  };
}

const isOpen = (name: CallName): name is Exclude<CallName, CentreCallName> => name in routes;

const centreRouteOf = async (name: CentreCallName): Promise<Route> => (await import('./centreRoutes.ts')).centreRoutes[name];

const hasBody = ({ method }: Route) => method === 'POST' || method === 'PUT';

const typeOf = ({ enc, form }: Route) => (enc ? 'application/jose' : form ? 'application/x-www-form-urlencoded' : 'application/json');

const written = ({ form, multipart }: Route, input: object) =>
  multipart ? paired(input, new FormData()) : form ? String(queryOf(input)) : JSON.stringify(input);

function address(route: Route, input: object): string {
  const query = hasBody(route) ? undefined : queryOf(input);
  return query?.size ? `${route.path}?${query}` : route.path;
}

const queryOf = (input: object) => paired(input, new URLSearchParams());

function paired<Pairs extends URLSearchParams | FormData>(input: object, pairs: Pairs): Pairs {
  for (const [name, value] of Object.entries<string>({ ...input })) if (value !== undefined && value !== null) pairs.set(name, value);
  return pairs;
}
