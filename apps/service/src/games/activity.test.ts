import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { seedSmall } from '../testing/seedSmall.ts';
import { startService, type TestService } from '../testing/startService.ts';

const MINUTE_MS = 60_000;

describe.each(spreadEngines)('what is being played, on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ engine, seed: seedSmall });
  });
  afterAll(() => service.close());

  const nodeOf = async (gameCode: string) => {
    const game = (await service.services.shelves.of('marquee', 'EN')).games.find((one) => one.gameCode === gameCode);
    if (!game) throw new Error(`No game ${gameCode}`);
    return game.nodeId;
  };

  /** Writes a bet of a member who has opened the game. */
  async function bet(
    username: string,
    gameCode: string,
    { minutesAgo, payoutMinor, merchant = 'marquee' }: { minutesAgo: number; payoutMinor?: bigint; merchant?: string },
  ) {
    const { db } = service.services;
    const { id, currency } = await db
      .selectFrom('account')
      .innerJoin('wallet', 'wallet.account_id', 'account.id')
      .where('username', '=', username)
      .where('merchant', '=', merchant)
      .select(['account.id', 'wallet.currency'])
      .executeTakeFirstOrThrow();
    const node_id = await nodeOf(gameCode);
    const at = new Date(Date.now() - minutesAgo * MINUTE_MS);
    const opened = { id: crypto.randomUUID(), account_id: id, integration: 'STUDIO', node_id, currency, session_hash: Buffer.alloc(32) };
    await db.insertInto('vendor_session').values(opened).execute();
    await db
      .insertInto('bet')
      .values({
        account_id: id,
        integration: 'STUDIO',
        round_id: crypto.randomUUID(),
        node_id,
        game_type: 'RNG',
        currency,
        stake_minor: 200n,
        payout_minor: payoutMinor ?? 0n,
        valid_bet_minor: 200n,
        status: payoutMinor === undefined ? 'open' : 'settled',
        placed_at: at,
        settled_at: payoutMinor === undefined ? null : at,
      })
      .execute();
  }

  const read = async (client = service.client) => {
    service.services.latestRounds.delete('marquee');
    const reply = await client('activity', {});
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  };

  it('DR-9.2 DR-9.3 invents nothing: without a bet there is no player and no round', async () => {
    expect(await read()).toEqual({ players: {}, rounds: [], windowMinutes: 5 });
  });

  it('DR-9.2 DR-9.3 counts a player in the game of the latest bet, and lists settled rounds, won and lost, newest first', async () => {
    await bet('player01', 'gold-tiger', { minutesAgo: 3, payoutMinor: 500n });
    await bet('player01', 'moon-lotus', { minutesAgo: 1 });
    await bet('player02', 'moon-lotus', { minutesAgo: 2, payoutMinor: 0n });
    await bet('player03', 'moon-lotus', { minutesAgo: 6, payoutMinor: 900n });
    await bet('trial01', 'moon-lotus', { minutesAgo: 1, payoutMinor: 900n });
    const { players, rounds } = await read();
    expect(players).toEqual({ [await nodeOf('moon-lotus')]: 2 });
    expect(rounds.map(({ userName, displayName, stakeMinor, payoutMinor }) => [userName, displayName, stakeMinor, payoutMinor])).toEqual([
      ['pl***2', 'Moon Lotus', '200', '0'],
      ['pl***1', 'Gold Tiger', '200', '500'],
    ]);
  });

  it('DR-9.2 keeps brands apart, and reads the bets once for all who ask within ten seconds', async () => {
    await bet('player01', 'gold-tiger', { minutesAgo: 0, payoutMinor: 100n, merchant: 'khela' });
    expect((await read(service.clientWith({ 'X-Merchant': 'khela' }))).rounds).toMatchObject([{ currency: 'BDT' }]);
    expect((await read()).rounds).toHaveLength(2);
    await bet('player04', 'gold-tiger', { minutesAgo: 0, payoutMinor: 100n });
    const cached = await service.client('activity', {});
    expect(cached.ok && cached.value.rounds).toHaveLength(2);
    expect((await read()).rounds).toHaveLength(3);
  });
});
