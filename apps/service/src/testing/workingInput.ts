import { randomUUID } from 'node:crypto';
import type { Call, InputOf } from '@site/api/call';
import { type CallName, type Calls, calls } from '@site/api/calls';
import type { Client } from '@site/api/client';
import { launchLotteryOrPvp } from '@site/api/games';
import { LEAST_PICTURE } from '@site/api/leastPicture';
import { loginFreeplay } from '@site/api/session';
import { addDays, dayOf } from '@site/rules/period';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import type { Schema } from '../database/schema.ts';
import { botCheck } from '../captcha/botCheck.ts';
import { openFeedback } from '../inbox/openFeedback.ts';
import { houseAccountOf } from '../ledger/houseAccountOf.ts';
import { openWallets } from '../ledger/openWallets.ts';
import { addTournaments } from '../prizes/settleTournaments.ts';
import type { Offer } from '../rewards/Offer.ts';
import { postPoints } from '../points/postPoints.ts';
import { billId } from '../contracts/billId.ts';
import { hashPassword } from '../session/Passwords.ts';
import { sealAtRest } from '../security/sealAtRest.ts';
import { askToVerify } from '../session/verification.ts';
import { issueTicket } from '../verification/tickets.ts';
import { issueCode } from '../verification/codes.ts';
import { withdrawalQueue } from '../withdraw/withdrawalQueue.ts';
import { changeBrand } from './changeBrand.ts';
import { depositMoney } from './depositMoney.ts';
import { seal } from './seal.ts';
import { SoftAuthenticator } from './SoftAuthenticator.ts';
import { seedTestAccounts, TEST_PASSWORD } from './seedTestAccounts.ts';
import { seedTestGames, testGames } from './seedTestGames.ts';
import { solveBotCheck } from './solveBotCheck.ts';
import type { TestService } from './startService.ts';
import { TestBrowser } from './TestBrowser.ts';

export interface Caller {
  service: TestService;
  /** Client that makes the call. */
  client: Client;
  /** Headers of `client`: changes apply to the call. */
  headers: Record<string, string>;
  /** An account of the brand `marquee` with all permissions of a member: the caller's own, if they have one. */
  username: string;
}

/** A lottery of the e-lottery mode. */
const lottery = { node_id: 5, vassalage: 'MQ', game_code: 'MQ-DRAW', game_type: 'ELOTT', game_classify: 'KENO', status: 'open' } as const;

/** Writes the rows that the inputs below refer to. */
export async function seedForEveryCall(db: Kysely<Schema>): Promise<void> {
  await seedTestAccounts(db);
  await seedTestGames(db);
  const flags = { is_group: false, is_hot: false, is_new: false, freeplay: true };
  await db
    .insertInto('game')
    .values({ ...lottery, ...flags, name: lottery.game_code, rtp_ppm: null, ground: 'night', position: 5 })
    .execute();
  await db
    .insertInto('promotion')
    .values({
      merchant: 'marquee',
      code: 'opening-week',
      kind: 'MISSION',
      art: 'opening',
      position: 0,
      starts_at: new Date(0),
      ends_at: null,
      needs_joining: false,
      words: JSON.stringify({ EN: { title: 'Opening week' } }),
    })
    .execute();
}

const brandOf = async ({ services }: TestService) => (await services.brands.of('marquee')).brand;

/** Opens a chat of a member, in the place of one that is live. */
async function liveChat({ service, username, takenBy }: Pick<Caller, 'service' | 'username'> & { takenBy?: string }) {
  const { db } = service.services;
  const accountId = await idOf(service, username);
  await db.updateTable('feedback').set({ live: null }).where('account_id', '=', accountId).execute();
  const opened = { merchant: 'marquee', sender: { accountId }, language: 'EN', type: 'game', content: 'Hello', uploads: [] } as const;
  const thread = await db.transaction().execute((tx) => openFeedback(tx, { ...opened, isLive: true, now: new Date() }));
  const { id } = await db.selectFrom('feedback').where('reference', '=', thread).select('id').executeTakeFirstOrThrow();
  if (takenBy) {
    const taken = { live: 'taken', taken_by: await idOf(service, takenBy) } as const;
    await db.updateTable('feedback').set(taken).where('id', '=', id).execute();
  }
  return { id, thread };
}

