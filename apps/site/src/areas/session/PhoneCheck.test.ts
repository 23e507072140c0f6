import { expect, it } from 'vitest';
import { startPhoneProvider } from '../../testing/startPhoneProvider';
import { PhoneCheck } from './PhoneCheck';
import { SentCode } from './SentCode';

const mobile = { country: 'VN', dialling: '+84', national: '0912000001' };

async function startCheck(answer: (action: string) => object) {
  const code = new SentCode();
  const { provider, asked } = await startPhoneProvider(answer);
  return { code, check: new PhoneCheck(provider, code), asked };
}

const refuse = (message: string) => ({ error: { code: 400, message } });
const right = (action: string) => (action === 'sendVerificationCode' ? { sessionInfo: 'session-1' } : { idToken: 'word-1' });

it('SES-23 REG-07 a code is sent after a captcha, again after a minute, and its token is kept', async () => {
  const { check, code, asked } = await startCheck(right);
  check.start(mobile);
  expect(check.asking).toBe('+84912000001');
  await check.send('person');
  expect(check.asking).toBeUndefined();
  expect(code.readyAtMs - Date.now()).toBeGreaterThan(30_000);
  expect(code.readyAtMs - Date.now()).toBeLessThanOrEqual(60_000);
  check.start(mobile);
  expect(check.asking).toBeUndefined();

  expect(await check.confirm('123456')).toBe('word-1');
  expect(await check.confirm('123456')).toBe('word-1');
  expect(asked).toEqual([
    { address: '/accounts:sendVerificationCode?key=public', body: { phoneNumber: '+84912000001', recaptchaToken: 'person' } },
    { address: '/accounts:signInWithPhoneNumber?key=public', body: { sessionInfo: 'session-1', code: '123456' } },
  ]);
});

it.each([
  ['INVALID_PHONE_NUMBER : Invalid format.', 'invalidPhoneNumber'],
  ['MISSING_PHONE_NUMBER', 'missingPhoneNumber'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'tooManyRequests'],
  ['CAPTCHA_CHECK_FAILED : Hostname match not found', 'captchaCheckFailed'],
  ['QUOTA_EXCEEDED : Exceeded daily quota', 'quotaExceeded'],
  ['OPERATION_NOT_ALLOWED', 'operationNotAllowed'],
  ['SOMETHING_NEW', 'unknown'],
] as const)('ERR-11 %s is shown for a code that was not sent', async (message, fault) => {
  const { check, code } = await startCheck(() => refuse(message));
  check.start(mobile);
  await check.send('person');
  expect(code.failure).toEqual({ ok: false, fault });
  expect(code.wasSent).toBe(false);
});

it.each([
  ['INVALID_CODE', 'invalidCode'],
  ['MISSING_CODE', 'invalidCode'],
  ['SESSION_EXPIRED', 'codeExpired'],
] as const)('ERR-11 %s is shown beside the code', async (message, fault) => {
  const { check } = await startCheck(() => refuse(message));
  expect(await check.confirm('123456')).toBeUndefined();
  expect(check.fault).toBe(fault);
});

it('ERR-11 a closed captcha shows a message until the next request', async () => {
  const { check, asked } = await startCheck(right);
  check.start(mobile);
  check.turnAway('popupClosed');
  expect([check.asking, check.fault]).toEqual([undefined, 'popupClosed']);
  check.start(mobile);
  expect(check.fault).toBeUndefined();
  expect(asked).toEqual([]);
});

it('ERR-11 a provider without an answer is an unknown fault', async () => {
  const check = new PhoneCheck({ url: 'http://127.0.0.1:1', key: 'public' }, new SentCode());
  expect(await check.confirm('123456')).toBeUndefined();
  expect(check.fault).toBe('unknown');
});
