import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeBrand } from '../testing/changeBrand.ts';
import { lastCode, lastMessage } from '../testing/lastMessage.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { solveBotCheck } from '../testing/solveBotCheck.ts';
import { startService, type TestService } from '../testing/startService.ts';

let service: TestService;
let visitors = 0;
const visitor = () => {
  visitors += 1;
  return service.clientWith({ 'X-Forwarded-For': `198.51.100.${visitors % 250}` });
};
const player = '+84912000001';
const newPassword = 'a-new-and-long-one';

async function solvedSlider() {
  const client = visitor();
  const reply = await client('solveSlider', { altcha: await solveBotCheck(client) });
  return reply.ok ? reply.value.slider : '';
}

async function forgot(given: { username: string; email: string }, client = visitor()) {
  const { db } = service.services;
  await db.deleteFrom('ticket').where('kind', '=', 'captcha').execute();
  await client('captcha', {});
  const { content } = await db.selectFrom('ticket').where('kind', '=', 'captcha').select('content').executeTakeFirstOrThrow();
  return client('forgotByEmail', { ...given, captcha: String(content['answer']) });
}
const logIn = (password: string) => visitor()('login', { username: 'player01', password });

const postForgotten = (type: string, body: string) =>
  fetch(`${service.url}/wps/member/password/email`, { method: 'POST', body, headers: { 'X-Module': 'WEB', 'Content-Type': type } });

