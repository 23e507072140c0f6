import type { CallName } from '@site/api/calls';
import type { Route } from '@site/api/call';
import { calls } from '@site/api/calls';
import { seal } from './seal.ts';
import type { TestService } from './startService.ts';

interface Answer {
  status: number;
  code: string | null;
  value: unknown;
}

/** A minimal browser for sessions: it stores cookies, and sends them with each call. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #service: TestService;
  readonly #headers: Record<string, string>;

  constructor(service: TestService, headers: Record<string, string> = {}) {
    this.#service = service;
    this.#headers = headers;
  }

  /** Makes a call, with the token of one of its tabs. */
  async call(name: CallName, input: object, token?: string): Promise<Answer> {
    const route: Route = calls[name];
    const hasBody = route.method === 'POST' || route.method === 'PUT';
    const { services, url } = this.#service;
    const query = hasBody ? '' : `?${new URLSearchParams(input as Record<string, string>)}`;
    const response = await fetch(url + route.path + query, {
      method: route.method,
      headers: {
        'X-Module': 'WEB',
        'X-Merchant': 'marquee',
        Cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(hasBody && { 'Content-Type': route.enc ? 'application/jose' : 'application/json' }),
        ...this.#headers,
      },
      ...(hasBody && { body: route.enc ? await seal(await services.encKeys.current(), route.path, input) : JSON.stringify(input) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, cookie = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0\b/.test(line)) this.cookies.delete(cookie);
      else this.cookies.set(cookie, value);
    }
    const { code, value } = (await response.json()) as Omit<Answer, 'status'>;
    return { status: response.status, code, value };
  }

  /** Logs in and returns the token. */
  async logIn(input: object): Promise<string> {
    const { code, value } = await this.call('login', input);
    const token = (value as { token?: string } | null)?.token;
    if (!token) throw new Error(`It was not let in: ${code ?? 'a second proof is asked for'}.`);
    return token;
  }

  /** Opens another tab, which logs in by cookie, and returns its token; undefined when the browser is not remembered. */
  async openTab(): Promise<string | undefined> {
    const { value } = await this.call('loginRemembered', {});
    return (value as { token: string } | null)?.token;
  }

  /** Returns true when a token is valid. */
  async isIn(token: string): Promise<boolean> {
    const { code } = await this.call('memberInfo', {}, token);
    return code === null;
  }
}
