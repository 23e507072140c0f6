import { createHash } from 'node:crypto';
import { isSettled, type PartState, type WithdrawalEventName, type WithdrawalState } from '@site/rules/withdrawal';
import { sql, type Transaction } from 'kysely';
import sharp from 'sharp';
import type { Schema } from '../database/schema.ts';
import { writeHouseEntries } from '../ledger/writeHistory.ts';
import type { SeedAccount } from './planAccounts.ts';
import type { SeedEntry } from './playHistory.ts';
import { Random } from './Random.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Id of the picture that is to prove that a payment has not arrived. */
const PROOF = '7c0e2f94-1d35-4b8a-9f26-5ab1c83d4e01';

interface Planned {
  username: string;
  amountMinor: bigint;
  /** How long before the seed's instant it was asked for. */
  agoMs: number;
  state: WithdrawalState;
  /** Events, each with its time after the request. */
  events: [state: WithdrawalEventName, afterMs: number][];
  parts: [amountMinor: bigint, state: PartState, payer: number][];
  reason?: string;
}

const reviewed: Planned['events'] = [
  ['SUBMITTED', 0],
  ['REVIEW', 6 * MINUTE_MS],
];
const paid: Planned['events'] = [...reviewed, ['APPROVED', 7 * MINUTE_MS], ['PAYING', 13 * MINUTE_MS], ['PAID', 44 * MINUTE_MS]];
const untilAnswerMs = 120 * MINUTE_MS;

/** Withdrawals of the demo: those that ended in each way, one that asks whether it has arrived, and two that wait for an operator. */
const planned: Planned[] = [
  {
    username: 'player01',
    amountMinor: 4000n,
    agoMs: 6 * DAY_MS,
    state: 'DONE',
    events: [...paid, ['ALL_RECEIVED', HOUR_MS], ['DONE', HOUR_MS]],
    parts: [[4000n, 'RECEIVED', 1]],
  },
  {
    username: 'player01',
    amountMinor: 12_000n,
    agoMs: 4 * DAY_MS,
    state: 'DONE',
    events: [...paid, ['AUTO_RECEIVED', 44 * MINUTE_MS + untilAnswerMs], ['DONE', 44 * MINUTE_MS + untilAnswerMs]],
    parts: [[12_000n, 'AUTO_RECEIVED', 1]],
  },
  {
    username: 'player01',
    amountMinor: 5000n,
    agoMs: 2 * DAY_MS,
    state: 'REJECTED',
    events: [...reviewed, ['REJECTED', 2 * HOUR_MS]],
    parts: [],
    reason: 'The bank returned the payment. Please check the account number.',
  },
  {
    username: 'player01',
    amountMinor: 16_000n,
    agoMs: 50 * MINUTE_MS,
    state: 'PAID',
    events: paid,
    parts: [
      [10_000n, 'PAID', 1],
      [6000n, 'PAID', 2],
    ],
  },
  {
    username: 'player04',
    amountMinor: 8000n,
    agoMs: 3 * HOUR_MS,
    state: 'DISPUTE',
    events: [...paid, ['NOT_RECEIVED', HOUR_MS], ['DISPUTE', HOUR_MS]],
    parts: [[8000n, 'DISPUTE', 2]],
  },
  { username: 'player03', amountMinor: 5000n, agoMs: 20 * MINUTE_MS, state: 'SUBMITTED', events: [['SUBMITTED', 0]], parts: [] },
];

/** Who pays, against a security deposit. */
const payers = [
  { name: 'Payer 1', security_minor: 10_000n },
  { name: 'Payer 2', security_minor: 20_000n },
];

/** Returns the entries of the planned withdrawals of an account, before them a deposit of what leaves it, so that its balance stays. */
export function withdrawalEntries({ id: accountId, username, merchant }: SeedAccount, now: Date): SeedEntry[] {
  if (merchant !== 'marquee') return [];
  const own = planned.flatMap((each, index) => (each.username === username ? [{ ...each, id: index + 1 }] : []));
  const [first] = own;
  if (!first) return [];
  const leavingMinor = own.reduce((sum, { amountMinor, state }) => (state === 'REJECTED' ? sum : sum + amountMinor), 0n);
  const entries: SeedEntry[] = [
    {
      accountId,
      cause: {},
      kind: 'DEPOSIT',
      idempotencyKey: 'withdrawn',
      amountMinor: leavingMinor,
      atMs: now.getTime() - first.agoMs - HOUR_MS,
    },
  ];
  for (const { id, amountMinor, agoMs, state, events } of own) {
    const atMs = now.getTime() - agoMs;
    const idempotencyKey = `withdrawal:${id}`;
    const entry = { accountId, cause: { withdrawal: id } };
    entries.push({ ...entry, kind: 'WITHDRAW_HOLD', idempotencyKey, amountMinor: -amountMinor, atMs });
    if (state !== 'REJECTED') continue;
    const endedMs = atMs + (events.at(-1)?.[1] ?? 0);
    entries.push({ ...entry, kind: 'WITHDRAW_RETURN', idempotencyKey: `${idempotencyKey} return`, amountMinor, atMs: endedMs });
  }
  return entries;
}

/**
 * Writes bank accounts, payers and the planned withdrawals, whose entries are written already. The bank accounts have no numbers, which would
 * have to be sealed. The deposit of player02 has still to be played.
 */
