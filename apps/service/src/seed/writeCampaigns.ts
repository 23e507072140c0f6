import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { brandPlans } from './brandPlans.ts';
import type { InSeedLanguages } from './InSeedLanguages.ts';

const DAYS = 30;
const ROUNDS = 10;
/** The smallest stake of the slots, by the currency of the brand. */
const stakes: Readonly<Record<string, bigint>> = { USD: 20n, BDT: 2000n };
const words: InSeedLanguages<{ name: string }> = {
  EN: { name: 'Opening week' },
  BN: { name: 'উদ্বোধনী সপ্তাহ' },
  AR: { name: 'أسبوع الافتتاح' },
  VI: { name: 'Tuần khai trương' },
  CN: { name: '开业周' },
};
/** The slot of the campaigns. */
const GAME = 'moon-lotus';

/** Opens a campaign of free rounds in each brand, and grants its rounds to every member who may play. */
export async function writeCampaigns(tx: Transaction<Schema>, now: Date): Promise<void> {
  const game = await tx.selectFrom('game').where('game_code', '=', GAME).where('status', '=', 'open').select('node_id').executeTakeFirst();
  if (!game) return;
  for (const { brand } of brandPlans) {
    const { merchant, currency } = brand;
    const stake_minor = stakes[currency];
    if (stake_minor === undefined) throw new Error(`The slots have no stake in ${currency}.`);
    const id = `opening-${merchant}`;
    await tx
      .insertInto('campaign')
      .values({
        id,
        merchant,
        name: words.EN.name,
        words: JSON.stringify(words),
        node_ids: [game.node_id],
        rounds: ROUNDS,
        stake_minor,
        currency,
        starts_at: now,
        ends_at: new Date(now.getTime() + DAYS * 24 * 60 * 60_000),
        created_at: now,
        created_by: 'seed',
      })
      .execute();
    await sql`
      insert into campaign_grant (account_id, campaign_id, rounds, granted_at, granted_by)
      select a.id, ${id}, ${ROUNDS}::integer, ${now}::timestamptz, 'seed' from account a
      join wallet w on w.account_id = a.id and w.currency = ${currency}
      where a.merchant = ${merchant} and a.role = 'member' and a.type = 0 and a.state = 'active'`.execute(tx);
  }
}
