import { redEnvelope, type Wave } from '@site/api/redEnvelope';
import { creditsIn } from '@site/rules/credits';
import { seedHash } from '@site/rules/fairStream';
import { accept, handle } from '../http/handle.ts';
import { WAVE_NONCE } from './addWaves.ts';
import { readChances } from './readChances.ts';

const SHOWN_MS = 24 * 60 * 60_000;
const MOST_WAVES = 30;

/** Lists the waves of a day before and after now, with the chances of the member. Source: MEM-17, docs/domain.md DR-8. */
export default handle(redEnvelope, async ({ member, merchant, now, services: { db } }) => {
  const { id: accountId, currency } = member;
  const [rows, { depositedMinor, chances, left }] = await Promise.all([
    db
      .selectFrom('envelope_wave as w')
      .leftJoin('envelope_claim as c', (join) => join.onRef('c.wave_id', '=', 'w.id').on('c.account_id', '=', accountId))
      .where('w.merchant', '=', merchant)
      .where('w.currency', '=', currency)
      .where('w.ends_at', '>', new Date(now.getTime() - SHOWN_MS))
      .selectAll('w')
      .select(['c.amount_minor', 'c.place'])
      .orderBy('w.starts_at', 'desc')
      .limit(MOST_WAVES)
      .execute(),
    readChances(db, { accountId, currency, now }),
  ]);
  const waves = await Promise.all(
    rows.map(async (row): Promise<Wave> => {
      const isOver = row.ends_at <= now;
      const state = row.starts_at > now ? 'coming' : isOver || row.taken === row.shares.length ? 'finished' : 'open';
      return {
        id: row.id,
        state,
        startsAt: row.starts_at.getTime(),
        endsAt: row.ends_at.getTime(),
        currency: row.currency,
        poolMinor: String(row.pool_minor),
        count: row.shares.length,
        left: row.shares.length - row.taken,
        seedHash: await seedHash(row.server_seed),
        clientSeed: row.client_seed,
        nonce: WAVE_NONCE,
        serverSeed: isOver ? row.server_seed : null,
        ownMinor: row.amount_minor === null ? null : String(row.amount_minor),
        ownPlace: row.place === null ? null : row.place + 1,
      };
    }),
  );
  const order = { open: 0, coming: 1, finished: 2 };
  return accept({
    waves: waves.toSorted((one, other) => order[one.state] - order[other.state]),
    chances,
    chancesLeft: left,
    depositedMinor: String(depositedMinor),
    currency,
    creditMinor: String(creditsIn(currency, 1n)),
    serverTime: now.getTime(),
  });
});
