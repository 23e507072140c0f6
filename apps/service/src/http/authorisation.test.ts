import type { AccountNeed, Call } from '@site/api/call';
import { type CallName, calls } from '@site/api/calls';
import { type DeskRole, mayDo } from '@site/api/deskRoles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from './handle.ts';
import { hashPassword } from '../session/Passwords.ts';
import { type LaunchingVendor, startLaunchingVendor } from '../testing/startLaunchingVendor.ts';
import { fastestEngine, spreadEngines, type TestEngine } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { offerEveryCall, seedForEveryCall, workingInput } from '../testing/workingInput.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';

interface Shape {
  type: Member['type'];
  state: Member['state'];
  must_change_password: boolean;
}
/** An account with all permissions of a member. */
const plain: Shape = { type: 0, state: 'active', must_change_password: false };

/** Accounts of the brand, by type and state. */
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
/** The sessions of operators open the calls of the desk, as their roles allow, and no other call; no other session opens one of these. */
const operators: Partial<Record<Role, DeskRole>> = { 'operator who may do everything': 'admin', 'operator who writes content': 'content' };
/** Callers without a session of the brand, with their tokens. */
const outsiders = {
  visitor: () => undefined,
  'holder of a made-up token': () => 'x'.repeat(43),
  'member of another brand': () => service.tokenOf('player01', 'khela'),
  'operator who may do everything': () => service.operatorTokenOf('operator01'),
  'operator who writes content': () => service.operatorTokenOf('content01'),
} as const;
type Role = keyof typeof outsiders | Insider;

const insiders = Object.keys(shapes) as Insider[];
const roles = [...(Object.keys(outsiders) as Role[]), ...insiders];
const isInsider = (role: Role): role is Insider => role in shapes;
const usernameOf = (role: Insider) => `insider${insiders.indexOf(role)}`;

/** Calls allowed before a forced change of password. Source: SES-06. */
const beforePassword = new Set<CallName>(['logout', 'memberInfo', 'setLanguage', 'changePassword']);
/** Accounts that calls are closed to by their declaration. Source: API-02, MEM-10, RES-02. */
const closedTo: Partial<Record<Role, { needs: AccountNeed[]; code: string }>> = {
  'trial account': { needs: ['real', 'active'], code: 'needsRealAccount' },
  'frozen member': { needs: ['active'], code: 'frozen' },
  'excluded member': { needs: ['active'], code: 'excluded' },
  'member who takes a break': { needs: ['active'], code: 'coolingOff' },
};
/** Calls whose answer depends on what else is asked. */
const others: Partial<Record<Role, Partial<Record<CallName, string>>>> = {
  'trial account': { startExport: 'needsRealAccount' },
  'frozen member': { promotion: 'notFound' },
  'excluded member': { promotion: 'notFound' },
  'member who takes a break': { promotion: 'notFound' },
};

function expectedOf(name: CallName, role: Role): string {
  const { session, role: wanted, act, account = 'any' }: Call = calls[name];
  const open = others[role]?.[name] ?? 'done';
  if (session !== 'required') return open;
  if (role === 'visitor') return 'loginRequired';
  if (wanted === 'operator') {
    const deskRole = operators[role];
    if (!deskRole) return 'sessionEnded';
    return !act || mayDo(deskRole, act) ? 'done' : 'forbidden';
  }
  if (!isInsider(role)) return 'sessionEnded';
  if (role === 'member who must choose a password' && !beforePassword.has(name)) return 'passwordMustChange';
  if (wanted === 'agent' && !role.startsWith('agent')) return 'notAgent';
  const closed = closedTo[role];
  return closed?.needs.includes(account) ? closed.code : open;
}

const names = Object.keys(calls) as CallName[];

/** Permission is decided before the database is asked: on another engine, one caller who is let in tells whether the call works there. */
function callersOn(engine: TestEngine, name: CallName): Role[] {
  if (engine === fastestEngine) return roles;
  const { role }: Call = calls[name];
  return [role === 'agent' ? 'agent of type 1' : role === 'operator' ? 'operator who may do everything' : 'member'];
}

