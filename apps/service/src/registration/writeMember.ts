import type { SocialProvider } from '@site/api/social';
import type { Mobile } from '@site/rules/mobile';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { openWallets } from '../ledger/openWallets.ts';
import type { Schema } from '../database/schema.ts';
import { sqlStateOf } from '../database/sqlStateOf.ts';

const UNIQUE_VIOLATION = '23505';

export interface NewMember {
  merchant: string;
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
  /** Account id of the referrer in the agent tree. */
  uplineId: number | undefined;
  profile: Omit<Insertable<Schema['account_profile']>, 'account_id' | 'recommender_id'>;
  /** Account id given as referrer, which may not exist. */
  recommenderId: string | undefined;
  termsVersion: string;
  marketing: boolean;
  /** Identity at another provider. */
  social: { provider: SocialProvider; subject: string } | undefined;
  address: string;
  now: Date;
}

/** Writes an account with its dependent rows, and returns its id; undefined when its name, number or address is taken. */
export async function writeMember(db: Kysely<Schema>, member: NewMember): Promise<number | undefined> {
  try {
    return await db.transaction().execute((tx) => write(tx, member));
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

async function write(tx: Transaction<Schema>, member: NewMember): Promise<number> {
  const { merchant, currency, uplineId, social, address, now } = member;
  const above = uplineId === undefined ? [] : await lineAbove(tx, uplineId);
  const { id } = await tx
    .insertInto('account')
    .values({
      merchant,
      role: 'member',
      type: 0,
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
  const consent = { account_id: id, given_at: now, version: member.termsVersion, ip: address };
  await tx
    .insertInto('consent')
    .values([
      { ...consent, kind: 'terms', is_given: true },
      { ...consent, kind: 'marketing', is_given: member.marketing },
    ])
    .execute();
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
