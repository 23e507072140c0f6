import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { moveMembers } from '../jobs/moveMembers.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { openWallets } from '../ledger/openWallets.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { changeRollups } from '../rollup/recomputeRollups.ts';
import { openTestDatabase, ruleEngines } from '../testing/openTestDatabase.ts';
import { seedTree } from '../testing/seedTree.ts';
import { settleBets } from '../testing/settleBets.ts';
import { moveMember, movePiece } from './moveMember.ts';

const PIECE = 3;
const PLAYERS = 8;

describe.each(ruleEngines)('moves of teams on %s', (engine) => {
  let database: OpenDatabase;
  let db: Kysely<Schema>;
  let tree: Awaited<ReturnType<typeof seedTree>>;
  /** The moved one and its team. */
  const team: number[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    db = database.db;
    tree = await seedTree(db);
    team.push(tree.promoter, tree.member);
    for (let number = 1; number <= PLAYERS; number += 1) team.push(await add(`below${number}`, tree.member));
  });
  afterAll(() => database.close());

  async function add(username: string, uplineId: number): Promise<number> {
    const model = await db.selectFrom('account').where('id', '=', tree.member).selectAll().executeTakeFirstOrThrow();
    const { id: _id, ...columns } = model;
    const { id } = await db
      .insertInto('account')
      .values({ ...columns, username, upline_id: uplineId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into account_tree (ancestor_id, descendant_id, depth)
      select ancestor_id, ${id}::integer, depth + 1 from account_tree where descendant_id = ${uplineId} union all select ${id}, ${id}, 0`.execute(
      db,
    );
    await openWallets(db, [{ id, currency: 'USD' }]);
    return id;
  }

  const play = async () => {
    const at = new Date();
    const round = {
      integration: 'STUDIO',
      node_id: 1,
      game_type: 'RNG',
      currency: 'USD',
      stake_minor: 100n,
      payout_minor: 0n,
      valid_bet_minor: 100n,
      status: 'settled',
      placed_at: at,
      settled_at: at,
    } as const;
    await settleBets(
      db,
      team.map((account_id) => ({ ...round, account_id, round_id: randomUUID() })),
    );
  };

  /** Uplines beyond the team, by member. */
  const outside = async () => {
    const rows = await db
      .selectFrom('account_tree')
      .where('descendant_id', 'in', team)
      .where('ancestor_id', 'not in', team)
      .select(['ancestor_id', 'descendant_id'])
      .execute();
    return team.map((id) => rows.flatMap((row) => (row.descendant_id === id ? [row.ancestor_id] : [])));
  };

  /** Members whose closure differs from the chain of their uplines. */
  const wrong = async () => {
    const { rows } = await sql`
      with recursive chain as (
        select id as descendant, id as ancestor, upline_id, 0 as depth from account where role = 'member'
        union all select c.descendant, a.id, a.upline_id, c.depth + 1 from chain c join account a on a.id = c.upline_id
      )
      select * from (select descendant, ancestor, depth from chain) c
      full join account_tree t on t.descendant_id = c.descendant and t.ancestor_id = c.ancestor and t.depth = c.depth
      where t.descendant_id is null or c.descendant is null`.execute(db);
    return rows;
  };

  it('OPR-08 DR-10.2 a team is moved piece by piece, survives a stop between and within pieces, and each bet counts where it was placed', async () => {
    const { agent, guest } = tree;
    await play();
    expect(await db.transaction().execute((tx) => moveMember(tx, { accountId: tree.promoter, uplineId: guest, piece: PIECE }))).toBe(false);
    let steps = 0;
    for (;;) {
      const uplines = await outside();
      const moved = uplines.filter((above) => above.join() === String(guest)).length;
      // Nobody is between two trees.
      expect(uplines.every((above) => above.join() === String(guest) || above.join() === String(agent))).toBe(true);
      const move = await db.selectFrom('member_move').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
      expect(move.moved).toBe(moved);
      await play();
      if (move.done_at) break;
      steps += 1;
      await expect(db.transaction().execute((tx) => moveMember(tx, { accountId: guest, uplineId: null }))).rejects.toMatchObject({
        code: 'conflict',
      });
      const next = { id: move.id, accountId: move.account_id, uplineId: move.upline_id, piece: PIECE };
      // Killed before it commits.
      await expect(
        db.transaction().execute(async (tx) => {
          await movePiece(tx, next);
          throw new Error('killed');
        }),
      ).rejects.toThrow('killed');
      if (steps < 3) await db.transaction().execute((tx) => movePiece(tx, next));
      // The process that takes over.
      else await moveMembers({ db, piece: PIECE }, new Date());
    }
    expect(steps).toBe(3);
    expect(await wrong()).toEqual([]);
    await applyRollups(db);
    const { rows } = await sql<{ head: number; bets: number }>`
      select ancestor_id as head, sum(bets)::integer as bets from team_day where ancestor_id in (${agent}, ${guest}) group by 1`.execute(
      db,
    );
    const bets = new Map(rows.map(({ head, bets: count }) => [head, count]));
    expect((bets.get(agent) ?? 0) + (bets.get(guest) ?? 0)).toBe(5 * team.length);
    expect(bets.get(guest)).toBe(3 + 6 + 9 + 10);
    const ofDays = (await auditMoney(db)).filter(({ name }) => /^the (days|money) of (members|teams)/.test(name));
    expect(ofDays.map(({ broken }) => broken)).toEqual([0n, 0n, 0n, 0n]);
    expect(await changeRollups(db, ['--from', '2020-01-01', '--to', '2099-12-31', '--check'])).toMatchObject({ ok: true });
  });

  it('OPR-08 a team is moved to no upline and back to one that it had before, and a second run changes nothing', async () => {
    for (const uplineId of [null, tree.agent]) {
      await db.transaction().execute((tx) => moveMember(tx, { accountId: tree.promoter, uplineId, piece: PIECE }));
      await moveMembers({ db, piece: PIECE }, new Date());
      const before = await db.selectFrom('account_tree').selectAll().execute();
      await moveMembers({ db, piece: PIECE }, new Date());
      expect(await db.selectFrom('account_tree').selectAll().execute()).toEqual(before);
      expect(await wrong()).toEqual([]);
    }
    expect(await db.selectFrom('member_move').where('done_at', 'is', null).selectAll().execute()).toEqual([]);
  });
});
