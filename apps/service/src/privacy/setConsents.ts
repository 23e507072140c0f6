import { marketingChannels } from '@site/api/marketingChannels';
import { setConsents } from '@site/api/privacy';
import { accept, handle } from '../http/handle.ts';
import { readConsents } from './readConsents.ts';

/** Writes consents that change, each with its time and the version of the terms. Source: MEM-26. */
export default handle(setConsents, async ({ input, member, address, now, services: { db, brands } }) => {
  const { settings } = await brands.of(member.merchant);
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('account').where('id', '=', member.id).select('id').forNoKeyUpdate().execute();
    const before = await readConsents(tx, member.id);
    const changed = marketingChannels.filter((channel) => input[channel] !== undefined && input[channel] !== before[channel]);
    if (changed.length === 0) return;
    const rows = changed.map((kind) => ({
      account_id: member.id,
      given_at: now,
      version: settings.termsVersion,
      ip: address,
      kind,
      is_given: input[kind] === true,
    }));
    await tx
      .insertInto('consent')
      .values(rows)
      .onConflict((known) =>
        known.columns(['account_id', 'kind', 'given_at']).doUpdateSet((eb) => ({ is_given: eb.ref('excluded.is_given') })),
      )
      .execute();
  });
  return accept(await readConsents(db, member.id));
});
