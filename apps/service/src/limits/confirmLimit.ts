import { confirmLimit } from '@site/api/limits';
import { accept, handle, refuse } from '../http/handle.ts';
import { wantedLimit } from './wantedLimit.ts';
import { ofLimit, writeLimit } from './writeLimit.ts';

/**
 * Puts a higher limit, or none, in force after its wait, by the clock of the service. It names what is confirmed, so that what another tab has
 * asked for meanwhile is not confirmed unseen.
 *
 * Source: RES-01, docs/domain.md DR-23.4.
 */
export default handle(confirmLimit, async ({ input, member, now, services: { db, brands } }) => {
  const { key, amount, field } = wantedLimit(input, member);
  const { brand } = await brands.of(member.merchant);
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('account').where('id', '=', member.id).select('id').forNoKeyUpdate().execute();
    const raise = await tx.selectFrom('limit_raise').where(ofLimit(key)).where('lapses_at', '>', now).selectAll().executeTakeFirst();
    if (!raise) return refuse('notFound');
    if (raise.amount !== amount) return refuse('conflict', { field, rule: 'changed' });
    if (raise.effective_at > now) return refuse('conflict', { field: 'effectiveAt', rule: raise.effective_at.toISOString() });
    if (amount === null) await tx.deleteFrom('play_limit').where(ofLimit(key)).execute();
    else await writeLimit(tx, { key, amount, zone: brand.zone, now });
    await tx.deleteFrom('limit_raise').where(ofLimit(key)).execute();
    return accept({ effectiveAt: now.getTime() });
  });
});
