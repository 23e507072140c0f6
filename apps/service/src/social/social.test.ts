import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { socialCallbackPath, type SocialProvider, socialStartPath } from '@site/api/social';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { solveBotCheck } from '../testing/solveBotCheck.ts';
import { changeBrand } from '../testing/changeBrand.ts';
import { startService, type TestService } from '../testing/startService.ts';

let service: TestService;
let origin: string;

/** The service must know its own address in advance, so the port is chosen before. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A minimal browser: it stores cookies by path, and follows redirects. */
class Browser {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  async open(address: string): Promise<{ status: number; location: string; text: string }> {
    const url = new URL(address, origin);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { Cookie: cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, { value, path: /path=([^;]+)/i.exec(line)?.[1] ?? '/' });
    }
    const location = response.headers.get('location') ?? '';
    return { status: response.status, location: location && new URL(location, url).href, text: await response.text() };
  }

  /** Follows redirects until there is a page, or an address of another host. */
  async follow(address: string): Promise<string> {
    let at = new URL(address, origin).href;
    for (let step = 0; step < 12; step += 1) {
      if (/\/(login|register)?\?(social|code|socialTicket)=/.test(at)) return at;
      const { location } = await this.open(at);
      if (!location) return at;
      at = location;
    }
    throw new Error(`It goes on for ever: ${at}`);
  }
}

/** Signs in with an identity, or cancels; returns the final address. */
async function signIn(provider: SocialProvider, subject: string | undefined, browser = new Browser()): Promise<URL> {
  const page = await browser.follow(`${socialStartPath}?provider=${provider}`);
  const { text } = await browser.open(page);
  const label = subject ? `Continue as ${subject}` : 'Cancel';
  const link = new RegExp(`<a href="([^"]+)">${label}<`).exec(text)?.[1] ?? '';
  return new URL(await browser.follow(link.replaceAll('&amp;', '&')));
}

const linkTo = async (provider: SocialProvider) => {
  const { db } = service.services;
  const { id } = await db
    .selectFrom('account')
    .where('username', '=', 'player01')
    .where('merchant', '=', 'marquee')
    .select('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('social_identity')
    .values({ merchant: 'marquee', provider, subject: 'player01', account_id: id, linked_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  service = await startService({ config: { port } });
});
afterAll(() => service.close());
beforeEach(() =>
  changeBrand(service.services, {
    flags: { GOOGLELOGIN: '1', FBLOGIN: '1' },
    settings: { registration: { altcha: { show: false } } },
  }),
);

describe.each([
  ['SES-21', 'google', 'GOOGLELOGIN'],
  ['SES-22', 'facebook', 'FBLOGIN'],
] as const)('%s signing in with %s', (_row, provider, flag) => {
  it('logs in a linked account by a single-use code', async () => {
    await linkTo(provider);
    const end = await signIn(provider, 'player01');
    expect(end.pathname).toBe('/');
    const code = end.searchParams.get('code') ?? '';
    expect(await service.client('exchangeCode', { code })).toMatchObject({ ok: true, value: { info: { account: 'player01' } } });
    expect(await service.client('exchangeCode', { code })).toMatchObject({ ok: false, code: 'codeExpired' });
  });

  it('SES-24 requires the code of an authenticator', async () => {
    await linkTo(provider);
    const { db } = service.services;
    const { account_id } = await db.selectFrom('social_identity').select('account_id').executeTakeFirstOrThrow();
    await db
      .insertInto('totp')
      .values({ account_id, secret_sealed: Buffer.alloc(1), confirmed_at: new Date() })
      .execute();
    const code = (await signIn(provider, 'player01')).searchParams.get('code') ?? '';
    expect(await service.client('exchangeCode', { code })).toMatchObject({ ok: true, value: { verify: { ways: ['totp'] } } });
    await db.deleteFrom('totp').execute();
  });

  it('redirects others to the registration, which links them', async () => {
    const end = await signIn(provider, 'newcomer');
    expect(end.pathname).toBe('/register');
    const username = `new${provider}`;
    const form = {
      username,
      password: 'correct-horse',
      confirmPassword: 'correct-horse',
      login: true,
      registerUrl: end.href,
      registerMethod: 'WEB',
      agreed: true,
      socialTicket: end.searchParams.get('socialTicket') ?? '',
    } as const;
    // The identity was given to this brand, and is not valid at another.
    const khela = service.clientWith({ 'X-Merchant': 'khela' });
    expect(await khela('register', { ...form, altcha: await solveBotCheck(khela) })).toMatchObject({ code: 'codeExpired' });
    const reply = await service.client('register', form);
    expect(reply).toMatchObject({ ok: true, value: { info: { account: username } } });
    expect((await signIn(provider, 'newcomer')).searchParams.has('code')).toBe(true);
  });

  it('reports a cancelled login', async () => {
    const end = await signIn(provider, undefined);
    expect(`${end.pathname}${end.search}`).toBe('/login?social=cancelled');
  });

  it('refuses another browser, and a second use', async () => {
    const browser = new Browser();
    const page = await browser.follow(`${socialStartPath}?provider=${provider}`);
    const { text } = await browser.open(page);
    const link = (/<a href="([^"]+)">Continue as stranger</.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
    let callback = new URL(link, origin).href;
    while (!callback.includes(socialCallbackPath)) callback = (await browser.open(callback)).location;
    expect((await new Browser().open(callback)).location).toBe(`${origin}/login?social=expired`);
    expect((await browser.open(callback)).location).toContain('/register?socialTicket=');
    expect((await browser.open(callback)).location).toBe(`${origin}/login?social=expired`);
  });

  it('refuses a code that the provider did not issue', async () => {
    const browser = new Browser();
    const { location } = await browser.open(`${socialStartPath}?provider=${provider}`);
    const state = new URL(location).searchParams.get('state') ?? '';
    const forged = new URLSearchParams({ code: 'forged', state, ...(provider === 'google' && { iss: `${origin}/dev/google` }) });
    expect((await browser.open(`${socialCallbackPath}?${forged}`)).location).toBe(`${origin}/login?social=failed`);
  });

  it('SYS-04 is offered with its flag only', async () => {
    await changeBrand(service.services, {});
    const { location } = await new Browser().open(`${socialStartPath}?provider=${provider}`);
    expect(location).toBe(`${origin}/login?social=unavailable`);
    await changeBrand(service.services, { flags: { [flag]: '1' } });
    expect((await new Browser().open(`${socialStartPath}?provider=${provider}`)).location).toContain('/dev/');
  });
});

it('SES-13 redirects to the brand’s own host first, for the cookie', async () => {
  const { location } = await new Browser().open(`${origin.replace('localhost', '127.0.0.1')}${socialStartPath}?provider=google`);
  expect(location).toBe(`${origin}${socialStartPath}?provider=google`);
});

it('SES-22 redirects to no other site', async () => {
  const query = new URLSearchParams({ client_id: 'marquee', redirect_uri: 'https://evil.example/x', state: 's', code_challenge: 'c' });
  expect(await new Browser().open(`/dev/facebook/dialog/oauth?${query}`)).toMatchObject({ status: 400, location: '' });
});
