import { addRound, rankEntrants, type ScoreKind, type Standing } from '@site/rules/tournament';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditMoney } from '../ledger/auditMoney.ts';
import { type Ledger, ledger } from '../ledger/Ledger.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { grantTestRounds } from '../testing/grantTestRounds.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { testGames } from '../testing/seedTestGames.ts';
import { type Player, startPlayers } from '../testing/startPlayers.ts';
import { addTournaments, settleTournaments } from './settleTournaments.ts';

const MINUTE_MS = 60_000;

describe.each(spreadEngines)('a tournament on %s', (engine) => {
  let service: Awaited<ReturnType<typeof startPlayers>>;
  let series = 0;
  beforeAll(async () => {
    service = await startPlayers(engine);
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const { db } = service.services;
    await applyRollups(db);
    await db.updateTable('tournament_series').set({ is_open: false }).execute();
    await db.updateTable('tournament').set({ cancelled_at: new Date() }).where('settled_at', 'is', null).execute();
  });

  /** Adds a series whose tournament began a minute ago and lasts for an hour. Returns the ids of that and of the next. */
  async function add(score: ScoreKind = 'multiple', { beganMs = -MINUTE_MS, merchant = 'marquee' } = {}) {
    const { db } = service.services;
    const { id } = await db
      .insertInto('tournament_series')
      .values({
        merchant,
        code: `series ${(series += 1)}`,
        position: 0,
        currency: 'USD',
        games: JSON.stringify({ gameTypes: ['RNG'], vendors: [], nodeIds: [] }),
        score,
        least_stake_minor: 20n,
        prizes: JSON.stringify(['5000', '3000']),
        first_at: new Date(Date.now() + beganMs),
        length_minutes: 60,
        every_minutes: 60,
        words: JSON.stringify({ EN: { name: 'High tide' } }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addTournaments(db, new Date());
    const rows = await db.selectFrom('tournament').where('series_id', '=', id).select('id').orderBy('starts_at').execute();
    return rows.map((row) => row.id) as [number, number];
  }

  const count = () => applyRollups(service.services.db);
  const settle = (minutes: number, by: Ledger = ledger) =>
    settleTournaments({ db: service.services.db, bus: service.services.bus, ledger: by }, new Date(Date.now() + minutes * MINUTE_MS));
  const join = async ({ username }: Pick<Player, 'username'>, id: number) => (await service.clientOf(username))('joinTournament', { id });
  async function read(id: number, client = service.client) {
    service.services.boards.delete(String(id));
    const reply = await client('tournament', { id });
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  }
  async function joined(id: number, players: number): Promise<Player[]> {
    const all: Player[] = [];
    for (let index = 0; index < players; index += 1) {
      const player = await service.addPlayer();
      expect(await join(player, id)).toMatchObject({ ok: true });
      all.push(player);
    }
    return all;
  }
  const prizesOf = (id: number) =>
    service.services.db
      .selectFrom('transfer')
      .where('idempotency_key', '=', `tournament:${id}`)
      .select(['account_id', 'amount_minor', 'kind'])
      .orderBy('amount_minor', 'desc')
      .execute();
  const broken = async () => (await auditMoney(service.services.db)).filter((invariant) => invariant.broken > 0n);

  it.each(['multiple', 'turnover'] as const)('DR-20.3 DR-20.4 its board equals a recount from the bets: %s', async (kind) => {
    const [id] = await add(kind);
    const players = await joined(id, 4);
    const counting = count();
    await Promise.all(
      players.map(async (player, index) => {
        for (let turn = 0; turn < 5; turn += 1) await player.play(BigInt(10 + 10 * turn), BigInt(((index * 7 + turn * 3) % 5) * 25));
      }),
    );
    await Promise.all([counting, count()]);
    await count();

    const { db } = service.services;
    const recounted = await Promise.all(
      players.map(async ({ accountId, maskedName }) => {
        const { joined_at: joinedAt } = await db
          .selectFrom('tournament_entry')
          .where('tournament_id', '=', id)
          .where('account_id', '=', accountId)
          .select('joined_at')
          .executeTakeFirstOrThrow();
        const bets = await db.selectFrom('bet').where('account_id', '=', accountId).where('stake_minor', '>=', 20n).selectAll().execute();
        const standing = bets.reduce<Standing>(
          (sum, bet) =>
            addRound(kind, sum, {
              stakeMinor: bet.stake_minor,
              payoutMinor: bet.payout_minor,
              validBetMinor: bet.valid_bet_minor,
              settledAt: bet.settled_at ?? new Date(0),
            }),
          { score: 0n, reachedAt: null },
        );
        const { score, reachedAt } = standing;
        return { accountId, maskedName, joinedAt, score, reachedAt };
      }),
    );
    const { rows, own } = await read(id);
    expect(rows).toEqual(
      rankEntrants(recounted).map(({ maskedName, score }, index) => ({
        place: index + 1,
        userName: maskedName,
        isOwn: false,
        score: String(score),
        prizeMinor: ['5000', '3000'][index] ?? '0',
      })),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(own).toBeNull();
  });

  it('DR-20.2 counts what a player began after joining, on its games, from its smallest stake, before the end', async () => {
    const [id, next] = await add('turnover');
    const player = await service.addPlayer();
    await player.play(100n);
    expect(await join(player, id)).toMatchObject({ ok: true });
    await player.play(19n);
    await grantTestRounds(service.services.db, {
      accountId: player.accountId,
      campaignId: 'opening-week',
      rounds: 1,
      nodeId: testGames.slot.node_id,
      stakeMinor: 500n,
    });
    await player.play(500n, 0n, { campaignId: 'opening-week' });
    await (await service.sitDown(player.accountId, 'live')).play(500n);
    const late = 'late round';
    await player.ask('debit', 500n, { roundId: late });
    await service.services.db
      .updateTable('bet')
      .set({ placed_at: new Date(Date.now() + 60 * MINUTE_MS) })
      .where('round_id', '=', late)
      .execute();
    await player.ask('credit', 0n, { roundId: late, roundEnd: true });
    const stranger = await service.addPlayer();
    await stranger.play(500n);
    await player.play(40n);
    await count();
    const client = await service.clientOf(player.username);
    const own = { place: 1, userName: player.maskedName, isOwn: true, score: '40', prizeMinor: '5000' };
    expect(await read(id, client)).toMatchObject({ rows: [own], own, tournament: { players: 1, isJoined: true, state: 'RUNNING' } });
    expect(await read(next)).toMatchObject({ rows: [], own: null, tournament: { players: 0, isJoined: false, state: 'SCHEDULED' } });
  });

  it('DR-20.2 is joined once, and refuses whoever may not join', async () => {
    const [id] = await add();
    const player = await service.addPlayer();
    const first = await join(player, id);
    expect(first).toMatchObject({ ok: true });
    expect(await join(player, id)).toEqual(first);
    expect((await read(id)).tournament.players).toBe(1);

    expect(await service.client('joinTournament', { id })).toMatchObject({ code: 'loginRequired' });
    expect(await join({ username: 'trial01' }, id)).toMatchObject({ code: 'needsRealAccount' });
    expect(await join({ username: 'frozen01' }, id)).toMatchObject({ code: 'frozen' });
    expect(await join({ username: 'excluded01' }, id)).toMatchObject({ code: 'excluded' });
    expect(await join(player, 2_000_000_000)).toMatchObject({ code: 'notFound', details: { field: 'id' } });
    expect(await join(player, -1)).toMatchObject({ code: 'invalidInput', details: { field: 'id' } });
    const [elsewhere] = await add('multiple', { merchant: 'khela' });
    expect(await join(player, elsewhere)).toMatchObject({ code: 'notFound' });
    await add('multiple', { beganMs: -61 * MINUTE_MS });
    await addTournaments(service.services.db, new Date(Date.now() - 30 * MINUTE_MS));
    const ended = await service.services.db
      .selectFrom('tournament')
      .where('ends_at', '<', new Date())
      .where('cancelled_at', 'is', null)
      .select('id')
      .executeTakeFirstOrThrow();
    expect(await join(player, ended.id)).toMatchObject({ code: 'tournamentOver' });
    expect(await service.client('tournament', { id: 2_000_000_000 })).toMatchObject({ code: 'notFound' });
  });

  it('DR-20.5 pays its prizes once, when the rounds begun before the end are settled, also when the process dies while it pays', async () => {
    const [id] = await add('multiple', { beganMs: -59 * MINUTE_MS });
    const [first, second, third, last] = await joined(id, 4);
    if (!first || !second || !third || !last) throw new Error('Four have joined.');
    await second.play(100n, 300n);
    await first.play(100n, 900n);
    await third.play(100n, 200n);
    await last.ask('debit', 100n, { roundId: 'open' });
    await count();
    await settle(0);
    expect((await read(id)).tournament.state).toBe('RUNNING');
    await settle(3);
    expect(await prizesOf(id)).toEqual([]);
    await last.ask('credit', 500n, { roundId: 'open', roundEnd: true });
    const dying: Ledger = {
      async post(tx, entries) {
        await ledger.post(tx, entries);
        throw new Error('killed');
      },
    };
    await expect(settle(3, dying)).rejects.toThrow('killed');
    expect(await prizesOf(id)).toEqual([]);
    await Promise.all([settle(3), settle(3), settle(3)]);
    await settle(4);
    expect(await prizesOf(id)).toEqual([
      { account_id: first.accountId, amount_minor: 5000n, kind: 'TOURNAMENT' },
      { account_id: last.accountId, amount_minor: 3000n, kind: 'TOURNAMENT' },
    ]);
    const { tournament, rows } = await read(id);
    expect(tournament.state).toBe('ENDED');
    expect(rows.map(({ place, score }) => [place, score])).toEqual([
      [1, '900'],
      [2, '500'],
      [3, '300'],
      [4, '200'],
    ]);
    expect(await broken()).toEqual([]);
  });

  it('DR-20.5 waits for an open round no longer than an hour, and pays nothing where nobody has a score', async () => {
    const [id] = await add('multiple', { beganMs: -59 * MINUTE_MS });
    const [player] = await joined(id, 1);
    await player?.ask('debit', 100n, { roundId: 'never settled' });
    await settle(30);
    const stateOf = async () => (await read(id)).tournament.state;
    expect(await stateOf()).toBe('RUNNING');
    await settle(62);
    expect(await stateOf()).toBe('ENDED');
    expect(await prizesOf(id)).toEqual([]);
  });

  it('DR-20.1 the current and the next of a series exist, whenever it is looked at, and the list names them', async () => {
    const [current, next] = await add();
    await addTournaments(service.services.db, new Date());
    await addTournaments(service.services.db, new Date(Date.now() + 60 * MINUTE_MS));
    const reply = await service.client('tournaments', {});
    if (!reply.ok) throw new Error(reply.code);
    const open = reply.value.list.filter(({ state }) => state === 'RUNNING' || state === 'SCHEDULED');
    expect(open.map(({ id, state, name }) => [id, state, name])).toEqual([
      [current, 'RUNNING', 'High tide'],
      [next, 'SCHEDULED', 'High tide'],
      [expect.any(Number), 'SCHEDULED', 'High tide'],
    ]);
    expect(open.map(({ startAt, endAt }) => (endAt - startAt) / MINUTE_MS)).toEqual([60, 60, 60]);
  });
});
