import type { TeamRow } from '@site/api/agent';
import type { CallName, Calls } from '@site/api/calls';
import type { InputOf, OutputOf } from '@site/api/call';
import type { Client } from '@site/api/client';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../database/schema.ts';
import { moveMember } from '../operator/moveMember.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { depositMoney } from '../testing/depositMoney.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { addToTree } from '../testing/seedTree.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { settleBets } from '../testing/settleBets.ts';
import { startService, type TestService } from '../testing/startService.ts';

const now = new Date();
const players = ['deep1', 'deep2', 'deep3', 'deep4', 'deep5'];
const nobody = { account: null, nickname: null, balanceMinor: null, mobile: null, email: null, rates: [] };

async function read<N extends CallName>(by: Client, name: N, input: InputOf<Calls[N]>): Promise<OutputOf<Calls[N]>> {
  const reply = await by(name, input);
  if (!reply.ok) throw new Error(reply.code);
  return reply.value;
}
const accountsOf = (rows: readonly TeamRow[]) => rows.map(({ account }) => account);

/** A contract in force. */
const contract = (giverId: number, takerId: number, ratePpm: number) => ({
  giver_id: giverId,
  taker_id: takerId,
  kind: 'DAILY' as const,
  period: 'D' as const,
  rate_ppm: ratePpm,
  tiers: JSON.stringify([{ minActive: 0, minValidBet: '0', minLoss: '0', ratePpm }]),
  carry: null,
  categories: ['RNG'],
  status: 'accepted' as const,
  valid_from: now,
  accepted_at: now,
  ended_at: null,
  offered_at: null,
  expires_at: null,
  end_asked_by: null,
  transfer_id: null,
  body_hash: null,
});

