import type { Call } from '@site/api/call';
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
/** Calls of promotions, which refuse trial accounts and members who are not active. Source: MEM-10. */
const promotionCalls = [
  'joinPromotion',
  'claimPromotion',
  'applyPromotion',
  'claimRaffle',
  'claimMission',
  'signIn',
  'claimReward',
  'redEnvelope',
  'referral',
  'referredFriends',
  'claimReferral',
  'claimRedEnvelope',
] as const satisfies CallName[];
const promotionsAre = (code: string) => Object.fromEntries(promotionCalls.map((name) => [name, code]));
/** Calls that stay closed to some roles after login. Source: API-02. */
const closed: Partial<Record<Role, Partial<Record<CallName, string>>>> = {
  'trial account': {
    dividendContracts: 'needsRealAccount',
    actOnDividend: 'needsRealAccount',
    dailyContracts: 'needsRealAccount',
    actOnDaily: 'needsRealAccount',
    hourlyContracts: 'needsRealAccount',
    listHourly: 'needsRealAccount',
    realtimeContracts: 'needsRealAccount',
    listRealtime: 'needsRealAccount',
    contracts: 'needsRealAccount',
    contractRequests: 'needsRealAccount',
    contractDocument: 'needsRealAccount',
    billDetail: 'needsRealAccount',
    collectBill: 'needsRealAccount',
    contractDifference: 'needsRealAccount',
    consolidated: 'needsRealAccount',
    pointBalance: 'needsRealAccount',
    pointRewards: 'needsRealAccount',
    pointConfig: 'needsRealAccount',
    redeemReward: 'needsRealAccount',
    redeemHistory: 'needsRealAccount',
    pointHistory: 'needsRealAccount',
    convertPoints: 'needsRealAccount',
    transactionDetail: 'needsRealAccount',
    vipProgress: 'needsRealAccount',
    claimVipGift: 'needsRealAccount',
    rebate: 'needsRealAccount',
    claimRebate: 'needsRealAccount',
    rebateHistory: 'needsRealAccount',
    limits: 'needsRealAccount',
    setLimit: 'needsRealAccount',
    confirmLimit: 'needsRealAccount',
    realityCheck: 'needsRealAccount',
    setRealityCheck: 'needsRealAccount',
    acknowledgeRealityCheck: 'needsRealAccount',
    exclusion: 'needsRealAccount',
    exclude: 'needsRealAccount',
    productBlock: 'needsRealAccount',
    setProductBlock: 'needsRealAccount',
    statement: 'needsRealAccount',
    chat: 'needsRealAccount',
    openChat: 'needsRealAccount',
    sayInChat: 'needsRealAccount',
    leaveChat: 'needsRealAccount',
    consents: 'needsRealAccount',
    pushKey: 'needsRealAccount',
    allowPush: 'needsRealAccount',
    forbidPush: 'needsRealAccount',
    setConsents: 'needsRealAccount',
    myData: 'needsRealAccount',
    closeAccount: 'needsRealAccount',
    joinTournament: 'needsRealAccount',
    launchGame: 'needsRealAccount',
    launchLotteryOrPvp: 'needsRealAccount',
    accountRecords: 'needsRealAccount',
    bonusRecords: 'needsRealAccount',
    addBankAccount: 'needsRealAccount',
    bankAccounts: 'needsRealAccount',
    bindEmail: 'needsRealAccount',
    bindMobile: 'needsRealAccount',
    removeBankAccount: 'needsRealAccount',
    betRecords: 'needsRealAccount',
    profitAndLoss: 'needsRealAccount',
    readBet: 'needsRealAccount',
    replayRound: 'needsRealAccount',
    round: 'needsRealAccount',
    seedHash: 'needsRealAccount',
    rotateSeed: 'needsRealAccount',
    freeRounds: 'needsRealAccount',
    setPaymentPassword: 'needsRealAccount',
    deposit: 'needsRealAccount',
    depositMethods: 'needsRealAccount',
    deposits: 'needsRealAccount',
    sendReceipt: 'needsRealAccount',
    startExport: 'needsRealAccount',
    upload: 'needsRealAccount',
    readMessages: 'needsRealAccount',
    deleteMessages: 'needsRealAccount',
    myFeedback: 'needsRealAccount',
    answerFeedback: 'needsRealAccount',
    setProfile: 'needsRealAccount',
    setIcon: 'needsRealAccount',
    bindZalo: 'needsRealAccount',
    documents: 'needsRealAccount',
    sendDocument: 'needsRealAccount',
    walletTransfer: 'needsRealAccount',
    withdrawConfig: 'needsRealAccount',
    withdraw: 'needsRealAccount',
    withdrawals: 'needsRealAccount',
    confirmReceipt: 'needsRealAccount',
    transferConfig: 'needsRealAccount',
    transferUpline: 'needsRealAccount',
    merchantWallet: 'needsRealAccount',
    bonuses: 'needsRealAccount',
    rewards: 'needsRealAccount',
    forfeitBonus: 'needsRealAccount',
    ...promotionsAre('needsRealAccount'),
    recallAll: 'needsRealAccount',
  },
  'frozen member': {
    convertPoints: 'frozen',
    redeemReward: 'frozen',
    claimVipGift: 'frozen',
    claimRebate: 'frozen',
    bindZalo: 'frozen',
    deposit: 'frozen',
    joinTournament: 'frozen',
    launchGame: 'frozen',
    launchLotteryOrPvp: 'frozen',
    transferUpline: 'frozen',
    promotion: 'notFound',
    ...promotionsAre('frozen'),
  },
  'excluded member': {
    convertPoints: 'excluded',
    redeemReward: 'excluded',
    claimVipGift: 'excluded',
    claimRebate: 'excluded',
    bindZalo: 'excluded',
    deposit: 'excluded',
    joinTournament: 'excluded',
    launchGame: 'excluded',
    launchLotteryOrPvp: 'excluded',
    transferUpline: 'excluded',
    promotion: 'notFound',
    ...promotionsAre('excluded'),
  },
  'member who takes a break': {
    convertPoints: 'coolingOff',
    redeemReward: 'coolingOff',
    claimVipGift: 'coolingOff',
    claimRebate: 'coolingOff',
    deposit: 'coolingOff',
    bindZalo: 'coolingOff',
    joinTournament: 'coolingOff',
    launchGame: 'coolingOff',
    launchLotteryOrPvp: 'coolingOff',
    transferUpline: 'coolingOff',
    promotion: 'notFound',
    ...promotionsAre('coolingOff'),
  },
};