describe.each(ruleEngines)('on %s', (engine) => {
  beforeAll(async () => {
    service = await startService({ engine, config: { trustProxy: ['loopback'] } });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const { db } = service.services;
    await changeBrand(service.services, { flags: { RECOVERPHONE: '1', RECOVEREMAIL: '1' } });
    await db.deleteFrom('sending').execute();
    await db.deleteFrom('rate_window').execute();
    await db.deleteFrom('outbox').execute();
  });

  describe('REG-08 by phone', () => {
    const phone = { mobileNum: '0912000001', countryDialingCode: '84' };
    const send = async (given: object = {}) =>
      visitor()('sendLoginCode', { ...phone, purpose: 'password', slider: await solvedSlider(), ...given });
    const reset = async (given: object = {}) =>
      visitor()('resetByPhone', { ...phone, verificationCode: '', newPassword, slider: await solvedSlider(), ...given });

    it('sets a new password, and ends every session', async () => {
      const member = await service.clientOf('player01');
      expect(await send()).toEqual({ ok: true, value: { expiredMinutes: 1 } });
      await expect.poll(() => lastCode(service.services.db, player)).toMatch(/^\d{6}$/);
      const verificationCode = await lastCode(service.services.db, player);
      expect(await reset({ verificationCode, newPassword: '0912000001' })).toMatchObject({ details: { rule: 'sameAsName' } });
      expect(await reset({ verificationCode, newPassword: 'PLAYER01' })).toMatchObject({ details: { rule: 'sameAsName' } });
      expect(await reset({ verificationCode })).toEqual({ ok: true, value: null });
      expect(await member('memberInfo', {})).toMatchObject({ ok: false, code: 'sessionEnded' });
      expect(await logIn(newPassword)).toMatchObject({ ok: true });
      expect(await logIn(TEST_PASSWORD)).toMatchObject({ ok: false });
      expect(await reset({ verificationCode })).toMatchObject({ code: 'codeExpired' });
    });

    it.each(['+84 912 000 001', '84912000001', '0912-000-001', '০৯১২০০০০০১'])('accepts the number %s', async (mobileNum) => {
      await send({ mobileNum });
      await expect.poll(() => lastCode(service.services.db, player)).toMatch(/^\d{6}$/);
      const verificationCode = await lastCode(service.services.db, player);
      expect(await reset({ mobileNum, verificationCode })).toEqual({ ok: true, value: null });
    });

    it('answers the same for an unknown number', async () => {
      expect(await send({ mobileNum: '912000077' })).toEqual({ ok: true, value: { expiredMinutes: 1 } });
      expect(await reset({ mobileNum: '912000077', verificationCode: '123456' })).toMatchObject({ code: 'codeExpired' });
    });

    it.each([
      ['without a solved puzzle', { slider: undefined }, 'botCheckFailed'],
      ['a password that is too short', { newPassword: 'short' }, 'invalidInput'],
      ['a password that everybody tries', { newPassword: 'password123' }, 'invalidInput'],
      ['a number of no phone', { mobileNum: '123' }, 'invalidInput'],
    ])('refuses %s', async (_what, given, code) => {
      expect(await reset({ verificationCode: '123456', ...given })).toMatchObject({ ok: false, code });
    });

    it('sends one message for each solved puzzle, and none without', async () => {
      expect(await send({ slider: undefined })).toMatchObject({ code: 'botCheckFailed' });
      const slider = await solvedSlider();
      expect(await send({ slider })).toMatchObject({ ok: true });
      expect(await send({ slider })).toMatchObject({ code: 'botCheckFailed' });
    });

    it('SYS-04 is offered with RECOVERPHONE only', async () => {
      await changeBrand(service.services, { flags: { RECOVEREMAIL: '1' } });
      expect(await send()).toMatchObject({ code: 'forbidden' });
      expect(await reset()).toMatchObject({ code: 'forbidden' });
    });
  });

  describe('REG-08 by e-mail', () => {
    it('sends a link that chooses a new password once', async () => {
      expect(await forgot({ username: 'Player01', email: 'PLAYER01@example.com' })).toEqual({ ok: true, value: null });
      const { db } = service.services;
      await expect.poll(() => lastMessage(db, 'player01@example.com')).toContain('/forget?reset=');
      const code = /reset=([\w-]{43})/.exec(await lastMessage(db, 'player01@example.com'))?.[1] ?? '';
      expect(await visitor()('resetByEmail', { code, newPassword: 'short' })).toMatchObject({ code: 'invalidInput' });
      expect(await visitor()('resetByEmail', { code, newPassword: 'Player01' })).toMatchObject({ details: { rule: 'sameAsName' } });
      expect(await visitor()('resetByEmail', { code, newPassword: 'by-mail-chosen' })).toEqual({
        ok: true,
        value: { username: 'player01' },
      });
      expect(await logIn('by-mail-chosen')).toMatchObject({ ok: true });
      expect(await visitor()('resetByEmail', { code, newPassword: 'by-mail-again' })).toMatchObject({ code: 'codeExpired' });
    });

    it.each(['0912 000 001', '+84912000001'])('knows an account by its number, %s', async (username) => {
      await changeBrand(service.services, { flags: { RECOVEREMAIL: '1' }, settings: { country: 'VN' } });
      expect(await forgot({ username, email: 'player01@example.com' })).toEqual({ ok: true, value: null });
      await expect.poll(() => lastMessage(service.services.db, 'player01@example.com')).toContain('/forget?reset=');
    });

    it.each([
      ['another address', { username: 'player01', email: 'other@example.com' }],
      ['a name nobody has', { username: 'nobody', email: 'player01@example.com' }],
    ])('ERR-03 answers the same for %s, unless the brand reveals it', async (_what, given) => {
      expect(await forgot(given)).toEqual({ ok: true, value: null });
      await changeBrand(service.services, { flags: { RECOVEREMAIL: '1' }, settings: { saysUnknownAccount: true } });
      expect(await forgot(given)).toMatchObject({ ok: false, code: 'notFound' });
      expect(await lastMessage(service.services.db, given.email)).toBe('');
    });

    it('requires a captcha', async () => {
      const reply = await visitor()('forgotByEmail', { username: 'player01', email: 'player01@example.com', captcha: 'x' });
      expect(reply).toMatchObject({ ok: false, code: 'captchaRequired', details: { captcha: true } });
    });

    it('is limited to five requests an hour from one address', async () => {
      const client = visitor();
      const codes = [];
      for (let time = 0; time < 6; time += 1) {
        const reply = await forgot({ username: 'nobody', email: `n${time}@example.com` }, client);
        codes.push(reply.ok ? 'ok' : reply.code);
      }
      expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'tooMany']);
    });

    it('accepts a form only', async () => {
      const asForm = await postForgotten('application/x-www-form-urlencoded', 'username=player01&email=player01%40example.com&captcha=x');
      expect(await asForm.json()).toMatchObject({ code: 'captchaRequired' });
      const asJson = await postForgotten('application/json', JSON.stringify({ username: 'player01', email: 'player01@example.com' }));
      expect(await asJson.json()).toMatchObject({ code: 'invalidInput', value: { field: 'Content-Type' } });
    });

    it('SYS-04 is offered with RECOVEREMAIL only', async () => {
      await changeBrand(service.services, { flags: { RECOVERPHONE: '1' } });
      expect(await forgot({ username: 'player01', email: 'player01@example.com' })).toMatchObject({ code: 'forbidden' });
    });
  });

  describe('a member’s own code', () => {
    it('is sent to the number or the address of the account', async () => {
      const member = await service.clientOf('player01');
      expect(await member('sendMemberCode', { way: 'sms', purpose: 'bankAccount' })).toMatchObject({ ok: true });
      expect(await lastCode(service.services.db, player)).toMatch(/^\d{6}$/);
      expect(await member('sendMemberCode', { way: 'email', purpose: 'bankAccount' })).toMatchObject({ ok: true });
      expect(await lastMessage(service.services.db, 'player01@example.com')).toMatch(/^Your code for Marquee\n\n.*\b\d{6}\b/);
    });

    it('is refused without either', async () => {
      const agent = await service.clientOf('agent01');
      expect(await agent('sendMemberCode', { way: 'sms', purpose: 'mobile' })).toMatchObject({ ok: false, code: 'notFound' });
    });
  });
});
