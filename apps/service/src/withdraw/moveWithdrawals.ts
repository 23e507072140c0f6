import { isSettled, matchPayers, takeStep, type PartState, type WithdrawalState, type WithdrawalStep } from '@site/rules/withdrawal';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import { houseAccountOf } from '../ledger/houseAccountOf.ts';
import { type Entry, house, type Ledger } from '../ledger/Ledger.ts';

/** House account that holds what is being withdrawn, from the request to its end. */
export const WITHDRAWALS_HOUSE = 'house:WITHDRAWALS';
const FEES_HOUSE = 'house:FEES';

export interface Move {
  id: number;
  /** Taken one after another, all or none. */
  steps: readonly (Exclude<WithdrawalStep, { name: 'pay' }> | { name: 'pay' })[];
  operatorId?: number;
  /** Reason of a rejection, as the member reads it. */
  reason?: string;
  /** Pictures that prove that a part has not arrived. */
  proof?: readonly string[];
}

interface Means {
  ledger: Ledger;
  now: Date;
  /** Until when members are to answer about what is paid now. */
  answerBy: Date;
}

/**
 * Takes withdrawals on by the given steps, in the caller's transaction: states, timeline, money, securities of payers and messages. Each ends once
 * and moves its money once, however often and at once it is asked for. Returns the ids of those whose steps were open and of their members;
 * nothing of the others changes.
 *
 * Source: MEM-04, MEM-33, MEM-34, docs/domain.md DR-3.5.
 */
export async function moveWithdrawals(
  tx: Transaction<Schema>,
  { ledger, now, answerBy }: Means,
  moves: readonly Move[],
): Promise<{ id: number; accountId: number }[]> {
  const held = await lockWithdrawals(
    tx,
    moves.map(({ id }) => id),
  );
  const moved: Moved[] = [];
  for (const move of moves) {
    const before = held.get(move.id);
    const after = before && (await takeSteps(tx, before, move));
    if (after) moved.push(after);
  }
  if (moved.length === 0) return [];
  await writeParts(tx, moved, answerBy);
  await writeStates(tx, moved, now);
  await releaseSecurities(tx, moved);
  await moveMoney(tx, ledger, moved);
  for (const { accountId, kind, values } of moved.flatMap(messagesOf)) await sendMessage(tx, { accountId, kind, values, now });
  return moved.map(({ id, accountId }) => ({ id, accountId }));
}

interface Part {
  amountMinor: bigint;
  payerId: number | null;
  state: PartState;
}

interface Held {
  id: number;
  accountId: number;
  merchant: string;
  currency: string;
  amountMinor: bigint;
  feeMinor: bigint;
  ending: string;
  state: WithdrawalState;
  parts: Part[];
  /** Number of events so far. */
  told: number;
}

interface Moved extends Held {
  move: Move;
  before: Pick<Held, 'state' | 'parts'>;
  events: { state: string; part: number | null }[];
}

/** Locks withdrawals in the order of their ids, so that two who move several do not wait for each other. */
async function lockWithdrawals(tx: Transaction<Schema>, ids: readonly number[]): Promise<Map<number, Held>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('withdrawal').where('id', 'in', ids).orderBy('id').selectAll().forUpdate().execute();
  if (rows.length === 0) return new Map();
  const parts = await tx.selectFrom('withdrawal_part').where('withdrawal_id', 'in', ids).orderBy('part').selectAll().execute();
  const others = await tx
    .selectFrom('withdrawal')
    .innerJoin('account', 'account.id', 'account_id')
    .innerJoin('bank_account', 'bank_account.id', 'bank_account_id')
    .where('withdrawal.id', 'in', ids)
    .select((eb) => [
      'withdrawal.id',
      'merchant',
      'ending',
      eb
        .selectFrom('withdrawal_event')
        .whereRef('withdrawal_event.account_id', '=', 'withdrawal.account_id')
        .whereRef('withdrawal_id', '=', 'withdrawal.id')
        .select(({ fn }) => fn.countAll<bigint>().as('told'))
        .as('told'),
    ])
    .execute();
  return new Map(
    rows.map((row) => {
      const other = others.find(({ id }) => id === row.id);
      const held: Held = {
        id: row.id,
        accountId: row.account_id,
        merchant: other?.merchant ?? '',
        currency: row.currency,
        amountMinor: row.amount_minor,
        feeMinor: row.fee_minor,
        ending: other?.ending ?? '',
        state: row.state,
        parts: parts
          .filter((part) => part.withdrawal_id === row.id)
          .map((part) => ({ amountMinor: part.amount_minor, payerId: part.payer_id, state: part.state })),
        told: Number(other?.told ?? 0n),
      };
      return [row.id, held];
    }),
  );
}