const secret = 'secret-of-the-launching-vendor';
let passwordHash: string;
let vendor: LaunchingVendor;
let service: TestService;
/** By id of the account: one that was closed gets its name back. */
const usernames: Record<number, string> = {};

/** A separate address for each role, so that rate limits do not interfere. */
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
    const account = db.updateTable('account').set({ mobile }).where('username', '=', username).returning('id');
    usernames[(await account.executeTakeFirstOrThrow()).id] = username;
  }
}

/** Restores the accounts before each cell, in a single statement because it runs often. */
async function startAfresh() {
  await service.services.db.deleteFrom('exclusion').execute();
  const { type, state, must_change_password } = plain;
  await sql`
    with windows as (delete from rate_window), failures as (delete from login_failure), sent as (delete from sending),
      codes as (delete from recovery_code), secrets as (delete from totp), keys as (delete from passkey)
    update account
    set type = ${type}, state = ${state}, must_change_password = ${must_change_password}, password_hash = ${passwordHash},
      username = coalesce(${JSON.stringify(usernames)}::jsonb ->> id::text, username)
    where username <> 'first01' and role = 'member'
  `.execute(service.services.db);
}

const turnInto = (role: Insider) =>
  service.services.db
    .updateTable('account')
    .set({ ...plain, ...shapes[role] })
    .where('username', '=', usernameOf(role))
    .execute();

/** Refusals that are decided before the input is read. */
const refusedUnread = new Set([
  'loginRequired',
  'sessionEnded',
  'passwordMustChange',
  'notAgent',
  'forbidden',
  'needsRealAccount',
  'frozen',
  'excluded',
  'coolingOff',
]);

/** Prepares a client, its headers and its input, with which the call succeeds for a permitted caller. */
async function prepare(name: CallName, role: Role) {
  await startAfresh();
  const username = isInsider(role) ? usernameOf(role) : 'player02';
  const headers: Record<string, string> = headersOf(role);
  const client = service.clientWith(headers);
  return { client, headers, input: await workingInput(name, { service, client, headers, username }) };
}

/** Makes a call, and returns `done` or the refusal code. */
async function make(name: CallName, role: Role, { client, headers, input }: Awaited<ReturnType<typeof prepare>>): Promise<string> {
  if (isInsider(role)) await turnInto(role);
  const token = isInsider(role) ? await service.tokenOf(usernameOf(role)) : await outsiders[role]();
  delete headers['Authorization'];
  Object.assign(headers, headersOf(role), token && { Authorization: `Bearer ${token}` });
  const reply = await client(name, input);
  return reply.ok ? 'done' : reply.code;
}

describe.each(spreadEngines)('API-02 permissions of calls on %s', (engine) => {
  beforeAll(async () => {
    passwordHash = await hashPassword(TEST_PASSWORD);
    vendor = await startLaunchingVendor({ secret });
    service = await startService({
      engine,
      seed: seedForEveryCall,
      config: { vendors: [createStudioAdapter({ url: vendor.url, secret, keepsMoney: true })], trustProxy: ['loopback'] },
    });
    await offerEveryCall(service);
    await addAccounts();
  });
  afterAll(async () => {
    await service.close();
    await vendor.close();
  });

  it.each(names)('API-05 %s succeeds for permitted callers, and refuses others with the right code', async (name) => {
    const answers: Partial<Record<Role, string>> = {};
    const expected: Partial<Record<Role, string>> = {};
    let shared: Awaited<ReturnType<typeof prepare>> | undefined;
    for (const role of callersOn(engine, name)) {
      expected[role] = expectedOf(name, role);
      // One input serves for all whose refusal does not depend on it.
      const isUnread = refusedUnread.has(expected[role]);
      answers[role] = await make(name, role, isUnread ? (shared ??= await prepare(name, 'visitor')) : await prepare(name, role));
    }
    expect(answers).toEqual(expected);
  });

  it('a team report is exported by agents only', async () => {
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
