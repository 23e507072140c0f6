import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface Consent {
  accountId: number;
  /** Version of the terms that the member has agreed to. */
  version: string;
  marketing: boolean;
  address: string;
  now: Date;
}

/** Records that a member has agreed to the terms, and whether to advertising. */
export async function writeConsent(tx: Kysely<Schema>, { accountId, version, marketing, address, now }: Consent): Promise<void> {
  const consent = { account_id: accountId, given_at: now, version, ip: address };
  await tx
    .insertInto('consent')
    .values([
      { ...consent, kind: 'terms', is_given: true },
      { ...consent, kind: 'marketing', is_given: marketing },
    ])
    .execute();
}