/** agent01 > branch > deep1 to deep5; agent01 > small > lone; stranger > guest. */
describe.each(spreadEngines)('on %s', (engine) => {
  let service: TestService;
  let db: Kysely<Schema>;
  let agent: Client;
  const ids: Record<string, number> = {};
  const idOf = (name: string) => String(ids[name]);

  beforeAll(async () => {
    service = await startService({ engine, seed: seedTestAccounts });
    db = service.services.db;
    const { id } = await db.selectFrom('account').where('username', '=', 'agent01').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('account_tree')
      .values({ ancestor_id: id, descendant_id: id, depth: 0 })
      .onConflict((known) => known.doNothing())
      .execute();
    const add = async (username: string, type: 0 | 2, ...above: number[]) =>
      (ids[username] = await addToTree(db, { username, type, above }));
    const branch = await add('branch', 2, id);
    for (const player of players) await add(player, 0, branch, id);
    const small = await add('small', 2, id);
    await add('lone', 0, small, id);
    const stranger = await add('stranger', 2);
    await add('guest', 0, stranger);
    for (const [name, mobile, email] of [
      ['branch', '+84987654321', 'deep.one@example.com'],
      ['lone', '+84987654322', 'lone@example.com'],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- two rows
      await db.updateTable('account').set({ mobile, email }).where('username', '=', name).execute();
    await depositMoney(db, { accountId: branch, amountMinor: 70_000n });
    await depositMoney(db, { accountId: ids['deep1'] ?? 0, amountMinor: 5_000n });
    await play(...players.slice(0, 4));
    agent = await service.clientOf('agent01');
  });
  afterAll(() => service.close());

  async function play(...names: string[]) {
    await settleBets(
      db,
      names.map((name) => ({
        account_id: ids[name] ?? 0,
        integration: 'STUDIO',
        round_id: `round-${name}`,
        node_id: 1,
        game_type: 'RNG',
        currency: 'USD',
        stake_minor: 300n,
        payout_minor: 100n,
        valid_bet_minor: 300n,
        status: 'settled' as const,
        placed_at: now,
        settled_at: now,
      })),
    );
    await applyRollups(db);
  }

  it('AGT-05 DR-10.3 lists direct downlines with balance, masked contacts and who is below, a page at a time', async () => {
    const first = await read(agent, 'teamTree', { pageSize: 1 });
    expect(first).toMatchObject({ currency: 'USD', total: 2, totalPages: 2 });
    expect(first.list).toEqual([
      {
        id: idOf('branch'),
        account: 'branch',
        nickname: 'branch',
        type: 2,
        level: 1,
        downlines: 5,
        members: 5,
        balanceMinor: '70000',
        mobile: '+84•••21',
        email: 'd•••e@example.com',
        rates: [],
      },
    ]);
    expect(accountsOf((await read(agent, 'teamTree', { pageNo: 2, pageSize: 1 })).list)).toEqual(['small']);
  });

  it('AGT-05 DR-10.6 names nobody further below, nor finds them, until five below the same direct downline have played', async () => {
    const few = await read(agent, 'teamTree', { under: idOf('branch') });
    expect(few).toMatchObject({ total: 5, list: players.map((name) => ({ id: idOf(name), level: 2, type: 0, ...nobody })) });
    expect(await read(agent, 'teamMembers', { search: 'deep' })).toMatchObject({ list: [], total: 0 });
    expect(await agent('teamMember', { id: idOf('deep1') })).toMatchObject({ ok: false, code: 'notFound' });
    // To its own upline each of them is a direct downline.
    const own = await read(await service.clientOf('branch'), 'teamTree', {});
    expect(accountsOf(own.list)).toEqual(players);

    await play('deep5');
    const enough = await read(agent, 'teamTree', { under: idOf('branch') });
    expect(accountsOf(enough.list)).toEqual(players);
    expect(enough.list[0]).toMatchObject({ balanceMinor: '5000' });
    const small = await read(agent, 'teamTree', { under: idOf('small') });
    expect(small.list).toMatchObject([{ id: idOf('lone'), ...nobody }]);
  });

  it('AGT-05 finds members by a part of their names, with everybody above them', async () => {
    const found = await read(agent, 'teamMembers', { search: 'EEP', pageSize: 2, pageNo: 2 });
    expect(found).toMatchObject({ total: 5, totalPages: 3 });
    expect(accountsOf(found.list)).toEqual(['deep3', 'deep4']);
    expect(found.list.map(({ uplines }) => accountsOf(uplines))).toEqual([['branch'], ['branch']]);
    // Keyset: nobody is shown twice or left out where somebody registers in between.
    const seen: (string | null)[] = [];
    let cursor: string | null = null;
    do {
      // oxlint-disable-next-line no-await-in-loop -- page by page
      const page: OutputOf<Calls['teamMembers']> = await read(agent, 'teamMembers', {
        search: 'deep',
        pageSize: 2,
        ...(cursor !== null && { cursor }),
      });
      expect(page.total).toBe(players.length);
      seen.push(...accountsOf(page.list));
      cursor = page.next;
    } while (cursor !== null);
    expect(seen).toEqual(players);
    expect(await read(agent, 'teamMembers', { search: 'deep', cursor: 'zzz' })).toMatchObject({
      list: [],
      next: null,
      total: players.length,
    });
    expect(await read(agent, 'teamMembers', { search: 'deep', under: idOf('small') })).toMatchObject({ total: 0 });
    // No pattern of SQL.
    expect(await read(agent, 'teamMembers', { search: '%' })).toMatchObject({ total: 0 });
    expect(accountsOf((await read(agent, 'teamMembers', {})).list)).toEqual(['branch', ...players, 'small']);
  });

  it('AGT-05 MEM-26 shows the figures of one member, who finds the look in the copy of the own data', async () => {
    const deep = await read(agent, 'teamMember', { id: idOf('deep1') });
    expect(deep).toMatchObject({ account: 'deep1', level: 2, depositsMinor: '5000', validBetMinor: '300', profitMinor: '200' });
    const branch = await read(agent, 'teamMember', { id: idOf('branch') });
    expect(branch).toMatchObject({ validBetMinor: '0', team: { validBetMinor: '1500', profitMinor: '1000' }, mobile: '+84•••21' });
    const copy = await read(await service.clientOf('deep1'), 'myData', {});
    expect(copy.subjects['record_access']).toContainEqual(
      expect.objectContaining({ what: 'teamMember', agent: expect.stringContaining('*') as string }),
    );
    const looks = async () => {
      const own = await read(await service.clientOf('deep1'), 'myData', {});
      return (own.subjects['record_access'] ?? []).map(({ what }) => what);
    };
    const before = await looks();
    await read(agent, 'teamTree', { under: idOf('branch') });
    await read(agent, 'teamMembers', { search: 'deep1' });
    await read(agent, 'teamTree', {});
    expect((await looks()).slice(before.length)).toEqual(['teamTree', 'teamMembers']);
  });

  it('AGT-05 shows the rates of the contracts that the agent gives, and those of nobody else', async () => {
    const { id } = await db.selectFrom('account').where('username', '=', 'agent01').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('contract')
      .values([contract(id, ids['branch'] ?? 0, 3000), contract(ids['branch'] ?? 0, ids['deep1'] ?? 0, 2000)])
      .execute();
    expect((await read(agent, 'teamTree', {})).list[0]?.rates).toEqual([{ kind: 'DAILY', ratePpm: 3000 }]);
    expect((await read(agent, 'teamMember', { id: idOf('deep1') })).rates).toEqual([]);
  });

  it('AGT-11 answers about nobody outside the own team, the own uplines included, nor to members', async () => {
    const below = await service.clientOf('branch');
    const { id } = await db.selectFrom('account').where('username', '=', 'agent01').select('id').executeTakeFirstOrThrow();
    for (const [by, other] of [
      [agent, idOf('stranger')],
      [agent, idOf('guest')],
      [below, String(id)],
      [below, idOf('small')],
      [agent, '999999999'],
    ] as const) {
      expect(await by('teamTree', { under: other })).toMatchObject({ code: 'notFound' });
      expect(await by('teamMembers', { under: other })).toMatchObject({ code: 'notFound' });
      expect(await by('teamMember', { id: other })).toMatchObject({ code: 'notFound' });
    }
    expect(await read(agent, 'teamMembers', { search: 'guest' })).toMatchObject({ list: [], total: 0 });
    const member = await service.clientOf('deep1');
    expect(await member('teamTree', {})).toMatchObject({ code: 'notAgent' });
  });

  it('DR-10.2 a member who was moved brings no figures along', async () => {
    await play('guest');
    await db.transaction().execute((tx) => moveMember(tx, { accountId: ids['guest'] ?? 0, uplineId: ids['small'] ?? 0 }));
    const others = ['near1', 'near2', 'near3', 'near4', 'near5'];
    // Enough direct downlines for each to have figures of its own.
    for (const name of others) ids[name] = await addToTree(db, { username: name, type: 0, above: [ids['small'] ?? 0] });
    await play(...others);
    const moved = await read(await service.clientOf('small'), 'teamMember', { id: idOf('guest') });
    expect(moved).toMatchObject({ level: 1, validBetMinor: null });
    const near = await read(await service.clientOf('small'), 'teamMember', { id: idOf('near1') });
    expect(near).toMatchObject({ level: 1, validBetMinor: '300' });
  });
});
