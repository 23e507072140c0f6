import type { SocialProvider } from '@site/api/social';
import type { Mobile } from '@site/rules/mobile';
import { MAX_TREE_DEPTH, type OpenedType } from '@site/rules/signUpLink';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { RefusalError } from '../http/RefusalError.ts';
import { openWallets } from '../ledger/openWallets.ts';
import type { Schema } from '../database/schema.ts';
import { sqlStateOf } from '../database/sqlStateOf.ts';
import { writeConsent } from './writeConsent.ts';

/** State of a unique violation. */
export const UNIQUE_VIOLATION = '23505';

export interface NewMember {
  merchant: string;
  /** @default 0 */
  type?: OpenedType;
  currency: string;
  username: string;
  mobile: Mobile | undefined;
  email: string | null;
  payeeName: string | null;
  language: string;
  /** ISO 3166 code. */
  country: string;
  passwordHash: string;
  paymentPasswordHash: string | null;
  /** Its owner has to choose another password at the first log-in. */
  mustChangePassword?: boolean;
  /** Account id of the referrer in the agent tree. */
  uplineId: number | undefined;
  profile: Omit<Insertable<Schema['account_profile']>, 'account_id' | 'recommender_id'>;
  /** Account id given as referrer, which may not exist. */
  recommenderId: string | undefined;
  /** Version of the terms that the member has agreed to; undefined for an account that an agent opens. */
  termsVersion: string | undefined;
  marketing: boolean;
  /** Identity at another provider. */
  social: { provider: SocialProvider; subject: string } | undefined;
  address: string;
  now: Date;
}

/**
 * Writes an account with its dependent rows, and what `join` writes for it in the same transaction. Returns its id; undefined when its name,
 * number or address is taken.
 */
export async function writeMember(
  db: Kysely<Schema>,
  member: NewMember,
  join?: (tx: Transaction<Schema>, accountId: number) => Promise<void>,
): Promise<number | undefined> {
  try {
    return await db.transaction().execute(async (tx) => {
      const id = await writeMemberIn(tx, member);
      await join?.(tx, id);
      return id;
    });
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

/**
 * Writes an account with its dependent rows in the caller's transaction. Throws the database's error when its name, number or address is taken.
 *
 * Refuses: invitationCode with the rule `depth` where the tree would be deeper than ten.
 */
export async function writeMemberIn(tx: Transaction<Schema>, member: NewMember): Promise<number> {
  const { merchant, currency, uplineId, social, address, now } = member;
  // A move of the upline has either not begun or ended.
  if (uplineId !== undefined) await sql`select pg_advisory_xact_lock_shared(hashtext('account_tree'))`.execute(tx);
  const above = uplineId === undefined ? [] : await lineAbove(tx, uplineId);
  if (above.length >= MAX_TREE_DEPTH) throw new RefusalError('invitationCode', { field: 'affiliateCode', rule: 'depth' });
  const { id } = await tx
    .insertInto('account')
    .values({
      merchant,
      role: 'member',
      type: member.type ?? 0,
      username: member.username,
      nickname: member.username,
      mobile: member.mobile?.number ?? null,
      email: member.email,
      payee_name: member.payeeName,
      currency,
      country: member.country,
      language: member.language,
      password_hash: member.passwordHash,
      payment_password_hash: member.paymentPasswordHash,
      upline_id: uplineId ?? null,
      path: '',
      created_at: now,
      password_at: now,
      must_change_password: member.mustChangePassword ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const line = [{ ancestor_id: id, depth: 0 }, ...above.map(({ ancestor_id, depth }) => ({ ancestor_id, depth: depth + 1 }))];
  const path = `/${line
    .map(({ ancestor_id }) => ancestor_id)
    .toReversed()
    .join('/')}/`;
  await tx.updateTable('account').set({ path }).where('id', '=', id).execute();
  await tx
    .insertInto('account_tree')
    .values(line.map(({ ancestor_id, depth }) => ({ ancestor_id, descendant_id: id, depth })))
    .execute();
  await openWallets(tx, [{ id, currency }]);
  await tx
    .insertInto('account_profile')
    .values({ ...member.profile, account_id: id, recommender_id: await recommenderOf(tx, member) })
    .execute();
  if (member.termsVersion !== undefined)
    await writeConsent(tx, { accountId: id, version: member.termsVersion, marketing: member.marketing, address, now });
  if (social)
    await tx
      .insertInto('social_identity')
      .values({ merchant, ...social, account_id: id, linked_at: now })
      .execute();
  return id;
}

/** Selects the account itself and all its uplines, nearest first. */
const lineAbove = (tx: Transaction<Schema>, accountId: number) =>
  tx.selectFrom('account_tree').where('descendant_id', '=', accountId).select(['ancestor_id', 'depth']).orderBy('depth').execute();

async function recommenderOf(tx: Transaction<Schema>, { merchant, recommenderId }: NewMember): Promise<number | null> {
  if (!recommenderId) return null;
  const found = await tx
    .selectFrom('account')
    .where('merchant', '=', merchant)
    .where('id', '=', Number(recommenderId))
    .select('id')
    .executeTakeFirst();
  return found?.id ?? null;
}
