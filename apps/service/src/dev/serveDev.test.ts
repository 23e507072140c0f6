import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Envelope } from '@site/api/envelope';
import { startService, type TestService } from '../testing/startService.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const page = async (path: string) => {
  const response = await fetch(service.url + path);
  return { policy: response.headers.get('content-security-policy') ?? '', text: await response.text(), status: response.status };
};

const logIn = async (body: object) => {
  const response = await fetch(`${service.url}/dev/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Envelope<{ token: string }>;
};

describe('RUN-08 /dev/accounts', () => {
  it('offers each role of the brand under a strict policy', async () => {
    const { text, policy } = await page('/dev/accounts');
    expect(text).toContain('aria-label="Log in as agent01"');
    expect(text).toContain('aria-label="Log in as trial01"');
    const nonce = /<script nonce="([^"]+)"/.exec(text)?.[1];
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
    expect((await page('/dev/accounts?merchant=khela')).text).not.toContain('agent01');
  });

  it('logs in as the chosen account', async () => {
    const reply = await logIn({ merchant: 'marquee', username: 'agent01' });
    const client = service.clientWith({ Authorization: `Bearer ${reply.success ? reply.value.token : ''}` });
    expect(await client('memberInfo', {})).toMatchObject({ ok: true, value: { account: 'agent01', type: 1 } });
  });

  it.each([{ merchant: 'marquee', username: 'operator01' }, { merchant: 'nobody', username: 'player01' }, {}])(
    'logs nobody in for %j',
    async (body) => {
      expect(await logIn(body)).toMatchObject({ success: false, code: 'notFound' });
    },
  );
});

describe('RUN-08 /dev/outbox', () => {
  it('shows an empty outbox, then the sent messages as text', async () => {
    expect((await page('/dev/outbox')).text).toContain('No message has been sent yet');
    await service.services.db
      .insertInto('outbox')
      .values({ merchant: 'marquee', channel: 'sms', recipient: '+849120000001', body: '<b>Your code is 123456</b>' })
      .execute();
    expect((await page('/dev/outbox')).text).toContain('&lt;b&gt;Your code is 123456&lt;/b&gt;');
  });
});

it('RUN-08 exists in demo mode only', async () => {
  const production = await startService({ config: { mode: 'production' } });
  const answers = await Promise.all(['/dev/accounts', '/dev/outbox'].map((path) => fetch(production.url + path)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  await production.close();
});
