import type { CallName } from '@site/api/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeBrand } from '../testing/changeBrand.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { seedForEveryCall, workingInput } from '../testing/workingInput.ts';
import { issueTicket } from '../verification/tickets.ts';
import { flagNames } from './flagNames.ts';

let service: TestService;
let visitors = 0;
/** Values other than '1': all are off. */
const off = ['0', '', 'true', 'on', '01', undefined] as const;

async function give(name: string, value: string | undefined) {
  await changeBrand(service.services, { settings: { registration: { altcha: { show: false } } } });
  await service.services.db
    .updateTable('brand')
    .set({ flags: JSON.stringify({ MOBILEREG: '1', [name]: value }) })
    .execute();
  service.services.brands.forget();
}

/** Makes a valid call with some changes, and returns the result. */
async function make(name: CallName, given: object = {}): Promise<string> {
  await service.services.db.deleteFrom('sending').execute();
  visitors += 1;
  const headers = { 'X-Forwarded-For': `198.51.100.${visitors}` };
  const client = service.clientWith(headers);
  const input = await workingInput(name, { service, client, headers, username: 'player02' });
  const reply = await client(name, { ...input, ...given });
  if (reply.ok) return 'done';
  return 'field' in reply.details ? `${reply.code} ${reply.details.field}` : reply.code;
}

const newSlider = () => issueTicket(service.services.db, { kind: 'slider', content: {}, lifeMs: 60_000, now: new Date() });

/** Returns whether a first log-in requires a new password. */
async function mustChooseAtFirst() {
  await service.services.db.updateTable('account').set({ first_login_at: null, must_change_password: false }).execute();
  const input = await workingInput('login', { service, client: service.client, headers: {}, username: 'player02' });
  const reply = await service.client('login', input);
  return reply.ok && 'mustChangePassword' in reply.value && reply.value.mustChangePassword;
}

describe.each(ruleEngines)('SYS-04 SYS-18 on %s', (engine) => {
  beforeAll(async () => {
    service = await startService({ engine, seed: seedForEveryCall, config: { trustProxy: ['loopback'] } });
  });
  afterAll(() => service.close());
  beforeEach(() => service.services.db.deleteFrom('rate_window').execute());

  it.each([
    ['MOBILEREG', 'done', 'forbidden', () => make('registerMobile')],
    ['MOBILEPWDREG', 'invalidInput password', 'done', () => make('registerMobile')],
    ['SMSVERIFY', 'done', 'forbidden', () => make('sendRegisterCode', { regType: 'username' })],
    ['SMSLOGIN', 'done', 'forbidden', () => make('sendLoginCode')],
    ['RECOVERPHONE', 'done', 'forbidden', async () => make('sendLoginCode', { purpose: 'password', slider: await newSlider() })],
    ['RECOVERPHONE', 'done', 'forbidden', () => make('resetByPhone')],
    ['RECOVEREMAIL', 'done', 'forbidden', () => make('forgotByEmail')],
    ['FREEPLAY', 'done', 'forbidden', () => make('loginFreeplay')],
    ['AFFILIATEREQUIRED', 'invalidInput affiliateCode', 'done', () => make('register')],
  ] as const)('%s: on exactly when it is 1', async (flag, whenOn, whenOff, ask) => {
    await give(flag, '1');
    expect(await ask()).toBe(whenOn);
    for (const value of off) {
      await give(flag, value);
      expect([value, await ask()]).toEqual([value, whenOff]);
    }
  });

  it('FORCEPWDCHANGE: the first log-in requires a new password', async () => {
    await give('FORCEPWDCHANGE', '1');
    expect(await mustChooseAtFirst()).toBe(true);
    for (const value of off) {
      await give('FORCEPWDCHANGE', value);
      expect([value, await mustChooseAtFirst()]).toEqual([value, false]);
    }
  });

  it('the names are those of the specification', () => {
    const ofSpecification = ['AGENTPOLICY3', 'MANPLAYREB3', 'MOBILENUMREG3'];
    const others = `MOBILEREG SMSVERIFY MOBILEPWDREG FREEPLAY FORCEPWDCHANGE PWDEXPIRY SMSLOGIN RECOVERPHONE RECOVEREMAIL
      AFFILIATEREQUIRED PHONEAUTH FBLOGIN GOOGLELOGIN VIP SIMSPEED LOSSDIVIDEND VERIFYADDRESS`.split(/\s+/);
    expect([...flagNames].toSorted()).toEqual([...ofSpecification, ...others].toSorted());
  });
});
