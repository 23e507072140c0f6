import { type Bonus, bonuses } from '@site/api/rewards';
import { sql } from 'kysely';
import { saidInOf } from '../content/saidInOf.ts';
import { wordsIn } from '../content/wordsIn.ts';
import { accept, handle } from '../http/handle.ts';
import { bonusOf } from '../requirements/readRequirements.ts';

/** Number of past bonuses listed. */
const PAST = 100;

/** Lists a member's bonuses: open ones, the oldest first, and past ones, the newest first. Source: MEM-07. */
export default handle(bonuses, async ({ member, merchant, language, services: { db, brands } }) => {
  const { id: accountId, currency } = member;
  const query = db
    .selectFrom('requirement as r')
    .leftJoin('promotion as p', (join) => join.on(sql<boolean>`r.idempotency_key like 'promotion:' || p.id || ':%'`))
    .leftJoin('member_campaign as c', (join) => join.on(sql<boolean>`r.idempotency_key = 'campaign:' || c.id`))
    .where('r.account_id', '=', accountId)
    .where('r.currency', '=', currency)
    .where('r.counts', '=', 'bonus')
    .select([
      'r.id',
      'r.kind',
      'r.granted_minor',
      'r.need_minor',
      'r.done_minor',
      'r.opened_at',
      'r.ended_at',
      'r.outcome',
      'p.words',
      'c.gift',
    ]);
  const [open, past, wallet, brand] = await Promise.all([
    query.where('r.ended_at', 'is', null).orderBy('r.id').execute(),
    query.where('r.ended_at', 'is not', null).orderBy('r.ended_at', 'desc').orderBy('r.id', 'desc').limit(PAST).execute(),
    db.selectFrom('wallet').where('account_id', '=', accountId).where('currency', '=', currency).select('balance_minor').executeTakeFirst(),
    brands.of(merchant),
  ]);
  const described = (row: (typeof open)[number]): Bonus => ({
    id: row.id,
    kind: row.kind,
    title: row.words ? (wordsIn(row.words, language, brand)['title'] ?? null) : row.gift?.kind === 'bonus' ? row.gift.title : null,
    saidIn: row.words ? saidInOf(row.words, language, brand) : undefined,
    grantedMinor: String(row.granted_minor),
    needMinor: String(row.need_minor),
    doneMinor: String(row.done_minor),
    currency,
    at: row.opened_at.getTime(),
    endedAt: row.ended_at?.getTime() ?? null,
    outcome: row.outcome,
  });
  const granted = open.map(({ granted_minor: grantedMinor }) => ({ isBonus: true, grantedMinor }));
  return accept({
    open: open.map(described),
    past: past.map(described),
    bonusMinor: String(bonusOf(wallet?.balance_minor ?? 0n, granted)),
    currency,
  });
});
