import { latinDigits } from '@site/money/latinDigits';
import { sqlStateOf } from '../database/sqlStateOf.ts';
import { accept, type Member, refuse } from '../http/handle.ts';
import type { Services } from '../services.ts';
import { revokeAccess } from '../session/revokeAccess.ts';
import { redeemCode } from '../verification/codes.ts';
import { notifyOwner } from './notifyOwner.ts';
import { reauthenticate } from './reauthenticate.ts';

const UNIQUE_VIOLATION = '23505';

interface Binding {
  kind: 'email' | 'mobile';
  /** As it is stored. */
  contact: string;
  password: string;
  verificationCode: string;
}

interface Caller {
  services: Services;
  member: Member;
  sessionHash: Buffer;
  address: string;
  now: Date;
}

/**
 * Binds a contact to the member's account, with the password and the code that was sent to the contact. It is a way to log in and to recover a
 * password: all other access ends, and the owner is told at the old contact and at the new one.
 *
 * Source: MEM-30, SES-24.
 */
export async function bindContact(
  { services, member, sessionHash, address, now }: Caller,
  { kind, contact, password, verificationCode }: Binding,
) {
  const { db } = services;
  if (!(await reauthenticate(services, { member, password, address, now }))) return refuse('wrongCredentials');
  const { merchant } = member;
  const of = { merchant, recipient: contact, purpose: kind } as const;
  const answer = await redeemCode(db, { ...of, code: latinDigits(verificationCode) }, now);
  if (answer !== 'right') return refuse(answer);
  // Only somebody who reads what is sent there learns that another account has it.
  const taken = await db
    .selectFrom('account')
    .where('merchant', '=', merchant)
    .where((eb) => eb(eb.fn('lower', [kind]), '=', contact.toLowerCase()))
    .where('id', '<>', member.id)
    .select('id')
    .executeTakeFirst();
  if (taken) return refuse('conflict');
  const account = db.selectFrom('account').where('id', '=', member.id).select(kind);
  const before = (await account.executeTakeFirstOrThrow())[kind];
  try {
    await db.transaction().execute(async (tx) => {
      await revokeAccess(tx, { accountId: member.id, keptSession: sessionHash });
      await tx
        .updateTable('account')
        .set({ [kind]: contact })
        .where('id', '=', member.id)
        .execute();
    });
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) return refuse('conflict');
    throw error;
  }
  notifyOwner(services, { accountId: member.id, change: kind, before });
  return accept(null);
}