/** Places an account directly below the caller's. */
async function standAbove({ service, username }: Caller, below: string): Promise<void> {
  const pair = { ancestor_id: await idOf(service, username), descendant_id: await idOf(service, below), depth: 1 };
  await service.services.db
    .insertInto('account_tree')
    .values(pair)
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Writes a sign-up link of an agent. */
async function writeLink(service: TestService, username: string) {
  made += 1;
  return service.services.db
    .insertInto('sign_up_link')
    .values({
      merchant: 'marquee',
      code: `LINK${made}`,
      account_id: await idOf(service, username),
      type: 0,
      terms: '[]',
      expires_at: null,
      most_uses: null,
      created_at: new Date(),
      withdrawn_at: null,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
}

/** Writes a draft of another operator, and returns when it was saved. */
async function draftBrand(service: TestService): Promise<string> {
  const { db } = service.services;
  const draft = { config: JSON.stringify(await brandOf(service)), saved_by: await idOf(service, 'operator02'), saved_at: new Date() };
  await db
    .insertInto('brand_draft')
    .values({ merchant: 'marquee', ...draft })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(draft))
    .execute();
  return draft.saved_at.toISOString();
}

/** Enables everything for the brand `marquee` that a call may depend on. */
export async function offerEveryCall({ services }: TestService): Promise<void> {
  const on = ['FREEPLAY', 'SMSLOGIN', 'RECOVERPHONE', 'RECOVEREMAIL', 'MOBILEREG', 'VIP', 'MANPLAYREB3', 'AGENTPOLICY3'];
  await changeBrand(services, {
    flags: Object.fromEntries(on.map((flag) => [flag, '1'])),
    settings: {
      registration: { altcha: { show: false } },
      banks: ['Vietcombank'],
      documents: ['identity'],
      lotteryPlays: ['*'],
      zaloReward: { amounts: { USD: '100' } },
      depositAccount: { bank: 'Vietcombank', accountNumber: '1', payeeName: 'Marquee' },
      chat: [{ id: 'desk', name: 'Desk', url: 'https://chat.example/desk' }],
    },
  });
}

/** Another account, for calls without a session that log in or recover one. */
const other = { username: 'player01', password: TEST_PASSWORD };
const newPassword = 'a-new-and-long-one';
const { slot } = testGames;
const favourite = { nodeId: slot.node_id, vendor: slot.vassalage, gameType: slot.game_type };
const today = dayOf(new Date(), 'Asia/Ho_Chi_Minh');
const days = { from: addDays(today, -1), to: today };
const newcomer = { login: true, registerUrl: 'http://localhost:4300/register', registerMethod: 'WEB', agreed: true } as const;

let made = 0;
/** Returns an unused mobile number of Vietnam, without its dialling code. */
function newNumber(): string {
  made += 1;
  return `0913${String(made).padStart(6, '0')}`;
}
const international = (number: string) => `+84${number.slice(1)}`;

async function valueOf<Value>(reply: Promise<{ ok: true; value: Value } | { ok: false; code: string }>): Promise<Value> {
  const given = await reply;
  if (!given.ok) throw new Error(`The test could not prepare a call: ${given.code}.`);
  return given.value;
}

const idOf = async ({ services: { db } }: TestService, username: string) =>
  (await db.selectFrom('account').where('username', '=', username).where('merchant', '=', 'marquee').select('id').executeTakeFirstOrThrow())
    .id;

async function addPasskey({ service }: Caller, username: string) {
  const client = await service.clientOf(username);
  const authenticator = new SoftAuthenticator();
  const { ticket, options } = await valueOf(client('passkeys', {}));
  const input = { password: TEST_PASSWORD, name: 'Phone', ticket, response: authenticator.create(options, service.url) };
  return { client, authenticator, input };
}

/** Writes the draft of an announcement. */
async function writeNews({ service: { services } }: Caller) {
  const { id } = await services.db
    .insertInto('announcement')
    .values({
      merchant: 'marquee',
      type: 'H',
      audience: 'site',
      execution: null,
      promotion_type: null,
      position: 0,
      starts_at: new Date(),
      state: 'draft',
      words: JSON.stringify({ EN: { title: 'News', content: '<p>Text</p>' } }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, version: 1 };
}

async function startTotp({ service, username }: Caller) {
  const client = await service.clientOf(username);
  const { secret } = await valueOf(client('startTotp', { password: TEST_PASSWORD }));
  return { client, code: new TOTP({ secret }).generate() };
}

/** Gives every operator of the brand the same authenticator, which waits for its first code unless it is confirmed, and returns a code. */
async function giveOperatorsTotp({ service }: Caller, confirmedAt: Date | null): Promise<string> {
  const { db, config } = service.services;
  const secret = new Secret({ size: 20 });
  const sealed = sealAtRest(config, 'totp', secret.bytes);
  const operators = await db.selectFrom('account').where('merchant', '=', 'marquee').where('role', '=', 'operator').select('id').execute();
  await db
    .insertInto('totp')
    .values(operators.map(({ id }) => ({ account_id: id, secret_sealed: sealed, confirmed_at: confirmedAt })))
    .execute();
  return new TOTP({ secret }).generate();
}

/** Creates a ticket of a log-in from an unknown address, for the second factor. */
async function verifyTicket({ service }: Caller): Promise<string> {
  const asked = await askToVerify(service.services.db, {
    accountId: await idOf(service, other.username),
    address: '127.0.0.1',
    userAgent: 'test',
    now: new Date(),
    mustChangePassword: false,
    isOn: true,
  });
  if (!asked) throw new Error('The account has nothing to be verified by.');
  return asked.ticket;
}

/** Writes a settled bet of the caller, and returns its id. */
async function settledBet({ service, username }: Caller): Promise<{ id: string }> {
  const roundId = `of ${username}`;
  await service.services.db
    .insertInto('bet')
    .values({
      account_id: await idOf(service, username),
      integration: 'STUDIO',
      round_id: roundId,
      node_id: slot.node_id,
      game_type: slot.game_type,
      currency: 'USD',
      stake_minor: 1n,
      payout_minor: 0n,
      valid_bet_minor: 1n,
      status: 'settled',
      placed_at: new Date(),
      settled_at: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { id: `STUDIO:${roundId}:0` };
}

/** Starts an export of the caller, and returns its id. */
async function startedExport({ service, username }: Caller): Promise<{ id: string }> {
  const { id } = await valueOf((await service.clientOf(username))('startExport', { report: 'bets', query: days }));
  return { id };
}

/** Gives the caller money, a payment password and a bank account that can be paid to. */
async function payable({ service, username }: Caller): Promise<{ bankAccountId: string }> {
  const { db } = service.services;
  const accountId = await idOf(service, username);
  const payee_name = 'Nguyễn Minh Anh';
  const secured = { payment_password_hash: await hashPassword('246810'), payee_name };
  await db.updateTable('account').set(secured).where('id', '=', accountId).execute();
  await db.deleteFrom('requirement').where('account_id', '=', accountId).execute();
  await depositMoney(db, { accountId, amountMinor: 5000n });
  const { id } = await db
    .insertInto('bank_account')
    .values({
      account_id: accountId,
      bank: 'Vietcombank',
      number_sealed: Buffer.alloc(0),
      number_hash: Buffer.from(randomUUID()),
      ending: '4471',
      payee_name,
      added_at: new Date(),
      usable_from: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { bankAccountId: String(id) };
}

/** Has a withdrawal of the caller paid, and returns its id. */
async function paidWithdrawal(caller: Caller): Promise<string> {
  const { service, username } = caller;
  const { bankAccountId } = await payable(caller);
  // A member may ask only so often a day: what was asked for before this was asked for long ago.
  await service.services.db
    .updateTable('withdrawal')
    .set({ asked_at: new Date(0) })
    .where('account_id', '=', await idOf(service, username))
    .execute();
  const input = { bankAccountId, amountMinor: '1000', paymentPassword: '246810', transferId: randomUUID() };
  const { id } = await valueOf((await service.clientOf(username))('withdraw', input));
  const decided = { merchant: 'marquee', operatorId: await idOf(service, 'operator01'), reason: '', now: new Date() };
  for (const decision of ['approve', 'pay', 'paid']) await withdrawalQueue.decide(service.services, { ...decided, id, decision });
  return id;
}

type Inputs = { [N in CallName]?: (caller: Caller) => InputOf<Calls[N]> | Promise<InputOf<Calls[N]>> };

/** Adds a tournament that has begun. */
async function addTournament({ service: { services } }: Caller): Promise<number> {
  const { id: series } = await services.db
    .insertInto('tournament_series')
    .values({
      merchant: 'marquee',
      code: randomUUID(),
      position: 0,
      currency: 'USD',
      games: JSON.stringify({ gameTypes: ['RNG'], vendors: [], nodeIds: [] }),
      score: 'multiple',
      least_stake_minor: 1n,
      prizes: JSON.stringify(['100']),
      first_at: new Date(Date.now() - 60_000),
      length_minutes: 60,
      every_minutes: 60,
      words: JSON.stringify({ EN: { name: 'Race' } }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addTournaments(services.db, new Date());
  const { id } = await services.db
    .selectFrom('tournament')
    .where('series_id', '=', series)
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns a solved bot check whose answer is found at the first try. */
async function easyBotCheck({ services: { botCheckKey } }: TestService): Promise<string> {
  const { algorithm, cost, lifeMs } = botCheck;
  const challenge = await createChallenge({
    algorithm,
    cost,
    counter: 1,
    expiresAt: new Date(Date.now() + lifeMs),
    deriveKey,
    hmacSignatureSecret: botCheckKey,
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Opens a ticket of the caller, and returns its reference. */
async function ticketOf({ service, username }: Caller): Promise<string> {
  const { db } = service.services;
  const sender = { accountId: await idOf(service, username) };
  const opened = { merchant: 'marquee', sender, language: 'EN', type: 'game', content: 'The reels stand still.', uploads: [] } as const;
  return db.transaction().execute((tx) => openFeedback(tx, { ...opened, now: new Date() }));
}

/** Adds a promotion that has begun, and returns it as a call names it. */
async function addPromotion({ service: { services } }: Caller, offer: Offer) {
  const code = `offer-${randomUUID().slice(0, 8)}`;
  await services.db
    .insertInto('promotion')
    .values({
      merchant: 'marquee',
      code,
      kind: 'DEPOSIT',
      art: 'opening',
      position: 1,
      starts_at: new Date(0),
      ends_at: null,
      needs_joining: true,
      words: JSON.stringify({ EN: { title: 'Offer' } }),
      offer: JSON.stringify(offer),
    })
    .execute();
  return { id: code, version: 1, transferId: randomUUID() };
}

/** Credits an account with a deposit of 2,000 credits. */
const payIn = ({ services: { db, ledger } }: TestService, accountId: number) =>
  db.transaction().execute(async (tx) => {
    const paid = { accountId, counterId: await houseAccountOf(tx, 'house:TEST'), idempotencyKey: randomUUID() };
    await ledger.post(tx, [{ ...paid, kind: 'DEPOSIT', currency: 'USD', amountMinor: 200_000n }]);
  });

/** Counts play of a caller: a loss of a hundred credits, on a day. */
async function countPlay({ service, username }: Pick<Caller, 'service' | 'username'>, day: string): Promise<void> {
  const sums = { bets: 1, stake_minor: 10_000n, valid_bet_minor: 10_000n, payout_minor: 0n };
  await service.services.db
    .insertInto('member_day')
    .values({ account_id: await idOf(service, username), day, game_type: 'RNG', currency: 'USD', ...sums })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const raffle: Offer = { kind: 'raffle', every: 'day', multiple: 1, leastCents: 100, prizes: [{ cents: 100, chancePpm: 1_000_000 }] };

/** Gives a member points, and the payment password that spends them. */
async function holdPoints(service: TestService, username: string): Promise<void> {
  const accountId = await idOf(service, username);
  made += 1;
  const { db } = service.services;
  const payment_password_hash = await hashPassword('246810');
  await db.updateTable('account').set({ payment_password_hash }).where('id', '=', accountId).execute();
  const change = { accountId, kind: 'MISSION', points: 100n, idempotencyKey: `made:${made}`, cause: {}, now: new Date() } as const;
  await db.transaction().execute((tx) => postPoints(tx, change));
}

/** Writes a contract of the caller as taker, and returns its id. */
async function contractOf({ service, username }: Caller, contract: { kind: string; status: 'new request' | 'accepted' }): Promise<number> {
  const { db } = service.services;
  const taker_id = await idOf(service, username);
  await db.deleteFrom('contract').where('taker_id', '=', taker_id).where('status', '=', 'new request').execute();
  const { id } = await db
    .insertInto('contract')
    .values({
      ...contract,
      giver_id: await idOf(service, 'agent01'),
      taker_id,
      period: 'D',
      // Above what a caller offers to a downline in turn.
      rate_ppm: 100,
      tiers: JSON.stringify([{ minActive: 0, minValidBet: '0', minLoss: '0', ratePpm: 100 }]),
      categories: ['RNG'],
      valid_from: new Date(),
      accepted_at: null,
      ended_at: null,
      carry: null,
      offered_at: new Date(),
      expires_at: new Date(Date.now() + 60_000),
      end_asked_by: null,
      transfer_id: null,
      body_hash: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a dividend that the caller may collect, and returns its id. */
async function billOf(caller: Caller): Promise<{ id: string }> {
  const contract_id = await contractOf(caller, { kind: 'DIVIDEND', status: 'accepted' });
  const starts_at = new Date('2026-01-01T00:00:00Z');
  await caller.service.services.db
    .insertInto('contract_bill')
    .values({
      contract_id,
      starts_at,
      period_from: '2026-01-01',
      period_to: '2026-01-15',
      status: 'UNCOLLECTED',
      active_members: 0,
      valid_bet_minor: 0n,
      own_net_minor: 0n,
      carried_minor: 0n,
      tier: 0,
      gross_minor: 100n,
      received_minor: 100n,
      net_minor: 100n,
      at: new Date(),
      collect_until: new Date(Date.now() + 60_000),
      collected_at: null,
    })
    .execute();
  return { id: billId(contract_id, starts_at) };
}

/** Adds a direct downline of a caller who holds a contract, and returns terms of a contract for it. */
async function offerTerms(caller: Caller) {
  const { service, username } = caller;
  const { db } = service.services;
  await contractOf(caller, { kind: 'DAILY', status: 'accepted' });
  const upline_id = await idOf(service, username);
  made += 1;
  const taker = `taker${made}`;
  const { id } = await db
    .insertInto('account')
    .values({
      merchant: 'marquee',
      role: 'member',
      type: 2,
      username: taker,
      nickname: taker,
      mobile: null,
      currency: 'USD',
      country: 'VN',
      language: 'EN',
      password_hash: '',
      path: '',
      upline_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('account_tree')
    .values([
      { ancestor_id: id, descendant_id: id, depth: 0 },
      { ancestor_id: upline_id, descendant_id: id, depth: 1 },
    ])
    .execute();
  return { taker, kind: 'DAILY' as const, tiers: [{ minActive: 0, minValidBetMinor: '0', ratePpm: 1 }], categories: ['RNG' as const] };
}

/** Inputs of calls whose example would not succeed. Each prepares its data. */
const prepared: Inputs = {
  readBet: settledBet,
  replayRound: settledBet,
  round: async (caller) => ({ roundId: (await settledBet(caller)).id.split(':')[1] ?? '' }),
  async actOnDividend(caller) {
    return { contractId: await contractOf(caller, { kind: 'DIVIDEND', status: 'new request' }), action: 'reject' };
  },
  async actOnDaily(caller) {
    return { contractId: await contractOf(caller, { kind: 'DAILY', status: 'new request' }), action: 'reject' };
  },
  contractDocument: async (caller) => ({ id: await contractOf(caller, { kind: 'DAILY', status: 'accepted' }) }),
  async contractDifference(caller) {
    const [id, withId] = [
      await contractOf(caller, { kind: 'DAILY', status: 'accepted' }),
      await contractOf(caller, { kind: 'DAILY', status: 'accepted' }),
    ];
    return { id, withId };
  },
  billDetail: billOf,
  collectBill: billOf,
  previewContract: offerTerms,
  visitLink: async ({ service }) => ({ code: (await writeLink(service, 'agent01')).code }),
  createLink: () => ({ type: 0, transferId: randomUUID() }),
  endLink: async ({ service, username }) => ({ id: String((await writeLink(service, username)).id) }),
  createDownline() {
    made += 1;
    return { username: `opened${made}`, password: TEST_PASSWORD, type: 0, transferId: randomUUID() };
  },
  offerContract: async (caller) => ({ ...(await offerTerms(caller)), transferId: randomUUID() }),
  simulateContract: async (caller) => ({ ...(await offerTerms(caller)), ...days }),
  gameList: () => ({ gameType: 'RNG' }),
  openNumero: () => ({ gameCode: lottery.game_code }),
  openedNumeros: () => ({ gameCode: lottery.game_code }),
  plays: () => ({ gameCode: lottery.game_code }),
  results: () => ({ gameCode: lottery.game_code }),
  launchLotteryOrPvp: () => ({ ...launchLotteryOrPvp.example, gameCode: lottery.game_code }),
  hotGames: () => ({ isPlatform: 2, platform: 'html5-desktop' }),
  vendorLanes: () => ({ gameVendor: slot.vassalage }),
  tournament: async (caller) => ({ id: await addTournament(caller) }),
  joinTournament: async (caller) => ({ id: await addTournament(caller) }),
  announcements: () => ({ types: 'B' }),
  promotion: () => ({ id: 'opening-week' }),
  joinPromotion: (caller) =>
    addPromotion(caller, { kind: 'match', every: 'once', multiple: 10, ratePpm: 500_000, leastCents: 2000, mostCents: 20_000 }),
  async claimPromotion(caller) {
    await countPlay(caller, addDays(today, -7));
    return addPromotion(caller, { kind: 'cashback', every: 'week', multiple: 1, ratePpm: 100_000, leastCents: 100, mostCents: 10_000 });
  },
  async applyPromotion(caller) {
    const asked = await addPromotion(caller, { kind: 'review', every: 'once', multiple: 1, mostCents: 1000, needsPictures: false });
    return { ...asked, remark: 'Gold at another house' };
  },
  async claimRaffle(caller) {
    await countPlay(caller, today);
    const { id, transferId } = await addPromotion(caller, raffle);
    return { promotionId: id, transferId };
  },
  async claimMission(caller) {
    await countPlay(caller, today);
    return { id: 'daily-bet', transferId: randomUUID() };
  },
  signIn: () => ({ transferId: randomUUID() }),
  async claimReferral({ service, username }) {
    const { db } = service.services;
    const accountId = await idOf(service, username);
    made += 1;
    const friend = {
      merchant: 'marquee',
      role: 'member',
      type: 0,
      username: `friend${made}`,
      nickname: 'friend',
      mobile: `+8493${made}`,
    } as const;
    const { id } = await db
      .insertInto('account')
      .values({ ...friend, currency: 'USD', country: 'VN', language: 'EN', password_hash: '', path: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await openWallets(db, [{ id, currency: 'USD' }]);
    await db.insertInto('account_profile').values({ account_id: id, recommender_id: accountId, register_url: '', domain: '' }).execute();
    await countPlay({ service, username: friend.username }, today);
    await payIn(service, id);
    return { id: 'friends', transferId: randomUUID() };
  },
  async claimReward({ service, username }) {
    await service.services.db
      .deleteFrom('sign_in')
      .where('account_id', '=', await idOf(service, username))
      .execute();
    return { id: 'signIn', transferId: randomUUID() };
  },
  async claimRedEnvelope({ service: { services }, username, service }) {
    const accountId = await idOf(service, username);
    await payIn(service, accountId);
    made += 1;
    const { id } = await services.db
      .insertInto('envelope_wave')
      .values({
        merchant: 'marquee',
        starts_at: new Date(Date.now() - 60_000 - made),
        ends_at: new Date(Date.now() + 60_000),
        currency: 'USD',
        pool_minor: 1n,
        shares: JSON.stringify(['1']),
        server_seed: '',
        client_seed: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { waveId: id, transferId: randomUUID() };
  },
  async forfeitBonus({ service, username }) {
    const { id } = await service.services.db
      .insertInto('requirement')
      .values({
        account_id: await idOf(service, username),
        idempotency_key: randomUUID(),
        kind: 'BONUS',
        counts: 'bonus',
        currency: 'USD',
        granted_minor: 1n,
        need_minor: 10n,
        opened_at: new Date(),
        ended_at: null,
        outcome: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, transferId: randomUUID() };
  },

  login: () => other,
  loginFreeplay: async ({ service }) => ({
    os: 'Linux',
    platform: 'W',
    gatewayVersion: 3,
    token: await seal(await service.services.encKeys.current(), loginFreeplay.path, { nonce: 'x' }),
  }),
  async loginRemembered({ service, headers }) {
    const browser = new TestBrowser(service);
    await browser.logIn({ ...other, remember: true });
    headers['Cookie'] = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    return {};
  },
  async loginPasskey(caller) {
    const { client, authenticator, input } = await addPasskey(caller, other.username);
    await valueOf(client('addPasskey', input));
    const { ticket, options } = await valueOf(caller.service.client('passkeyOptions', {}));
    return { ticket, response: authenticator.get(options, caller.service.url) };
  },
  exchangeCode: async ({ service }) => ({ token: await service.tokenOf(other.username) }),
  codeOwner: async ({ service }) => ({ token: await service.tokenOf(other.username) }),
  sendVerify: async (caller) => ({ ticket: await verifyTicket(caller), way: 'email' }),
  verifyAddress: async (caller) => ({ ticket: await verifyTicket(caller), way: 'payeeName', answer: 'Nguyễn Minh Anh' }),

  register: () => ({ ...newcomer, username: `new${newNumber()}`, password: newPassword, confirmPassword: newPassword }),
  async registerMobile({ service }) {
    const number = newNumber();
    const of = { merchant: 'marquee', recipient: international(number), purpose: 'register' } as const;
    const verificationCode = await issueCode(service.services.db, of, new Date());
    return { ...newcomer, username: number, mobileNum: number, countryDialingCode: '84', verificationCode };
  },
  checkAffiliate: () => ({ code: 'AGENT01' }),
  sendLoginCode: () => ({ mobileNum: newNumber(), countryDialingCode: '84' }),
  sendRegisterCode: () => ({ mobileNo: newNumber(), countryDialingCode: '84', regType: 'mobile' }),
  async forgotByEmail({ service, client }) {
    const { db } = service.services;
    await db.deleteFrom('ticket').where('kind', '=', 'captcha').execute();
    await valueOf(client('captcha', {}));
    const { content } = await db.selectFrom('ticket').where('kind', '=', 'captcha').select('content').executeTakeFirstOrThrow();
    return { username: other.username, email: 'player01@example.com', captcha: String(content['answer']) };
  },
  async resetByEmail({ service }) {
    const content = { accountId: await idOf(service, 'player02'), merchant: 'marquee' };
    const code = await issueTicket(service.services.db, { kind: 'reset', content, lifeMs: 60_000, now: new Date() });
    return { code, newPassword };
  },
  async resetByPhone({ service: { services } }) {
    const now = new Date();
    const of = { merchant: 'marquee', recipient: '+84912000002', purpose: 'password' } as const;
    const verificationCode = await issueCode(services.db, of, now);
    const slider = await issueTicket(services.db, { kind: 'slider', content: {}, lifeMs: 60_000, now });
    return { mobileNum: '0912000002', countryDialingCode: '84', verificationCode, newPassword, slider };
  },
  solveSlider: async ({ service: { client } }) => ({ altcha: await solveBotCheck(client) }),

  setLanguage: () => ({ language: 'BN' }),
  changePassword: () => ({ oldPassword: TEST_PASSWORD, newPassword, confirmNewPassword: newPassword }),
  sendMemberCode: () => ({ way: 'sms', purpose: 'bankAccount' }),
  async endDevice({ service, username }) {
    const { list } = await valueOf((await service.clientOf(username))('devices', {}));
    return { id: list.find(({ current }) => current)?.id ?? '' };
  },
  startTotp: () => ({ password: TEST_PASSWORD }),
  confirmTotp: async (caller) => ({ code: (await startTotp(caller)).code }),
  async removeTotp(caller) {
    const { client, code } = await startTotp(caller);
    const { recoveryCodes } = await valueOf(client('confirmTotp', { code }));
    return { code: recoveryCodes[0] ?? '' };
  },
  async bindEmail({ service }) {
    made += 1;
    const email = `new${made}@example.com`;
    const of = { merchant: 'marquee', recipient: email, purpose: 'email' } as const;
    return { email, verificationCode: await issueCode(service.services.db, of, new Date()), password: TEST_PASSWORD };
  },
  async bindMobile({ service }) {
    const number = newNumber();
    const of = { merchant: 'marquee', recipient: international(number), purpose: 'mobile' } as const;
    const verificationCode = await issueCode(service.services.db, of, new Date());
    return { mobileNum: number, countryDialingCode: '84', verificationCode, password: TEST_PASSWORD };
  },
  async addBankAccount({ service, username }) {
    const payment_password_hash = await hashPassword('246810');
    const account = service.services.db.updateTable('account').where('id', '=', await idOf(service, username));
    await account.set({ payment_password_hash, payee_name: null }).execute();
    return { bank: 'Vietcombank', accountNumber: '0071001234471', payeeName: 'Nguyễn Minh Anh', paymentPassword: '246810' };
  },
  async removeBankAccount({ service, username }) {
    const number = Buffer.from(randomUUID());
    const { id } = await service.services.db
      .insertInto('bank_account')
      .values({
        account_id: await idOf(service, username),
        bank: 'Vietcombank',
        number_sealed: number,
        number_hash: number,
        ending: '4471',
        payee_name: 'Nguyễn Minh Anh',
        added_at: new Date(),
        usable_from: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: String(id) };
  },
  withdraw: async (caller) => ({ ...(await payable(caller)), amountMinor: '1000', paymentPassword: '246810', transferId: randomUUID() }),
  confirmReceipt: async (caller) => ({ id: await paidWithdrawal(caller), answer: 'allReceived' }),
  async transferUpline(caller) {
    await payable(caller);
    const { service, username } = caller;
    const account = service.services.db.updateTable('account').where('id', '=', await idOf(service, username));
    await account.set({ upline_id: await idOf(service, other.username) }).execute();
    return { amountMinor: '1000', paymentPassword: '246810', transferId: randomUUID() };
  },
  async transferDownline(caller) {
    await payable(caller);
    await standAbove(caller, other.username);
    return { to: other.username, amountMinor: '1000', paymentPassword: '246810', transferId: randomUUID() };
  },
  addPasskey: async (caller) => (await addPasskey(caller, caller.username)).input,
  async removePasskey(caller) {
    const { client, authenticator, input } = await addPasskey(caller, caller.username);
    await valueOf(client('addPasskey', input));
    return { id: authenticator.id };
  },
  addFavourite: () => favourite,
  removeFavourite: () => favourite,
  readMessages: () => ({ box: 'notice', ids: 'all' }),
  async post({ service }) {
    const words = JSON.stringify({ EN: { title: 'Title' } });
    await service.services.db
      .insertInto('post')
      .values({ merchant: 'marquee', slug: 'first', kind: 'news', published_at: new Date(0), words })
      .onConflict((known) => known.doNothing())
      .execute();
    return { id: 'first' };
  },
  feedback: async ({ service }) => ({
    type: 'other',
    content: 'A question.',
    contact: 'visitor@example.com',
    altcha: await easyBotCheck(service),
  }),
  async bindZalo({ service, username }) {
    const { db } = service.services;
    // A closed account has lost its number.
    const mobile = international(newNumber());
    await db.updateTable('account').set({ mobile }).where('username', '=', username).execute();
    const of = { merchant: 'marquee', recipient: mobile, purpose: 'zalo' } as const;
    return { verificationCode: await issueCode(db, of, new Date()) };
  },
  async sendDocument({ service, username }) {
    const { db } = service.services;
    const account_id = await idOf(service, username);
    const { id } = await db
      .insertInto('upload')
      .values({ account_id, use: 'document', image: Buffer.from('a picture'), uploaded_at: new Date(), claimed_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { kind: 'identity', uploads: [id] };
  },
  answerFeedback: async (caller) => ({ id: await ticketOf(caller), content: 'One more word.' }),
  launchGame: () => ({ nodeId: slot.node_id }),
  deposit: () => ({ method: 'bank', amountMinor: '5000', transferId: randomUUID() }),
  async sendReceipt({ service, username }) {
    const account_id = await idOf(service, username);
    const id = randomUUID();
    await service.services.db
      .insertInto('deposit_request')
      .values({
        account_id,
        id,
        reference: id,
        method: 'bank',
        provider: null,
        currency: 'USD',
        amount_minor: 5000n,
        fee_minor: 0n,
        pay: null,
        voucher_hash: null,
        at: new Date(),
        expires_at: new Date(),
        ended_at: null,
        receipt_at: null,
      })
      .execute();
    const { id: picture } = await service.services.db
      .insertInto('upload')
      .values({ account_id, use: 'receipt', image: Buffer.alloc(1), uploaded_at: new Date(), claimed_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, uploads: [picture] };
  },
  betRecords: () => days,
  statement: () => days,
  async confirmLimit({ service, username }) {
    const limit = { account_id: await idOf(service, username), currency: 'USD', kind: 'stake', period: 'month', game_type: '' } as const;
    const past = new Date(Date.now() - 1000);
    const times = { asked_at: past, effective_at: past, lapses_at: new Date(Date.now() + 60_000) };
    await service.services.db
      .insertInto('limit_raise')
      .values({ ...limit, ...times, amount: 10_000_000n })
      .onConflict((known) => known.doNothing())
      .execute();
    return { kind: 'stake', period: 'month', amountMinor: '10000000' };
  },
  exclude: () => ({ kind: 'coolOff', until: Date.now() + 2 * 24 * 3_600_000, password: TEST_PASSWORD }),
  async closeAccount({ service, username }) {
    const { db } = service.services;
    const id = await idOf(service, username);
    for (const table of ['withdrawal_event', 'withdrawal_part', 'withdrawal', 'deposit_request', 'vendor_transfer'] as const)
      await db.deleteFrom(table).where('account_id', '=', id).execute();
    await db.updateTable('wallet').set({ balance_minor: 0n }).where('account_id', '=', id).execute();
    await db.deleteFrom('account_tree').where('ancestor_id', '=', id).where('depth', '>', 0).execute();
    return { password: TEST_PASSWORD };
  },
  operatorLogin: () => ({ username: 'operator02', password: TEST_PASSWORD }),
  startOperatorTotp: () => ({ password: TEST_PASSWORD }),
  confirmOperatorTotp: async (caller) => ({ code: await giveOperatorsTotp(caller, null) }),
  removeOperatorTotp: async (caller) => ({ password: TEST_PASSWORD, code: await giveOperatorsTotp(caller, new Date()) }),
  async decide({ service }) {
    const { db } = service.services;
    const reference = await ticketOf({ service, client: service.client, headers: {}, username: 'player01' });
    const { id } = await db.selectFrom('feedback').where('reference', '=', reference).select('id').executeTakeFirstOrThrow();
    return { kind: 'feedback', id: String(id), decision: 'close', reason: '', transferId: randomUUID() };
  },
  async sayInChat(caller) {
    const { thread } = await liveChat(caller);
    return { id: thread, content: 'It happened again.' };
  },
  leaveChat: async (caller) => ({ id: (await liveChat(caller)).thread }),
  takeChat: async ({ service }) => ({ id: (await liveChat({ service, username: 'player01' })).id }),
  answerChat: async ({ service }) => ({
    id: (await liveChat({ service, username: 'player01', takenBy: 'operator01' })).id,
    content: 'I look.',
  }),
  endChat: async ({ service }) => ({ id: (await liveChat({ service, username: 'player01', takenBy: 'operator01' })).id }),
  async operatorUpload({ service }) {
    const { id } = await service.services.db
      .insertInto('upload')
      .values({
        account_id: await idOf(service, 'player01'),
        use: 'receipt',
        image: Buffer.alloc(1),
        uploaded_at: new Date(),
        claimed_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id };
  },
  memberDetail: async ({ service }) => ({ id: await idOf(service, 'player01') }),
  actOnMember: async ({ service }) => ({ id: await idOf(service, 'player01'), act: 'note', text: 'Called.', transferId: randomUUID() }),
  proposeAdjustment: async ({ service }) => ({
    accountId: await idOf(service, 'player01'),
    amountMinor: '500',
    currency: 'USD',
    reason: 'A round was paid short.',
    transferId: randomUUID(),
  }),
  async proposeAuthenticatorReset(caller) {
    await giveOperatorsTotp(caller, new Date());
    return { operatorId: await idOf(caller.service, 'operator02'), reason: 'The phone was lost.', transferId: randomUUID() };
  },
  async decideProposal({ service }) {
    const id = randomUUID();
    const accountId = await idOf(service, 'player01');
    await service.services.db
      .insertInto('proposal')
      .values({
        id,
        merchant: 'marquee',
        kind: 'adjustment',
        subject: String(accountId),
        account_id: accountId,
        content: JSON.stringify({ amountMinor: '500', currency: 'USD' }),
        reason: 'A round was paid short.',
        proposed_by: await idOf(service, 'operator02'),
        proposed_at: new Date(),
        decided_by: null,
        decided_at: null,
        outcome: null,
      })
      .execute();
    return { id, isApproved: true };
  },
  setGame: () => ({ nodeId: slot.node_id, status: 'open' }),
  addPicture: async () => {
    const drawn = await sharp({ create: { ...LEAST_PICTURE, channels: 3, background: 'navy' } })
      .png()
      .toBuffer();
    return { image: new File([new Uint8Array(drawn)], 'banner.png'), transferId: randomUUID() };
  },
  contentItem: async (caller) => ({ kind: 'announcement', id: (await writeNews(caller)).id }),
  saveContent: () => ({ kind: 'announcement', words: { EN: { title: 'News' } }, transferId: randomUUID() }),
  publishContent: async (caller) => ({ kind: 'announcement', ...(await writeNews(caller)), transferId: randomUUID() }),
  async withdrawContent(caller) {
    const { id } = await writeNews(caller);
    await caller.service.services.db.updateTable('announcement').set({ state: 'published' }).where('id', '=', id).execute();
    return { kind: 'announcement', id, version: 1, transferId: randomUUID() };
  },
  startCampaign() {
    const gift = { kind: 'message', title: 'News', text: 'The lamps are lit.' } as const;
    return {
      name: 'News',
      segment: { currency: 'USD' },
      gift,
      startsAt: null,
      endsAt: Date.now() + 60_000,
      transferId: randomUUID(),
    };
  },
  async stopCampaign({ service }) {
    const now = new Date();
    const { id: created_by } = await service.services.db
      .selectFrom('account')
      .where('username', '=', 'operator01')
      .select('id')
      .executeTakeFirstOrThrow();
    const { id } = await service.services.db
      .insertInto('member_campaign')
      .values({
        merchant: 'marquee',
        name: 'News',
        segment: JSON.stringify({ currency: 'USD' }),
        gift: JSON.stringify({ kind: 'message', title: 'News', text: 'The lamps are lit.' }),
        starts_at: now,
        ends_at: new Date(now.getTime() + 60_000),
        most_members: null,
        budget_minor: null,
        created_by,
        created_at: now,
        transfer_id: randomUUID(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, transferId: randomUUID() };
  },
  setBlockedRanges: () => ({ known: [], ranges: [], transferId: randomUUID() }),
  setBrand: async ({ service }) => ({ text: JSON.stringify(await brandOf(service)) }),
  async dropBrandDraft({ service }) {
    await draftBrand(service);
    return {};
  },
  publishBrand: async ({ service }) => ({ savedAt: await draftBrand(service), reason: 'The colours of the festival.' }),
  async rollBackBrand({ service }) {
    const { db } = service.services;
    const { last } = await db
      .selectFrom('brand_version')
      .select((eb) => eb.fn.max('version').as('last'))
      .executeTakeFirstOrThrow();
    const version = (last ?? 0) + 1;
    const config = JSON.stringify({ ...(await brandOf(service)), licence: `Licence ${version}` });
    const published = { published_at: new Date(), reason: '', saved_by: null, published_by: null, restores: null };
    await db
      .insertInto('brand_version')
      .values({ merchant: 'marquee', version, config, ...published })
      .execute();
    return { version, reason: 'The colours are hard to read.' };
  },
  walletTransfer: () => ({ vassalage: slot.vassalage, direction: 'out', amountMinor: '1', transferId: randomUUID() }),
  async claimVipGift({ service, username }) {
    const account_id = await idOf(service, username);
    await service.services.db.deleteFrom('vip_claim').where('account_id', '=', account_id).execute();
    await service.services.db
      .insertInto('vip_standing')
      .values({ account_id, level: 1, peak: 1, changed_at: new Date(), kept_month: '2026-01-01' })
      .onConflict((known) => known.doNothing())
      .execute();
    made += 1;
    await service.services.db.updateTable('vip_standing').set({ peak: made }).where('account_id', '=', account_id).execute();
    return { kind: 'level', period: String(made), transferId: randomUUID() };
  },
  async convertPoints({ service, username }) {
    await holdPoints(service, username);
    return { points: '100', paymentPassword: '246810', transferId: randomUUID() };
  },
  async redeemReward({ service, username }) {
    await holdPoints(service, username);
    made += 1;
    const terms = { points: 100n, stock: 1, min_vip: 0, per_member: 0, art: 'coffee', words: JSON.stringify({ EN: { name: 'Coffee' } }) };
    const { id } = await service.services.db
      .insertInto('reward')
      .values({ merchant: 'marquee', code: `reward${made}`, position: made, ...terms })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { rewardId: String(id), quantity: 1, paymentPassword: '246810', transferId: randomUUID() };
  },
  async transactionDetail({ service, username }) {
    made += 1;
    const accountId = await idOf(service, username);
    const { ledger, db } = service.services;
    const entry = { accountId, counterId: -4, idempotencyKey: `made:${made}`, kind: 'ADJUST', currency: 'USD', amountMinor: 1n } as const;
    const posted = await db.transaction().execute((tx) => ledger.post(tx, [entry]));
    return { referenceNumber: typeof posted === 'string' ? posted : (posted[0]?.transferId ?? '') };
  },
  async claimRebate({ service, username }) {
    const accrued = { currency: 'USD', day: '2026-01-01', game_type: 'RNG', level: 0, valid_bet_minor: 1_000_000n } as const;
    await service.services.db
      .insertInto('rebate_accrual')
      .values({ account_id: await idOf(service, username), ...accrued })
      .onConflict((known) => known.doNothing())
      .execute();
    return { transferId: randomUUID() };
  },
  startExport: () => ({ report: 'bets', query: days }),
  exportProgress: startedExport,
  cancelExport: startedExport,
  bills: () => days,
  teamOverview: () => days,
  async teamMember(caller) {
    await standAbove(caller, other.username);
    return { id: String(await idOf(caller.service, other.username)) };
  },
  teamBetting: () => days,
};

/** Returns an input with which a call succeeds: a prepared one, otherwise the call's example. */
export async function workingInput<N extends CallName>(name: N, caller: Caller): Promise<InputOf<Calls[N]>> {
  const call: Call = calls[name];
  return prepared[name]?.(caller) ?? ((call.example ?? {}) as InputOf<Calls[N]>);
}
