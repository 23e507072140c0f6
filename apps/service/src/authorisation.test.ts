import type { Call } from '@site/api/call';
import { calls } from '@site/api/calls';
import * as captcha from '@site/api/captcha';
import * as recovery from '@site/api/recovery';
import * as registration from '@site/api/registration';
import * as security from '@site/api/security';
import * as session from '@site/api/session';
import * as social from '@site/api/social';
import * as system from '@site/api/system';
import type { Envelope } from '@site/api/envelope';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from './testing/openTestDatabase.ts';
import { startService, type TestService } from './testing/startService.ts';

/** Whoever may be at the door, and how they come by what they hold. Operators hold no session of the site: see the log-in's test. */
const roles = {
  visitor: () => undefined,
  'holder of a made-up token': () => 'x'.repeat(43),
  'member of another brand': () => service.tokenOf('player01', 'khela'),
  'member who must choose a password': () => service.tokenOf('first01'),
  'trial account': () => service.tokenOf('trial01'),
  member: () => service.tokenOf('player01'),
  'frozen member': () => service.tokenOf('frozen01'),
  'excluded member': () => service.tokenOf('excluded01'),
  agent: () => service.tokenOf('agent01'),
} as const;
type Role = keyof typeof roles;

/** What stops a caller before anything is read of what they ask. */
const gates = ['loginRequired', 'sessionEnded', 'passwordMustChange', 'notAgent', 'needsRealAccount', 'forbidden'] as const;

/** Calls that belong to whoever is logged in. Source: spec §6. */
const forMembers = [
  'logout',
  'memberInfo',
  'memberIcon',
  'loginCode',
  'setLanguage',
  'changePassword',
  'sendMemberCode',
  'devices',
  'endDevice',
  'loginHistory',
  'startTotp',
  'confirmTotp',
  'removeTotp',
  'passkeys',
  'addPasskey',
  'removePasskey',
];
/** Those of them that are left to somebody who must choose a new password first. Source: design §9. */
const beforePassword = new Set(['logout', 'memberInfo', 'setLanguage', 'changePassword']);
/** Calls whose own handler refuses visitors of a brand that has switched them off. */
const bySwitch = new Set([
  'loginFreeplay',
  'sendLoginCode',
  'sendRegisterCode',
  'forgotByEmail',
  'resetByPhone',
  'socialStart',
  'socialCallback',
]);

function expectedOf(name: string, role: Role): string {
  // It asks for the cookie that nobody here has.
  if (name === 'loginRemembered') return 'loginRequired';
  if (!forMembers.includes(name)) return 'open';
  if (role === 'visitor') return 'loginRequired';
  if (role === 'holder of a made-up token' || role === 'member of another brand') return 'sessionEnded';
  if (role === 'member who must choose a password' && !beforePassword.has(name)) return 'passwordMustChange';
  return 'open';
}

const modules = [captcha, recovery, registration, security, session, social, system];
const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value && 'session' in value;
const inArea = new Set(modules.flatMap((module) => Object.values<unknown>(module).filter(isCall)));
const names = Object.entries<Call>(calls).flatMap(([name, call]) => (inArea.has(call) ? [name] : []));

let service: TestService;

async function knock(name: string, role: Role): Promise<string> {
  const call: Call = calls[name as keyof typeof calls];
  const token = await roles[role]();
  const hasBody = call.method === 'POST' || call.method === 'PUT';
  const response = await fetch(service.url + call.path, {
    method: call.method,
    redirect: 'manual',
    headers: {
      'X-Module': 'WEB',
      'X-Merchant': 'marquee',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(hasBody && { 'Content-Type': call.enc ? 'application/jose' : 'application/json' }),
    },
    ...(hasBody && { body: call.enc ? 'x' : '{}' }),
  });
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.startsWith('application/json')) return 'open';
  const { code } = (await response.json()) as Envelope;
  const isStopped = gates.some((gate) => gate === code) && !(code === 'forbidden' && bySwitch.has(name));
  return isStopped && code ? code : 'open';
}

describe.each(testEngines)('API-03 who may call on %s', (engine) => {
  beforeAll(async () => {
    service = await startService({ engine });
    const { db } = service.services;
    await db.updateTable('account').set({ must_change_password: true }).where('username', '=', 'first01').execute();
  });
  afterAll(() => service.close());
  beforeEach(() => service.services.db.deleteFrom('rate_window').execute());

  it('the calls of these areas are all there', () => {
    expect(names).toEqual(expect.arrayContaining(forMembers));
    expect(names.length).toBeGreaterThan(35);
  });

  it.each(Object.keys(roles) as Role[])('every call knows what to do with a %s', async (role) => {
    const answers: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const name of names) {
      answers[name] = await knock(name, role);
      expected[name] = expectedOf(name, role);
    }
    expect(answers).toEqual(expected);
  });
});