/** Calls of members that write and stay open on a break: to withdraw, to prove who one is, to end what is open, for help and for protection. */
const openOnBreak = new Set<CallName>(
  (
    'loginCode logout changePassword sendMemberCode setLanguage addBankAccount addPasskey bindEmail bindMobile confirmTotp endDevice ' +
    'removeBankAccount removePasskey removeTotp setPaymentPassword startTotp sendReceipt upload acknowledgeRealityCheck confirmLimit exclude ' +
    'setLimit setProductBlock setRealityCheck closeAccount setConsents confirmReceipt withdraw recallAll addFavourite removeFavourite ' +
    'endGameSession rotateSeed readMessages sendDocument setIcon setProfile allowPush answerFeedback deleteMessages forbidPush leaveChat ' +
    'openChat sayInChat forfeitBonus replayRound cancelExport startExport actOnDaily actOnDividend collectBill hourlyContracts realtimeContracts'
  ).split(' ') as CallName[],
);

const isClosedOnBreak = (name: CallName) => {
  const { refusals }: Call = calls[name];
  return refusals.includes('excluded') && refusals.includes('coolingOff');
};

function expectedOf(name: CallName, role: Role): string {
  const { session, role: wanted, act }: Call = calls[name];
  if (session !== 'required') return closed[role]?.[name] ?? 'done';
  if (role === 'visitor') return 'loginRequired';
  if (wanted === 'operator') {
    const deskRole = operators[role];
    if (!deskRole) return 'sessionEnded';
    return !act || mayDo(deskRole, act) ? 'done' : 'forbidden';
  }
  if (!isInsider(role)) return 'sessionEnded';
  if (role === 'member who must choose a password' && !beforePassword.has(name)) return 'passwordMustChange';
  if (wanted === 'agent' && !role.startsWith('agent')) return 'notAgent';
  return closed[role]?.[name] ?? 'done';
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
const refusedUnread = new Set(['loginRequired', 'sessionEnded', 'passwordMustChange', 'notAgent', 'forbidden']);

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

  it('RES-02 DR-23.6 a call that writes is closed on a break by its declaration, or is one of those that stay open', () => {
    const writes = names.filter((name) => {
      const { session, method, role }: Call = calls[name];
      return session === 'required' && method !== 'GET' && role === undefined;
    });
    expect(writes.filter((name) => isClosedOnBreak(name) === openOnBreak.has(name))).toEqual([]);
    // The matrix makes each of them; of the moves to a vendor's wallet, only the way back stays open.
    const closedOnBreak = names.filter(
      (name) => isClosedOnBreak(name) && (calls[name] as Call).role === undefined && name !== 'walletTransfer',
    );
    expect(closedOnBreak.filter((name) => closed['excluded member']?.[name] !== 'excluded')).toEqual([]);
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
