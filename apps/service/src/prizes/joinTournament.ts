import { joinTournament } from '@site/api/prizes';
import { sql } from 'kysely';
import { accept, handle, refuse } from '../http/handle.ts';
import { readTournaments } from './readTournaments.ts';

/**
 * Joins a tournament, before its start or while it runs.
 *
 * Source: docs/domain.md DR-20.2.
 */
export default handle(joinTournament, async ({ input: { id }, member, merchant, language, now, services }) => {
  const [found] = await readTournaments(services, { merchant, language, now, id });
  if (!found) return refuse('notFound', { field: 'id', rule: 'known' });
  if (found.state !== 'SCHEDULED' && found.state !== 'RUNNING') return refuse('tournamentOver');
  const { joinedAt } = await services.db.transaction().execute(async (tx) => {
    // Whoever counts a round of the player afterwards sees the entry.
    await tx.selectFrom('rollup_mark').where('name', '=', 'bets').select('name').forShare().executeTakeFirstOrThrow();
    await tx
      .insertInto('tournament_entry')
      .values({ tournament_id: id, account_id: member.id, joined_at: sql`clock_timestamp()` })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return tx
      .selectFrom('tournament_entry')
      .where('tournament_id', '=', id)
      .where('account_id', '=', member.id)
      .select('joined_at as joinedAt')
      .executeTakeFirstOrThrow();
  });
  return accept({ joinedAt: joinedAt.getTime() });
});
