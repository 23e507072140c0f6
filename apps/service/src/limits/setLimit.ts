import { setLimit } from '@site/api/limits';
import { accept, handle, refuse } from '../http/handle.ts';
import { wantedLimit } from './wantedLimit.ts';
import { ofLimit, writeLimit } from './writeLimit.ts';

const HOUR_MS = 3_600_000;
const LAPSES_AFTER_MS = 7 * 24 * HOUR_MS;

/**
 * Sets a limit: a new or lower one at once, which takes back a raise; a higher one, or none, after a wait. The same raise again keeps its time.
 *
 * Source: RES-01, docs/domain.md DR-23.4.
 */
export default handle(setLimit, async ({ input, member, now, services: { db, brands } }) => {
  const { key, amount } = wantedLimit(input, member);
  const { brand, settings } = await brands.of(member.merchant);
  const effectiveAt = await db.transaction().execute(async (tx) => {
    // Changes of one member come one after another, from whichever tab.
    await tx.selectFrom('account').where('id', '=', member.id).select('id').forNoKeyUpdate().execute();
    const held = await tx.selectFrom('play_limit').where(ofLimit(key)).select('amount_minor').executeTakeFirst();
    if (!held && amount === null) return undefined;
    if (amount !== null && (!held || amount <= held.amount_minor)) {
      await writeLimit(tx, { key, amount, zone: brand.zone, now });
      await tx.deleteFrom('limit_raise').where(ofLimit(key)).execute();
      return now;
    }
    const asked = await tx.selectFrom('limit_raise').where(ofLimit(key)).where('lapses_at', '>', now).selectAll().executeTakeFirst();
    if (asked && asked.amount === amount) return asked.effective_at;
    const effective_at = new Date(now.getTime() + settings.limitWaitHours * HOUR_MS);
    const raise = { amount, asked_at: now, effective_at, lapses_at: new Date(effective_at.getTime() + LAPSES_AFTER_MS) };
    await tx.deleteFrom('limit_raise').where(ofLimit(key)).execute();
    await tx
      .insertInto('limit_raise')
      .values({ ...key, ...raise })
      .execute();
    return effective_at;
  });
  return effectiveAt ? accept({ effectiveAt: effectiveAt.getTime() }) : refuse('notFound');
});
