import { randomUUID } from 'node:crypto';
import { maskName } from '@site/rules/maskName';
import type { TestEngine } from './openTestDatabase.ts';
import { seedTestAccounts } from './seedTestAccounts.ts';
import { seedTestGames, testGames } from './seedTestGames.ts';
import { startService, type TestService } from './startService.ts';
import { addPlayer } from './startWallet.ts';
import { launchFor, TestVendor } from './TestVendor.ts';

export interface Player {
  accountId: number;
  username: string;
  /** As strangers see the name. */
  maskedName: string;
  /** Plays a round and ends it, all by the wallet's calls. Returns its id. */
  play(stakeMinor: bigint, payoutMinor?: bigint, more?: object): Promise<string>;
  /** Makes a single call of the wallet. */
  ask(call: 'debit' | 'credit', amountMinor: bigint, more: object): Promise<void>;
}

/** Starts the service with its accounts and games, for players who play for money. */
export async function startPlayers(engine: TestEngine): Promise<
  TestService & {
    addPlayer(game?: keyof typeof testGames, balanceMinor?: bigint): Promise<Player>;
    sitDown(accountId: number, game?: keyof typeof testGames): Promise<Player>;
  }
> {
  const service = await startService({
    engine,
    async seed(db) {
      await seedTestAccounts(db);
      await seedTestGames(db);
    },
  });
  const { db } = service.services;
  const vendor = new TestVendor({ url: service.url, secret: 'marquee-demo-studio-secret' });

  async function sitDown(accountId: number, game: keyof typeof testGames = 'slot'): Promise<Player> {
    const { node_id: nodeId, game_code: gameCode } = testGames[game];
    const { username } = await db.selectFrom('account').where('id', '=', accountId).select('username').executeTakeFirstOrThrow();
    const { launchToken } = await launchFor(db, { accountId, nodeId });
    const { playerId = '', sessionId = '', currency = '' } = await vendor.ask('authenticate', { launchToken });
    const ask: Player['ask'] = async (call, amountMinor, more) => {
      const { code } = await vendor.askUntilAnswered(call, {
        playerId,
        sessionId,
        currency,
        gameCode,
        txId: randomUUID(),
        amountMinor: String(amountMinor),
        ...more,
      });
      if (code !== 'OK') throw new Error(`The wallet answers ${code}.`);
    };
    return {
      accountId,
      username,
      maskedName: maskName(username),
      ask,
      async play(stakeMinor, payoutMinor = 0n, more = {}) {
        const roundId = randomUUID();
        await ask('debit', stakeMinor, { roundId, ...more });
        await ask('credit', payoutMinor, { roundId, roundEnd: true });
        return roundId;
      },
    };
  }

  return {
    ...service,
    sitDown,
    addPlayer: async (game, balanceMinor = 1_000_000n) => sitDown(await addPlayer(db, balanceMinor), game),
  };
}
