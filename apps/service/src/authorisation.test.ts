import type { Call } from '@site/api/call';
import { calls } from '@site/api/calls';
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
  'balance',
  'favouriteIds',
  'favourites',
  'addFavourite',
  'removeFavourite',
  'recentGames',
  'unreadCount',
  'readMessages',
  'launchGame',
  'betRecords',
  'startExport',
];
/** Those of them that belong to agents. */
const forAgents = ['teamOverview', 'teamBetting'];
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
  if (!forMembers.includes(name) && !forAgents.includes(name)) return 'open';
  if (role === 'visitor') return 'loginRequired';
  if (role === 'holder of a made-up token' || role === 'member of another brand') return 'sessionEnded';
  if (role === 'member who must choose a password' && !beforePassword.has(name)) return 'passwordMustChange';
  if (forAgents.includes(name) && role !== 'agent') return 'notAgent';
  return 'open';
}

const names = Object.keys(calls);

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

  it('B4.5 the calls that need a session are those of the specification', () => {
    const needed = Object.entries<Call>(calls).flatMap(([name, { session }]) => (session === 'required' ? [name] : []));
    expect(needed.toSorted()).toEqual([...forMembers, ...forAgents].toSorted());
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
