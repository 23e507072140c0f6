import { expect, it, onTestFinished } from 'vitest';
import { startService } from '../testing/startService.ts';

it('SES-13 SES-23 a configured Firebase shows its own captcha, and the policy allows its script only', async () => {
  const service = await startService({ config: { firebase: { projectId: 'a-project', apiKey: 'public-key' } } });
  onTestFinished(() => service.close());
  const response = await fetch(`${service.url}/phone-captcha?theme=dark&lang=AR`);
  const policy = response.headers.get('content-security-policy')?.split('; ') ?? [];
  const google = 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
  expect(policy).toContain(`connect-src 'self' https://identitytoolkit.googleapis.com ${google}`);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy.find((line) => line.startsWith('script-src'))).toMatch(/^script-src 'nonce-[^']+' 'strict-dynamic'$/);
  const page = await response.text();
  expect(page).toContain('dir="rtl"');
  expect(page).toContain('src="https://www.google.com/recaptcha/api.js?onload=ask&amp;render=explicit&amp;hl=ar"');
  expect(page).toContain('https://identitytoolkit.googleapis.com/v1/recaptchaParams?key=public-key');
  expect((await fetch(`${service.url}/dev/phone-auth/recaptchaParams`)).status).toBe(404);
});
