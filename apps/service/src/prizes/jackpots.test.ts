import { dropPoint } from '@site/rules/jackpot';
import { seedHash } from '@site/rules/fairStream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditMoney } from '../ledger/auditMoney.ts';
import { type Ledger, ledger } from '../ledger/Ledger.ts';
import { JackpotWatch } from '../push/JackpotWatch.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { grantTestRounds } from '../testing/grantTestRounds.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { testGames } from '../testing/seedTestGames.ts';
import { startPlayers } from '../testing/startPlayers.ts';
import { addJackpot } from './addJackpot.ts';
import { payJackpots } from './payJackpots.ts';

const terms = {
  merchant: 'marquee',
  code: 'lotus',
  position: 0,
  currency: 'USD',
  games: JSON.stringify({ gameTypes: [], vendors: ['MQ'], nodeIds: [] }),
  seed_minor: 200n,
  contribution_ppm: 12_345,
  must_drop_minor: 100_000n,
  words: JSON.stringify({ EN: { name: 'Lotus pot' } }),
};

describe.each(spreadEngines)('a jackpot on %s', (engine) => {
  let service: Awaited<ReturnType<typeof startPlayers>>;
  beforeAll(async () => {
    service = await startPlayers(engine);
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const { db } = service.services;
    await applyRollups(db);
    await db
      .updateTable('jackpot')
      .set({ is_open: false, code: sql`code || ' ' || id` })
      .execute();
  });

  const add = (more: Partial<typeof terms> = {}) => addJackpot(service.services.db, { ...terms, ...more });
  const count = () => applyRollups(service.services.db);
  const pay = (by: Ledger = ledger, now = new Date()) =>
    payJackpots({ db: service.services.db, bus: service.services.bus, ledger: by }, now);
  async function read(client = service.client) {
    service.services.jackpotRows.delete('marquee');
    const reply = await client('jackpots', {});
    if (!reply.ok) throw new Error(reply.code);
    const [jackpot] = reply.value.jackpots;
    if (!jackpot) throw new Error('There is no jackpot.');
    return jackpot;
  }
  const roundsOf = (id: number) =>
    service.services.db.selectFrom('jackpot_round').where('jackpot_id', '=', id).orderBy('round').selectAll().execute();
  const paidFor = (id: number, round: number) =>
    service.services.db
      .selectFrom('transfer')
      .where('idempotency_key', '=', `jackpot:${id}:${round}`)
      .select(['account_id', 'amount_minor', 'kind'])
      .execute();
  const broken = async () => (await auditMoney(service.services.db)).filter((invariant) => invariant.broken > 0n);

  it('DR-19.1 grows by the share of each stake, to the millionth, however many play at once', async () => {
    const id = await add();
    const players = await Promise.all(Array.from({ length: 4 }, () => service.addPlayer()));
    const stakes = Array.from({ length: 24 }, (_, index) => BigInt(1 + index * 37));
    const counting = count();
    await Promise.all(
      players.map(async (player, index) =>
        Promise.all(stakes.filter((_, place) => place % players.length === index).map((stake) => player.play(stake, stake))),
      ),
    );
    await Promise.all([counting, count(), count()]);
    await count();
    const fedMicro = stakes.reduce((sum, stake) => sum + stake * 12_345n, 0n);
    expect(await roundsOf(id)).toMatchObject([{ round: 1, fed_micro: fedMicro }]);
    expect(await read()).toMatchObject({ code: 'lotus', name: 'Lotus pot', amountMinor: String(200n + fedMicro / 1_000_000n), drops: [] });
    await pay();
    expect(await broken()).toEqual([]);
  });

  it('DR-19.1 takes nothing of free rounds, of trial accounts, and of other games, brands and currencies', async () => {
    const id = await add();
    const { db } = service.services;
    const member = await service.addPlayer();
    await grantTestRounds(db, {
      accountId: member.accountId,
      campaignId: 'opening-week',
      rounds: 1,
      nodeId: testGames.slot.node_id,
      stakeMinor: 5000n,
    });
    await member.play(5000n, 0n, { campaignId: 'opening-week' });
    await (await service.addPlayer('elsewhere')).play(5000n);
    const trial = await service.addPlayer();
    await db.updateTable('account').set({ type: 4 }).where('id', '=', trial.accountId).execute();
    const staff = await service.addPlayer();
    await db.updateTable('account').set({ role: 'operator' }).where('id', '=', staff.accountId).execute();
    await add({ code: 'dhaka', currency: 'BDT' });
    await add({ code: 'khela', merchant: 'khela' });
    await member.play(100n);
    await trial.play(5000n).catch(() => undefined);
    await staff.play(5000n).catch(() => undefined);
    await count();
    expect(await roundsOf(id)).toMatchObject([{ fed_micro: 1_234_500n }]);
    const others = await db.selectFrom('jackpot_round').where('jackpot_id', '>', id).select('fed_micro').execute();
    expect(others).toEqual([{ fed_micro: 0n }, { fed_micro: 0n }]);
  });

  it('DR-19.2 DR-19.3 drops by the bet that reaches the sealed point, pays its player, and begins again', async () => {
    const id = await add({ seed_minor: 500n, must_drop_minor: 900n, contribution_ppm: 100_000 });
    const { seedHash: sealed, clientSeed, round } = await read();
    const [begun] = await roundsOf(id);
    const point = await dropPoint(
      { seedMinor: 500n, mustDropMinor: 900n, contributionPpm: 100_000 },
      { serverSeed: begun?.server_seed ?? '', clientSeed, nonce: round },
    );
    const [loser, winner] = [await service.addPlayer(), await service.addPlayer()];
    await loser.play((point - 500n) * 10n - 1n);
    await count();
    expect(await read()).toMatchObject({ amountMinor: String(point - 1n), drops: [] });
    const won = await winner.play(77n, 0n);
    // Less than the least that the next point is above the seed.
    await loser.play(9n);
    await count();
    await pay();

    const client = await service.clientOf(winner.username);
    const after = await read(client);
    expect(after).toMatchObject({ round: 2, amountMinor: '500', seedMinor: '500' });
    expect(after.seedHash).not.toBe(sealed);
    expect(after.drops).toMatchObject([
      { round: 1, amountMinor: String(point), userName: winner.maskedName, isOwn: true, seedHash: sealed },
    ]);
    expect(await seedHash(after.drops[0]?.serverSeed ?? '')).toBe(sealed);
    expect((await read()).drops).toMatchObject([{ isOwn: false }]);
    expect(await roundsOf(id)).toMatchObject([
      { account_id: winner.accountId, round_id: won },
      { account_id: null, fed_micro: 900_000n },
    ]);
    expect(await paidFor(id, 1)).toEqual([{ account_id: winner.accountId, amount_minor: point, kind: 'JACKPOT' }]);
    expect(await broken()).toEqual([]);
  });

  it('DR-19.3 never rises above what it must drop by, and one bet wins it once', async () => {
    const id = await add({ seed_minor: 500n, must_drop_minor: 510n, contribution_ppm: 100_000 });
    const whale = await service.addPlayer();
    for (let times = 0; times < 3; times += 1) await whale.play(100_000n);
    await count();
    await pay();
    const rounds = await roundsOf(id);
    expect(rounds.map(({ amount_minor: won }) => won !== null && won > 500n && won <= 510n)).toEqual([true, true, true, false]);
    expect(rounds[3]).toMatchObject({ fed_micro: 0n, amount_minor: null });
    expect(await broken()).toEqual([]);
  });

  it('DR-19.4 pays a drop once, also when the process dies while it pays', async () => {
    const id = await add({ seed_minor: 500n, must_drop_minor: 501n });
    const winner = await service.addPlayer();
    await winner.play(100_000n);
    await count();
    const dying: Ledger = {
      async post(tx, entries) {
        await ledger.post(tx, entries);
        throw new Error('killed');
      },
    };
    await expect(pay(dying)).rejects.toThrow('killed');
    expect(await paidFor(id, 1)).toEqual([]);
    await Promise.all([pay(), pay(), pay()]);
    await pay();
    expect(await paidFor(id, 1)).toEqual([{ account_id: winner.accountId, amount_minor: 501n, kind: 'JACKPOT' }]);
    expect(await broken()).toEqual([]);
  });

  it('DR-19.4 moves contributions once an hour', async () => {
    const id = await add({ contribution_ppm: 100_000 });
    const moved = async () => (await roundsOf(id))[0]?.moved_minor;
    const startMs = Date.now();
    const after = (minutes: number) => pay(ledger, new Date(startMs + minutes * 60_000));
    await after(0);
    await (await service.addPlayer()).play(1000n);
    await count();
    await after(59);
    expect(await moved()).toBe(200n);
    await after(61);
    expect(await moved()).toBe(300n);
    expect(await broken()).toEqual([]);
  });

  it('RUN-06 the audit finds a pool that lacks money, a drop of another amount, and one paid to nobody', async () => {
    const id = await add({ seed_minor: 500n, must_drop_minor: 501n });
    await (await service.addPlayer()).play(100_000n);
    await count();
    await pay();
    const { db } = service.services;
    const round = db.updateTable('jackpot_round').where('jackpot_id', '=', id).where('round', '=', 1);
    for (const [wrong, right, name] of [
      [{ moved_minor: 400n }, { moved_minor: 501n }, 'the account of the jackpots'],
      [{ amount_minor: 500n }, { amount_minor: 501n }, 'each jackpot stays within'],
      [{ fed_micro: 2_000_000n }, { fed_micro: 1_000_000n }, 'each jackpot stays within'],
    ] as const) {
      await round.set(wrong).execute();
      expect((await broken()).map((invariant) => invariant.name)).toContainEqual(expect.stringContaining(name));
      await round.set(right).execute();
    }
    expect(await broken()).toEqual([]);
  });

  it('DR-19.5 a drop is noticed, once', async () => {
    const watch = new JackpotWatch(service.services);
    const looks = async () => {
      service.services.jackpotRows.delete('marquee');
      return watch.hasChanged('marquee');
    };
    await add({ seed_minor: 500n, must_drop_minor: 501n });
    expect(await looks()).toBe(false);
    await (await service.addPlayer()).play(10n);
    await count();
    expect(await looks()).toBe(false);
    await (await service.addPlayer()).play(100_000n);
    await count();
    expect([await looks(), await looks()]).toEqual([true, false]);
  });

  it('DR-19.5 LOB-03 the lobby counts the jackpots of each category, so that its page can reserve their space', async () => {
    await add();
    service.services.jackpotRows.delete('marquee');
    const lobby = await service.client('lobby', {});
    if (!lobby.ok) throw new Error(lobby.code);
    const { jackpotCounts, categories } = lobby.value;
    const shown = await Promise.all(
      categories.map(async ({ gameCategory: gameType }) => {
        const reply = await service.client('jackpots', { gameType });
        return [gameType, reply.ok ? reply.value.jackpots.length : -1] as const;
      }),
    );
    expect(Object.fromEntries(shown.filter(([, jackpots]) => jackpots > 0))).toEqual(jackpotCounts);
    expect(Object.values(jackpotCounts)).toContain(1);
  });
});
