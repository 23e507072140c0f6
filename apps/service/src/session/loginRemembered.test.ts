import { loginRemembered } from '@site/api/session';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seal } from '../testing/seal.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';

let service: TestService;

interface Answer {
  status: number;
  code: string | null;
  token: string;
  /** The whole Set-Cookie header, and the part that a browser returns. */
  set: string;
  cookie: string;
}

async function post(path: string, body: string, type: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(service.url + path, {
    method: 'POST',
    body,
    headers: { 'X-Module': 'WEB', 'X-Merchant': 'marquee', 'Content-Type': type, ...headers },
  });
  const { code, value } = (await response.json()) as { code: string | null; value: { token: string } | null };
  const set = response.headers.getSetCookie().find((line) => line.startsWith('remember=')) ?? '';
  return { status: response.status, code, token: value?.token ?? '', set, cookie: set.split(';')[0] ?? '' };
}

async function comeIn(remember: boolean) {
  const path = '/wps/session/login';
  return post(
    path,
    await seal(await service.services.encKeys.current(), path, { username: 'player01', password: TEST_PASSWORD, remember }),
    'application/jose',
  );
}

const comeBack = (cookie: string, headers: Record<string, string> = {}, area = 'site') =>
  post(loginRemembered.path, JSON.stringify({ area }), 'application/json', { cookie, ...headers });
const clientOf = (token: string) => service.clientWith({ Authorization: `Bearer ${token}` });
/** Moves the use of the tokens into the past. */
const pass = (seconds: number) =>
  service.services.db
    .updateTable('remember_token')
    .set({ used_at: sql`used_at - make_interval(secs => ${seconds})` })
    .execute();

describe.each(ruleEngines)('SES-10 on %s', (engine) => {
  beforeAll(async () => {
    service = await startService({ engine });
  });
  afterAll(() => service.close());
  beforeEach(() => service.services.db.deleteFrom('rate_window').execute());

  it('a browser is remembered by a cookie that no script and no other site can use', async () => {
    const { set } = await comeIn(true);
    expect(set).toMatch(/^remember=[\w-]{43}; Path=\/wps\/session; Max-Age=86400; HttpOnly; SameSite=Strict$/);
    const rows = await service.services.db.selectFrom('remember_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(set.slice('remember='.length, 'remember='.length + 43));
  });

  it('a browser is remembered only on request', async () => {
    expect((await comeIn(false)).set).toBe('');
    expect(await comeBack('')).toMatchObject({ status: 401, code: 'loginRequired' });
  });

  it('the token logs in once and issues the next one, for one day in total', async () => {
    const first = await comeIn(true);
    const second = await comeBack(first.cookie);
    expect(await clientOf(second.token)('memberInfo', {})).toMatchObject({ ok: true, value: { account: 'player01' } });
    expect(second.cookie).not.toBe(first.cookie);
    expect(Number(/Max-Age=(\d+)/.exec(second.set)?.[1])).toBeLessThanOrEqual(86_400);
    await service.services.db
      .updateTable('remember_token')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect(await comeBack(second.cookie)).toMatchObject({ code: 'loginRequired' });
  });

  it('a reused token ends every session of its family', async () => {
    const first = await comeIn(true);
    const second = await comeBack(first.cookie);
    await pass(60);
    expect(await comeBack(first.cookie)).toMatchObject({ code: 'loginRequired' });
    for (const { token } of [first, second]) expect(await clientOf(token)('memberInfo', {})).toMatchObject({ code: 'sessionEnded' });
    expect(await comeBack(second.cookie)).toMatchObject({ code: 'loginRequired' });
  });

  it('concurrent pages of a browser may reuse a token, another browser may not', async () => {
    const { cookie } = await comeIn(true);
    const [one, other] = await Promise.all([comeBack(cookie), comeBack(cookie)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect([one.cookie, other.cookie].filter(Boolean)).toHaveLength(1);
    expect(await comeBack(cookie, { 'User-Agent': 'another' })).toMatchObject({ code: 'loginRequired' });
  });

  it('a logout forgets the browser', async () => {
    const { cookie, token } = await comeIn(true);
    const response = await fetch(`${service.url}/wps/session/logout`, {
      method: 'DELETE',
      headers: { 'X-Module': 'WEB', Authorization: `Bearer ${token}` },
    });
    expect(response.headers.get('Set-Cookie')).toMatch(/^remember=; Path=\/wps\/session; Max-Age=0;/);
    expect(await comeBack(cookie)).toMatchObject({ code: 'loginRequired' });
  });

  it('a token is refused by another brand and at the agents’ login', async () => {
    const { cookie } = await comeIn(true);
    expect(await comeBack(cookie, { 'X-Merchant': 'khela' })).toMatchObject({ code: 'loginRequired' });
    expect(await comeBack(cookie, {}, 'agent')).toMatchObject({ status: 403, code: 'notAgent' });
  });
});
