import { jobs } from '@site/api/operatorBooks';
import { sql } from 'kysely';
import { accept, handle } from '../http/handle.ts';
import { readJobHealth } from '../jobs/readJobHealth.ts';
import { countedAt } from '../rollup/countedAt.ts';

/** Counted rows of a queue; more say nothing more. */
const MOST_WAITING = 1000;

/** Tells how each job is, and how far the roll-ups have counted. Source: OPR-09. */
export default handle(jobs, async ({ now, services: { db } }) => {
  const counted = await countedAt(db);
  const { rows } = await sql<{ waiting: number }>`
    select least(${MOST_WAITING}, (select count(*) from (select 1 from uncounted_bet limit ${MOST_WAITING}) b)
      + (select count(*) from (select 1 from uncounted_transfer limit ${MOST_WAITING}) t))::integer as waiting`.execute(db);
  return accept({
    list: await readJobHealth(db, now),
    countedAt: counted.getTime(),
    waiting: rows[0]?.waiting ?? 0,
    now: now.getTime(),
  });
});
