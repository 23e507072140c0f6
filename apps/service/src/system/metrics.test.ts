import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService } from '../testing/startService.ts';

const metricsToken = 'a token for tests only';

let service: TestService;
beforeAll(async () => {
  service = await startService({ config: { metricsToken } });
});
afterAll(() => service.close());

const read = async (headers: Record<string, string> = {}) => {
  const reply = await fetch(`${service.url}/metrics`, { headers });
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
};
const report = (body: unknown) =>
  fetch(`${service.url}/report/vitals`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

it('API-05 /metrics tells this machine in Prometheus’ text what was answered, by route and without queries', async () => {
  await fetch(`${service.url}/healthz?secret=1`);
  await fetch(`${service.url}/nowhere-at-all`);
  const { status, type, text } = await read();
  expect(status).toBe(200);
  expect(type).toContain('text/plain; version=0.0.4');
  expect(text).toContain('# TYPE marquee_request_seconds histogram\n');
  expect(text).toContain('marquee_request_seconds_count{method="GET",route="/healthz",status="200"} 1\n');
  expect(text).toContain('marquee_request_seconds_count{method="GET",route="none",status="404"} 1\n');
  expect(text).not.toMatch(/secret|nowhere/);
  expect(text).toContain('marquee_database_up 1\n');
  for (const line of text.trimEnd().split('\n')) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/);
});

it.each([
  ['from elsewhere', { 'X-Forwarded-For': '198.51.100.1' }, 403],
  ['through a proxy', { Via: '1.1 proxy' }, 403],
  ['from elsewhere with a wrong token', { 'X-Forwarded-For': '198.51.100.1', Authorization: 'Bearer wrong' }, 403],
  ['from elsewhere with the token', { 'X-Forwarded-For': '198.51.100.1', Authorization: `Bearer ${metricsToken}` }, 200],
])('API-05 /metrics asked %s', async (_how, headers, status) => {
  expect((await read(headers as Record<string, string>)).status).toBe(status);
});

it('API-05 /report/vitals counts what browsers have measured, for /metrics', async () => {
  const reply = await report({
    vitals: [
      { name: 'LCP', value: 2400 },
      { name: 'CLS', value: 0.07 },
    ],
  });
  expect(reply.status).toBe(204);
  const { text } = await read();
  expect(text).toContain('marquee_page_seconds_bucket{name="LCP",le="1.8"} 0\n');
  expect(text).toContain('marquee_page_seconds_bucket{name="LCP",le="2.5"} 1\n');
  expect(text).toContain('marquee_page_shift_bucket{le="0.05"} 0\n');
  expect(text).toContain('marquee_page_shift_sum 0.07\n');
});

it.each([
  [{}, 'vitals'],
  [{ vitals: [] }, 'vitals'],
  [{ vitals: [{ name: 'XYZ', value: 1 }] }, 'vitals.0.name'],
  [{ vitals: [{ name: 'LCP', value: -1 }] }, 'vitals.0.value'],
  [[], 'body'],
])('API-05 /report/vitals refuses %j', async (body, field) => {
  const before = (await read()).text.split('\n').filter((line) => line.startsWith('marquee_page'));
  const reply = await report(body);
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ code: 'invalidInput', value: { field } });
  expect((await read()).text.split('\n').filter((line) => line.startsWith('marquee_page'))).toEqual(before);
});

it('API-05 /report/vitals takes 30 reports a minute of one network', async () => {
  let refused: Response | undefined;
  for (let sent = 0; sent <= 30 && !refused; sent += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const reply = await report({ vitals: [{ name: 'FCP', value: 1 }] });
    if (reply.status !== 204) refused = reply;
  }
  expect(refused?.status).toBe(429);
  expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
});