async function takeSteps(tx: Transaction<Schema>, before: Held, move: Move): Promise<Moved | undefined> {
  let { state, parts } = before;
  const events: Moved['events'] = [];
  for (const step of move.steps) {
    if (step.name === 'pay' && state === 'APPROVED') parts = await lockPayers(tx, before);
    const taken = takeStep(
      { state, parts: step.name === 'pay' ? [] : parts.map((part) => part.state) },
      step.name === 'pay' ? { name: 'pay', parts: parts.length } : step,
    );
    if (!taken) return undefined;
    state = taken.state;
    parts = parts.map((part, index) => ({ ...part, state: taken.parts[index] ?? part.state }));
    for (const event of taken.events) events.push({ state: event.state, part: event.part ?? null });
  }
  return { ...before, state, parts, events, move, before: { state: before.state, parts: before.parts } };
}

/** Matches payers of the brand with what is to be paid, and locks as much of their securities. */
async function lockPayers(tx: Transaction<Schema>, { merchant, currency, amountMinor, feeMinor }: Held): Promise<Part[]> {
  const payers = await tx
    .selectFrom('payer')
    .where('merchant', '=', merchant)
    .where('currency', '=', currency)
    .where('is_active', '=', true)
    .orderBy('id')
    .select(['id', 'security_minor', 'locked_minor'])
    .forUpdate()
    .execute();
  const matched = matchPayers(
    amountMinor - feeMinor,
    payers.map(({ id, security_minor, locked_minor }) => ({ id, freeMinor: security_minor - locked_minor })),
  );
  for (const { payerId, amountMinor: partMinor } of matched)
    if (payerId !== null)
      await tx
        .updateTable('payer')
        .set({ locked_minor: sql`locked_minor + ${partMinor}` })
        .where('id', '=', payerId)
        .execute();
  return matched.map(({ payerId, amountMinor: partMinor }) => ({ payerId, amountMinor: partMinor, state: 'PAYING' }));
}

async function writeParts(tx: Transaction<Schema>, moved: readonly Moved[], answerBy: Date): Promise<void> {
  const rows = moved.flatMap(({ id, accountId, parts, before, move }) =>
    parts.flatMap(({ amountMinor, payerId, state }, part) => {
      if (before.parts[part]?.state === state) return [];
      const proof = state === 'DISPUTE' ? [...(move.proof ?? [])] : [];
      const answer_by = state === 'PAID' ? answerBy : null;
      return [{ account_id: accountId, withdrawal_id: id, part, payer_id: payerId, amount_minor: amountMinor, state, answer_by, proof }];
    }),
  );
  if (rows.length === 0) return;
  await tx
    .insertInto('withdrawal_part')
    .values(rows)
    .onConflict((known) =>
      known.columns(['account_id', 'withdrawal_id', 'part']).doUpdateSet({
        state: sql`excluded.state`,
        answer_by: sql`coalesce(excluded.answer_by, withdrawal_part.answer_by)`,
        proof: sql`case when excluded.state = 'DISPUTE' then excluded.proof else withdrawal_part.proof end`,
      }),
    )
    .execute();
}

async function writeStates(tx: Transaction<Schema>, moved: readonly Moved[], now: Date): Promise<void> {
  await sql`
    update withdrawal w set state = m.state, ended_at = case when m.state in ('DONE', 'REJECTED') then ${now}::timestamptz end
    from unnest(${moved.map(({ accountId }) => accountId)}::integer[], ${moved.map(({ id }) => id)}::integer[], ${moved.map(({ state }) => state)}::text[])
      as m (account_id, id, state)
    where w.account_id = m.account_id and w.id = m.id`.execute(tx);
  const events = moved.flatMap(({ id, accountId, told, events: happened, move }) =>
    happened.map(({ state, part }, index) => ({
      account_id: accountId,
      withdrawal_id: id,
      place: told + index,
      state: state as WithdrawalState,
      part,
      reason: state === 'REJECTED' ? (move.reason ?? '') : '',
      operator_id: move.operatorId ?? null,
      at: now,
    })),
  );
  await tx.insertInto('withdrawal_event').values(events).execute();
}

