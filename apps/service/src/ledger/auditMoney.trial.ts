import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { applyRollups } from '../rollup/applyRollups.ts';
import { testEngines } from '../testing/openTestDatabase.ts';
import { playRounds } from '../testing/playRounds.ts';
import { addPlayer, startWallet } from '../testing/startWallet.ts';
import { auditMoney } from './auditMoney.ts';

const PLAYERS = 100;
const BETS_OF_EACH = 500;
/** Of one player, who has many slices alone. */
const BETS_OF_ONE = 20_000;
/** Beyond the longest wait without an audit: a machine that does other work as well makes a bet wait by itself. */
const MOST_MORE_MS = 150;

describe.each(testEngines)('on %s', (engine) => {
  it(`RUN-06 holds no bet up while it audits ${PLAYERS * BETS_OF_EACH + BETS_OF_ONE} others`, async () => {
    const wallet = await startWallet(engine);
    for (let count = 0; count < PLAYERS; count += 1)
      await playRounds(wallet.db, { accountIds: [await addPlayer(wallet.db, 1_000_000n)], rounds: BETS_OF_EACH });
    await playRounds(wallet.db, { accountIds: [await addPlayer(wallet.db, 1_000_000n)], rounds: BETS_OF_ONE });
    await applyRollups(wallet.db);
    await sql`analyze`.execute(wallet.db);

    const { player } = await wallet.seat(1_000_000n);
    const waitOfABet = async () => {
      const from = performance.now();
      const stake = { ...player, txId: randomUUID(), roundId: randomUUID(), amountMinor: '1', roundEnd: true };
      expect(await wallet.vendor.ask('debit', stake)).toMatchObject({ code: 'OK' });
      return performance.now() - from;
    };
    const quiet: number[] = [];
    for (let count = 0; count < 200; count += 1) quiet.push(await waitOfABet());

    const audit = { isOver: false };
    const from = performance.now();
    const auditing = auditMoney(wallet.db).finally(() => {
      audit.isOver = true;
    });
    const busy: number[] = [];
    while (!audit.isOver) {
      busy.push(await waitOfABet());
      // What is counted between two slices is no reason for an alarm.
      if (busy.length % 50 === 0) await applyRollups(wallet.db);
    }
    const invariants = await auditing;
    console.log(
      `${engine}: the audit took ${Math.round(performance.now() - from)} ms beside ${busy.length} bets; longest wait ${Math.round(Math.max(...busy))} ms, ${Math.round(Math.max(...quiet))} ms without it.`,
    );
    expect(invariants.filter(({ broken }) => broken > 0n)).toEqual([]);
    expect(Math.max(...busy)).toBeLessThan(Math.max(...quiet) + MOST_MORE_MS);
    await wallet.close();
  });
});
