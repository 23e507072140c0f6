import type { Call } from '@site/api/call';
import { type CallName, calls } from '@site/api/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from './handle.ts';
import { hashPassword } from './session/Passwords.ts';
import { type LaunchingVendor, startLaunchingVendor } from './testing/startLaunchingVendor.ts';
import { testEngines } from './testing/openTestDatabase.ts';
import { TEST_PASSWORD } from './testing/seedTestAccounts.ts';
import { startService, type TestService } from './testing/startService.ts';
import { offerEveryCall, seedForEveryCall, workingInputs } from './testing/workingInputs.ts';

interface Shape {
  type: Member['type'];
  state: Member['state'];
  must_change_password: boolean;
}
/** Somebody who may do all that members may. */
const plain: Shape = { type: 0, state: 'active', must_change_password: false };

/** Accounts of the brand, by what sets them apart. Operators hold no session of the site: see the log-in's test. */
const shapes = {
  'member who must choose a password': { must_change_password: true },
  'trial account': { type: 4 },
  member: {},
  'frozen member': { state: 'frozen' },
  'excluded member': { state: 'excluded' },
  'member who takes a break': { state: 'coolingOff' },
  'agent of type 1': { type: 1 },
  'agent of type 2': { type: 2 },
  'agent of type 41': { type: 41 },
  'agent of type 42': { type: 42 },
} as const satisfies Record<string, Partial<Shape>>;
type Insider = keyof typeof shapes;
/** Those without a session of the brand, and the token that they hold. */
const outsiders = {
  visitor: () => undefined,
  'holder of a made-up token': () => 'x'.repeat(43),
  'member of another brand': () => service.tokenOf('player01', 'khela'),
} as const;
type Role = keyof typeof outsiders | Insider;

const insiders = Object.keys(shapes) as Insider[];
const roles = [...(Object.keys(outsiders) as Role[]), ...insiders];
const isInsider = (role: Role): role is Insider => role in shapes;
const usernameOf = (role: Insider) => `insider${insiders.indexOf(role)}`;

/** Calls that belong to whoever is logged in. Source: spec §6. */
const forMembers = new Set<CallName>([
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
]);
/** Those that belong to agents. */
const forAgents = new Set<CallName>(['teamOverview', 'teamBetting']);
/** Those that are left to somebody who must choose a new password first. Source: design §9. */
const beforePassword = new Set<CallName>(['logout', 'memberInfo', 'setLanguage', 'changePassword']);
/** Those that stay closed to an account of a kind though it is logged in. Source: calls.md §8. */
const closed: Partial<Record<Role, Partial<Record<CallName, string>>>> = {
  'trial account': {
    launchGame: 'needsRealAccount',
    betRecords: 'needsRealAccount',
    startExport: 'needsRealAccount',
    readMessages: 'needsRealAccount',
  },
  'frozen member': { launchGame: 'frozen' },
  'excluded member': { launchGame: 'excluded', promotion: 'notFound' },
  'member who takes a break': { launchGame: 'coolingOff', promotion: 'notFound' },
};

function expectedOf(name: CallName, role: Role): string {
  if (!forMembers.has(name) && !forAgents.has(name)) return closed[role]?.[name] ?? 'done';
  if (role === 'visitor') return 'loginRequired';
  if (!isInsider(role)) return 'sessionEnded';
  if (role === 'member who must choose a password' && !beforePassword.has(name)) return 'passwordMustChange';
  if (forAgents.has(name) && !role.startsWith('agent')) return 'notAgent';
  return closed[role]?.[name] ?? 'done';
}

const names = Object.keys(calls) as CallName[];

const secret = 'secret-of-the-launching-vendor';
let passwordHash: string;
let vendor: LaunchingVendor;
let service: TestService;

/** An address for each, so that the limits of one say nothing of another. */
const headersOf = (role: Role) => ({ 'X-Forwarded-For': `198.51.100.${roles.indexOf(role) + 1}` });

async function addAccounts() {
  const { db } = service.services;
  for (const role of insiders) {
    const username = usernameOf(role);
    const reply = await service.clientWith(headersOf(role))('register', {
      username,
      password: TEST_PASSWORD,
      confirmPassword: TEST_PASSWORD,
      login: true,
      registerUrl: 'http://localhost:4300/register',
      registerMethod: 'WEB',
      agreed: true,
    });
    expect(reply).toMatchObject({ ok: true });
    const mobile = `+849140000${10 + roles.indexOf(role)}`;
    await db.updateTable('account').set({ mobile }).where('username', '=', username).execute();
  }
}

/** Takes away what earlier calls have left, so that each finds the accounts as they were at first. */
async function startAfresh() {
  const { db } = service.services;
  for (const table of ['rate_window', 'login_failure', 'sending', 'totp', 'recovery_code', 'passkey'] as const)
    await db.deleteFrom(table).execute();
  await db
    .updateTable('account')
    .set({ ...plain, password_hash: passwordHash })
    .where('username', '!=', 'first01')
    .where('role', '=', 'member')
    .execute();
}

const turnInto = (role: Insider) =>
  service.services.db
    .updateTable('account')
    .set({ ...plain, ...shapes[role] })
    .where('username', '=', usernameOf(role))
    .execute();

/** Makes a call that would be done for a member, and says what came of it: `done`, or the code of the refusal. */
async function make(name: CallName, role: Role): Promise<string> {
  await startAfresh();
  const username = isInsider(role) ? usernameOf(role) : 'player02';
  const headers: Record<string, string> = headersOf(role);
  const client = service.clientWith(headers);
  const input = await workingInputs[name]({ service, client, headers, username });
  if (isInsider(role)) await turnInto(role);
  const token = isInsider(role) ? await service.tokenOf(username) : await outsiders[role]();
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const reply = await client(name, input);
  return reply.ok ? 'done' : reply.code;
}

describe.each(testEngines)('API-02 who may call on %s', (engine) => {
  beforeAll(async () => {
    passwordHash = await hashPassword(TEST_PASSWORD);
    vendor = await startLaunchingVendor({ secret });
    service = await startService({
      engine,
      seed: seedForEveryCall,
      config: { studioUrl: vendor.url, studioSecret: secret, trustProxy: ['loopback'] },
    });
    await offerEveryCall(service);
    await addAccounts();
  });
  afterAll(async () => {
    await service.close();
    await vendor.close();
  });

  it('B4.5 the calls that need a session are those of the specification', () => {
    const needed = Object.entries<Call>(calls).flatMap(([name, { session }]) => (session === 'required' ? [name] : []));
    expect(needed.toSorted()).toEqual([...forMembers, ...forAgents].toSorted());
  });

  it.each(names)('API-05 %s is done for whoever may have it done, and refused to others for what they are', async (name) => {
    const answers: Partial<Record<Role, string>> = {};
    const expected: Partial<Record<Role, string>> = {};
    for (const role of roles) {
      answers[role] = await make(name, role);
      expected[role] = expectedOf(name, role);
    }
    expect(answers).toEqual(expected);
  });

  it('a report of a team is taken away by agents only', async () => {
    const query = { from: '2026-01-01', to: '2026-01-02' };
    const answers: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const role of insiders) {
      await startAfresh();
      await turnInto(role);
      const reply = await (await service.clientOf(usernameOf(role)))('startExport', { report: 'teamBetting', query });
      answers[role] = reply.ok ? 'done' : reply.code;
      expected[role] = role === 'member who must choose a password' ? 'passwordMustChange' : role.startsWith('agent') ? 'done' : 'notFound';
    }
    expect(answers).toEqual(expected);
  });
});
