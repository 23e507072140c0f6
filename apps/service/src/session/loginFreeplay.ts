import { randomBytes } from 'node:crypto';
import { loginFreeplay } from '@site/api/session';
import { isOn } from '@site/rules/flags';
import type { Kysely } from 'kysely';
import { openWallets } from '../ledger/openWallets.ts';
import type { Schema } from '../database/schema.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import type { BrandState } from '../system/Brands.ts';
import { openSealed } from './openSealed.ts';
import { openSession } from './openSession.ts';

/**
 * Logs in a guest with a new trial account, which cannot be logged in to later.
 *
 * Refuses: badEnvelope for a foreign token; forbidden when the brand offers no free demo.
 *
 * Source: SES-09, SES-19.
 */
export default handle(
  loginFreeplay,
  async ({ input: { token }, merchant, language, address, userAgent, origin, headers, now, services }) => {
    const { db, brands, passwords } = services;
    await openSealed(token, { ...services, path: loginFreeplay.path, now });
    const state = await brands.of(merchant);
    if (!isOn(state.flags, 'FREEPLAY')) return refuse('forbidden');
    const accountId = await db
      .transaction()
      .execute((tx) => createGuest(tx, { state, language, passwordHash: passwords.unguessable, now }));
    const opened = await openSession(services, { accountId, address, userAgent, origin, headers, now });
    return accept(opened.value, opened.headers);
  },
);

interface Guest {
  state: BrandState;
  language: string;
  passwordHash: string;
  now: Date;
}

async function createGuest(tx: Kysely<Schema>, { state: { brand, settings }, language, passwordHash, now }: Guest): Promise<number> {
  const { id } = await tx
    .insertInto('account')
    .values({
      merchant: brand.merchant,
      role: 'member',
      type: 4,
      username: `guest${randomBytes(6).toString('hex')}`,
      nickname: '',
      currency: brand.currency,
      country: settings.country,
      language,
      password_hash: passwordHash,
      path: '',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('account')
    .set({ path: `/${id}/` })
    .where('id', '=', id)
    .execute();
  await tx.insertInto('account_tree').values({ ancestor_id: id, descendant_id: id, depth: 0 }).execute();
  await openWallets(tx, [{ id, currency: brand.currency }]);
  return id;
}
