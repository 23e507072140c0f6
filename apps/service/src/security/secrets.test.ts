import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { lastCode } from '../testing/lastMessage.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';

const NEW_PASSWORD = 'Canary-of-a-password-9';
const BANK_NUMBER = '9704229200012345678';
let service: TestService;
let logged = '';
const canaries = new Map<string, string>();

/** Records a secret, and returns it. */
function canary(what: string, secret: string): string {
  canaries.set(what, secret);
  return secret;
}

async function tokenBy(username: string, password: string): Promise<string> {
  const reply = await service.client('login', { username, password });
  if (!reply.ok || !('token' in reply.value)) throw new Error('It was not let in.');
  return reply.value.token;
}

/** Returns the code of the newest message to a recipient; messages are sent after the reply. */
async function codeFor(recipient: string): Promise<string> {
  const newest = () => lastCode(service.services.db, recipient);
  await expect.poll(newest).toMatch(/^\d{6}$/);
  return newest();
}

/** Returns true when the text contains the secret. Six digits count as a number of their own: a time of day may contain them by chance. */
const isIn = (text: string, secret: string) =>
  /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\d.])${secret}(?!\\d)`).test(text) : text.includes(secret);

const outputs = [process.stdout, process.stderr];

beforeAll(async () => {
  for (const output of outputs)
    vi.spyOn(output, 'write').mockImplementation((chunk) => {
      logged += String(chunk);
      return true;
    });
  service = await startService({ config: { logLevel: 'debug' }, log: { write: (line) => (logged += line) } });
  const { db, brands } = service.services;
  await db
    .updateTable('brand')
    .set({ flags: JSON.stringify({ SMSLOGIN: '1', RECOVERPHONE: '1', FREEPLAY: '1' }) })
    .execute();
  brands.forget();
});
afterAll(async () => {
  await service.close();
  vi.restoreAllMocks();
});

it('API-05 ERR-10 the log contains no secrets of real flows, and each failure with its reference', async () => {
  const { db } = service.services;
  const { mobile } = await db
    .selectFrom('account')
    .where('username', '=', 'player01')
    .where('merchant', '=', 'marquee')
    .select('mobile')
    .executeTakeFirstOrThrow();
  const phone = { countryDialingCode: '84', username: (mobile ?? '').replace('+84', '0') };
  canary('the mobile number', (mobile ?? '').slice(3));
  canary('the password', TEST_PASSWORD);

  const token = canary('the token', await tokenBy('player01', TEST_PASSWORD));
  const client = service.clientWith({ Authorization: `Bearer ${token}` });
  await service.client('login', { username: 'player01', password: canary('a wrong password', 'Canary-wrong-password-4') });
  await service.client('sendLoginCode', { mobileNum: phone.username, countryDialingCode: '84', purpose: 'login' });
  const code = canary('the code', await codeFor(mobile ?? ''));
  expect(await service.client('login', { ...phone, password: code, type: 'sms' })).toMatchObject({ ok: true });

  const started = await client('startTotp', { password: TEST_PASSWORD });
  if (!started.ok) throw new Error(started.code);
  const secret = canary('the authenticator’s secret', started.value.secret);
  const confirmed = await client('confirmTotp', { code: new TOTP({ secret }).generate() });
  if (!confirmed.ok) throw new Error(confirmed.code);
  const recovery = canary('a recovery code', confirmed.value.recoveryCodes[0] ?? '');
  expect(await client('removeTotp', { code: recovery })).toMatchObject({ ok: true });

  canary('the new password', NEW_PASSWORD);
  const changed = await client('changePassword', {
    oldPassword: TEST_PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmNewPassword: NEW_PASSWORD,
  });
  if (!changed.ok) throw new Error(changed.code);
  canary('the token after it', changed.value.token);

  canary('the bank account', BANK_NUMBER);
  const headers = { 'X-Module': 'WEB', 'Content-Type': 'application/json', Authorization: `Bearer ${changed.value.token}` };
  const body = JSON.stringify({ accountNumber: BANK_NUMBER, password: NEW_PASSWORD });
  for (const path of ['/wps/member/bankAccounts', '/wps/member/language', `/wps/session/exchange?token=${changed.value.token}`])
    for (const method of ['POST', 'PUT'])
      await fetch(`${service.url}${path}${path.includes('?') ? '&' : '?'}accountNumber=${BANK_NUMBER}`, { method, headers, body });
  await fetch(`${service.url}/?token=${token}&mobile=${encodeURIComponent(mobile ?? '')}`);
  await fetch(`${service.url}/wps/member/info`, { headers: { ...headers, 'X-Merchant': BANK_NUMBER } });

  await db.schema.alterTable('login_event').renameTo('elsewhere').execute();
  const failed = await service.client('login', { username: 'player01', password: NEW_PASSWORD });
  expect(failed).toMatchObject({ code: 'unavailable' });
  await db.schema.alterTable('elsewhere').renameTo('login_event').execute();

  expect(logged).toContain('request failed');
  expect(logged).toContain(`"reference":"${failed.ok ? '' : failed.details.reference}"`);
  expect(logged).toContain('/wps/session/login');
  expect(canaries.size).toBe(10);
  for (const [what, word] of canaries) expect([what, isIn(logged, word)]).toEqual([what, false]);
});