export async function writeWithdrawals(tx: Transaction<Schema>, accounts: readonly SeedAccount[], now: Date): Promise<void> {
  const ids = new Map(accounts.filter(({ merchant }) => merchant === 'marquee').map((account) => [account.username, account]));
  const banks = [...bankRows(ids, now)];
  if (banks.length === 0) return;
  const written = await tx.insertInto('bank_account').values(banks).returning(['id', 'account_id']).execute();
  const locked = new Map<number, bigint>();
  for (const [amountMinor, state, payer] of planned.flatMap(({ parts }) => parts))
    if (!isSettled(state)) locked.set(payer, (locked.get(payer) ?? 0n) + amountMinor);
  await tx
    .insertInto('payer')
    .values(
      payers.map(({ name, security_minor }, index) => ({
        merchant: 'marquee',
        currency: 'USD',
        name,
        security_minor,
        locked_minor: locked.get(index + 1) ?? 0n,
      })),
    )
    .execute();
  const disputed = planned.find(({ state }) => state === 'DISPUTE');
  const shownAt = new Date(now.getTime() - (disputed?.agoMs ?? 0) + HOUR_MS);
  const proof = { id: PROOF, account_id: ids.get(disputed?.username ?? '')?.id ?? 0, use: 'proof', image: await drawStatement() } as const;
  await tx
    .insertInto('upload')
    .values({ ...proof, uploaded_at: shownAt, claimed_at: shownAt })
    .execute();
  const random = new Random('withdrawals');
  for (const [index, { username, amountMinor, agoMs, state, events, parts, reason = '' }] of planned.entries()) {
    const [id, accountId] = [index + 1, ids.get(username)?.id ?? 0];
    const atMs = (afterMs: number) => new Date(now.getTime() - agoMs + afterMs);
    await tx
      .insertInto('withdrawal')
      .values({
        account_id: accountId,
        id,
        transfer_id: random.uuid(),
        bank_account_id: written.find((bank) => bank.account_id === accountId)?.id ?? 0,
        currency: 'USD',
        amount_minor: amountMinor,
        fee_minor: 0n,
        state,
        asked_at: atMs(0),
        ended_at: state === 'DONE' || state === 'REJECTED' ? atMs(events.at(-1)?.[1] ?? 0) : null,
      })
      .execute();
    await tx
      .insertInto('withdrawal_event')
      .values(
        events.map(([told, afterMs], place) => ({
          account_id: accountId,
          withdrawal_id: id,
          place,
          state: told,
          part: null,
          operator_id: null,
          reason: told === 'REJECTED' ? reason : '',
          at: atMs(afterMs),
        })),
      )
      .execute();
    if (parts.length > 0)
      await tx
        .insertInto('withdrawal_part')
        .values(
          parts.map(([minor, partState, payer], part) => ({
            account_id: accountId,
            withdrawal_id: id,
            part,
            payer_id: payer,
            amount_minor: minor,
            state: partState,
            answer_by: atMs(44 * MINUTE_MS + untilAnswerMs),
            proof: partState === 'DISPUTE' ? [PROOF] : [],
          })),
        )
        .execute();
  }
  await sql`select setval(pg_get_serial_sequence('withdrawal', 'id'), ${planned.length})`.execute(tx);
  const done = planned.flatMap(({ state, parts, agoMs, events }, index) =>
    state === 'DONE'
      ? parts.map(([amountMinor], part) => ({
          idempotencyKey: `withdrawal:${index + 1} part ${part}`,
          amountMinor: -amountMinor,
          cause: { withdrawal: index + 1 },
          atMs: now.getTime() - agoMs + (events.at(-1)?.[1] ?? 0),
        }))
      : [],
  );
  await writeHouseEntries(tx, { house: 'house:WITHDRAWALS', kind: 'WITHDRAW_DONE', currency: 'USD', entries: done }, random);
  await sql`
    insert into requirement (account_id, idempotency_key, kind, counts, currency, granted_minor, need_minor, opened_at)
    select account_id, idempotency_key, kind, 'all', currency, amount_minor, amount_minor, at from transfer
    where account_id = ${ids.get('player02')?.id ?? 0} and kind = 'DEPOSIT' order by at desc limit 1`.execute(tx);
}

function* bankRows(accounts: ReadonlyMap<string, SeedAccount>, now: Date) {
  for (const [username, bank, ending, addedAgoMs] of [
    ['player01', 'Vietcombank', '4471', 90 * DAY_MS],
    ['player01', 'ACB', '7730', 80 * MINUTE_MS],
    ['player02', 'Techcombank', '1180', 60 * DAY_MS],
    ['player03', 'BIDV', '5512', 60 * DAY_MS],
    ['player04', 'MB Bank', '2206', 60 * DAY_MS],
  ] as const) {
    const account = accounts.get(username);
    if (!account?.payeeName) continue;
    const added_at = new Date(now.getTime() - addedAgoMs);
    yield {
      account_id: account.id,
      bank,
      number_sealed: Buffer.alloc(0),
      number_hash: createHash('sha256').update(`${bank} ${ending}`).digest(),
      ending,
      payee_name: account.payeeName,
      added_at,
      usable_from: new Date(added_at.getTime() + DAY_MS),
    };
  }
}

/** Draws a statement such as a banking app shows, without the payment. */
function drawStatement(): Promise<Buffer> {
  const rows = ['Opening balance', 'Card payment', 'Cash machine', 'Closing balance'].map(
    (text, index) => `<text x="32" y="${132 + index * 56}" font-size="18" fill="#17202b">${text}</text>
      <rect x="300" y="${116 + index * 56}" width="88" height="18" rx="4" fill="#c9d3dd"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="360" font-family="sans-serif">
    <rect width="420" height="360" fill="#f4f6f8"/><rect width="420" height="72" fill="#1d4f91"/>
    <text x="32" y="45" font-size="22" font-weight="600" fill="#fff">Statement, account ending 2206</text>${rows.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}