/** Parts that are settled by these moves, with their index. */
const settledParts = ({ parts, before }: Moved) =>
  parts.flatMap((part, index) => (isSettled(part.state) && !isSettled(before.parts[index]?.state ?? 'PAYING') ? [{ ...part, index }] : []));

async function releaseSecurities(tx: Transaction<Schema>, moved: readonly Moved[]): Promise<void> {
  const freed = new Map<number, bigint>();
  for (const { payerId, amountMinor } of moved.flatMap(settledParts))
    if (payerId !== null) freed.set(payerId, (freed.get(payerId) ?? 0n) + amountMinor);
  if (freed.size === 0) return;
  const ids = [...freed.keys()].toSorted((a, b) => a - b);
  await tx.selectFrom('payer').where('id', 'in', ids).orderBy('id').select('id').forUpdate().execute();
  await sql`
    update payer p set locked_minor = p.locked_minor - f.minor
    from unnest(${ids}::integer[], ${ids.map((id) => freed.get(id))}::bigint[]) as f (id, minor) where p.id = f.id`.execute(tx);
}

/** Returns a rejected amount to the balance, and pays what is settled out of the account that held it. */
async function moveMoney(tx: Transaction<Schema>, ledger: Ledger, moved: readonly Moved[]): Promise<void> {
  const [holds, fees] = [await houseAccountOf(tx, WITHDRAWALS_HOUSE), await houseAccountOf(tx, FEES_HOUSE)];
  const entries = moved.flatMap((each): Entry[] => {
    const { id, accountId, currency, state, amountMinor, feeMinor } = each;
    const key = `withdrawal:${id}`;
    const cause = { withdrawal: id };
    const paidOut = (counterId: number, rest: string, minor: bigint): Entry => ({
      accountId: holds,
      counterId,
      idempotencyKey: `${key} ${rest}`,
      kind: 'WITHDRAW_DONE',
      currency,
      amountMinor: -minor,
      cause,
    });
    return [
      ...(state === 'REJECTED'
        ? [{ accountId, counterId: holds, idempotencyKey: `${key} return`, kind: 'WITHDRAW_RETURN', currency, amountMinor, cause } as const]
        : []),
      ...settledParts(each).map((part) => paidOut(house.deposit, `part ${part.index}`, part.amountMinor)),
      ...(state === 'DONE' && feeMinor > 0n ? [paidOut(fees, 'fee', feeMinor)] : []),
    ];
  });
  const posted = await ledger.post(tx, entries);
  if (typeof posted === 'string' || posted.some(({ isNew }) => !isNew)) throw new Error('A withdrawal was ended before.');
}

/** Messages for the inbox that the moves give rise to. */
function messagesOf(moved: Moved) {
  const { accountId, amountMinor, feeMinor, currency, ending, events, move, parts } = moved;
  const money = (minor: bigint) => ({ amountMinor: String(minor), currency });
  const automatic = settledParts(moved).filter(({ state }) => state === 'AUTO_RECEIVED');
  const isTold = (state: string) => events.some((event) => event.state === state);
  const paidMinor = parts.reduce((sum, part) => (part.state === 'PAID' ? sum + part.amountMinor : sum), 0n);
  return [
    ...(isTold('PAID')
      ? [
          {
            accountId,
            kind: 'withdrawalPaid' as const,
            values: { amount: money(isTold('PAYING') ? amountMinor - feeMinor : paidMinor), ending },
          },
        ]
      : []),
    ...(isTold('REJECTED')
      ? [{ accountId, kind: 'withdrawalRejected' as const, values: { amount: money(amountMinor), reason: move.reason ?? '' } }]
      : []),
    ...(automatic.length > 0
      ? [
          {
            accountId,
            kind: 'withdrawalAutoReceived' as const,
            values: { amount: money(automatic.reduce((sum, part) => sum + part.amountMinor, 0n)) },
          },
        ]
      : []),
  ];
}
